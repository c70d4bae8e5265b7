import { countOf } from "@mainstreet/contract/count";
import type { TypedDomainRow } from "@mainstreet/contract/domains/domains";
import { Button, Textarea } from "@mantine/core";
import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { z } from "zod";
import { texts } from "@mainstreet/contract/texts";
import { paths } from "../../app/paths.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { Card } from "../../ui/card.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { RedirectBox } from "./add-domain.tsx";
import { useAddRows, useCheckRows } from "./api.ts";
import { AddedNotice, CheckedRows } from "./checked-rows.tsx";
import classes from "./domains.module.css";
import { readDomainRows, rowsAsText } from "./read-rows.ts";

const TYPES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const DRAFT = "add-domains";
const FAILED = "The rows could not be checked. Nothing was added; please try again.";
const EXAMPLE =
  "joes-plumbing.netlify.app, joesplumbing.com\nann-roofing.netlify.app, www.annroofing.com";
const draft = z.object({ text: z.string(), withRedirect: z.boolean() });
type Draft = z.output<typeof draft>;

/** The rows as they are typed, the results of a check, and a function that adds the valid ones. */
function useManyRows() {
  const [given, setGiven] = useState<Draft>(
    () => readDraft(DRAFT, draft) ?? { text: "", withRedirect: true },
  );
  const [rows, setRows] = useState<TypedDomainRow[]>([]);
  const [problem, setProblem] = useState("");
  const [added, setAdded] = useState(0);
  const check = useCheckRows();
  const add = useAddRows();
  const change = (next: Partial<Draft>) => {
    const now = { ...given, ...next };
    setGiven(now);
    setProblem("");
    check.reset();
    add.reset();
    if (now.text === "") dropDraft(DRAFT);
    else writeDraft(DRAFT, now);
  };
  const { text, withRedirect } = given;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readDomainRows(new TextEncoder().encode(text));
    if (typeof read === "string") return setProblem(read);
    setRows(read);
    setAdded(0);
    return check.mutate({ rows: read, withRedirect });
  };
  const apply = () =>
    add.mutate(
      { rows, withRedirect },
      {
        onSuccess: ({ rows: results, totals }) => {
          // Refused rows stay in the form, to be corrected.
          change({ text: rowsAsText(results.filter(({ fault }) => fault !== null)) });
          setAdded(totals.right);
        },
      },
    );
  return { text, withRedirect, problem, added, check, add, change, setProblem, send, apply };
}

/** Adds domains to many sites: pasted or from a file, checked row by row before anything is added. */
export function AddManyDomains() {
  const many = useManyRows();
  const { check, added } = many;
  return (
    <>
      <PageHeader
        title="Add many domains"
        subtitle="A site and its domain in each row"
        above={<BackLink to={paths.domains}>Back to Domains</BackLink>}
      />
      <div className="stack">
        {added > 0 && <AddedNotice added={added} hasRest={many.text !== ""} />}
        <Card
          title="Sites and domains"
          hint="A site by its address, its id or its name at the host. Nothing is added before you have seen what is wrong."
        >
          <RowsForm many={many} />
        </Card>
        {check.data && (
          <CheckedRows checked={check.data} add={many.add} onAdd={many.apply}>
            {countOf(check.data.totals.right, "domain")}
          </CheckedRows>
        )}
      </div>
    </>
  );
}

function RowsForm({ many }: { many: ReturnType<typeof useManyRows> }) {
  const { text, withRedirect, problem, check, change, setProblem, send } = many;
  return (
    <form className="stack" onSubmit={send} noValidate>
      <Textarea
        label="Rows"
        description="site, domain"
        placeholder={EXAMPLE}
        rows={8}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <RedirectBox
        isChecked={withRedirect}
        onChange={(isChecked) => change({ withRedirect: isChecked })}
      />
      <RefusalNotice error={check.error} fallback={FAILED} />
      <div className={classes.buttons}>
        <SubmitButton
          variant={check.data === undefined ? "filled" : "default"}
          busy={check.isPending}
          busyText="Checking…"
        >
          Check the rows
        </SubmitButton>
        <FileButton onText={(read) => change({ text: read })} onProblem={setProblem} />
      </div>
    </form>
  );
}

type FileProps = { onText: (text: string) => void; onProblem: (problem: string) => void };

/** Puts the rows of a file into the text field, where the user sees and corrects them. */
function FileButton({ onText, onProblem }: FileProps) {
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    const read =
      bytes === undefined ? texts.bulk.unreadableFile : readDomainRows(new Uint8Array(bytes));
    if (typeof read === "string") onProblem(read);
    else onText(rowsAsText(read));
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={TYPES}
        hidden
        aria-label="CSV file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (chosen !== undefined) void take(chosen);
        }}
      />
      <Button
        variant="default"
        leftSection={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        Choose a CSV file
      </Button>
    </>
  );
}

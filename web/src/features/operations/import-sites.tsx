import { count } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { IMPORT_LIMIT } from "@mainstreet/contract/site-file-texts";
import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useImportSites } from "./api.ts";
import classes from "./operations.module.css";
import { readSitesFile, type SitesFile } from "./sites-file.ts";

const TYPES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

type Props = { above: ReactNode; onPlanned: (operation: Operation) => void };

/** Reads a CSV file of sites and leads to the review of what it would change. */
export function ImportSites({ above, onPlanned }: Props) {
  const run = useImportSites(onPlanned);
  const [problem, setProblem] = useState("");
  const [file, setFile] = useState<SitesFile>();
  const take = async (chosen: File) => {
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    const read =
      bytes === undefined
        ? texts.bulk.unreadableFile
        : readSitesFile(chosen.name, new Uint8Array(bytes));
    run.reset();
    setProblem(typeof read === "string" ? `${chosen.name}: ${read}` : "");
    setFile(typeof read === "string" ? undefined : read);
    if (typeof read !== "string") run.mutate(read);
  };
  return (
    <>
      <PageHeader title="Import CSV" subtitle="Change sites by a file" above={above} />
      <div className={classes.page}>
        <Card title="The file">
          <Steps />
          <Picker isBusy={run.isPending} onFile={(chosen) => void take(chosen)} />
          <div role="alert">{problem !== "" && <Notice tone="bad">{problem}</Notice>}</div>
          {run.error !== null && file !== undefined && (
            <FailurePanel
              isNext
              title={messageOf(run.error, texts.shell.unexpected)}
              onRetry={() => run.mutate(file)}
            >
              Nothing was changed. Your file is as it was.
            </FailurePanel>
          )}
        </Card>
      </div>
    </>
  );
}

function Steps() {
  return (
    <ol className={classes.list}>
      <li>
        Export sites from a <Link to={paths.sites}>list</Link>: CSV, then Export CSV.
      </li>
      <li>
        Change cells in a spreadsheet and save as CSV. Leave the columns id and version as they are.
        An apostrophe before a cell, as in &#39;27101, keeps it as it is.
      </li>
      <li>
        Choose the file here: up to {count(IMPORT_LIMIT.rows)} rows and {IMPORT_LIMIT.megabytes} MB.
        You see each change before anything is saved.
      </li>
    </ol>
  );
}

type PickerProps = { isBusy: boolean; onFile: (file: File) => void };

function Picker({ isBusy, onFile }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.picker}>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label="CSV file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (chosen !== undefined) onFile(chosen);
        }}
      />
      <SubmitButton
        busy={isBusy}
        busyText="Checking the file…"
        leftSection={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose a CSV file
      </SubmitButton>
    </div>
  );
}

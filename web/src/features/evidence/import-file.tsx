import { EVIDENCE_COLUMNS } from "@mainstreet/contract/evidence";
import { toCsv } from "@mainstreet/contract/csv";
import { countOf } from "@mainstreet/contract/count";
import { EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Download, FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { saveAs } from "../../lib/download.ts";
import { toastSuccess } from "../../lib/toasts.ts";
import { readEvidenceFile } from "./evidence-file.ts";
import classes from "./evidence.module.css";
import { FilePreview } from "./file-preview.tsx";
import { type KeptFile, keepFile, readKeptFile } from "./kept-file.ts";

const TYPES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const COLUMNS: Readonly<Record<(typeof EVIDENCE_COLUMNS)[number], string>> = {
  kind: "job, quote, price or person",
  title: "what was done, or the job of a price",
  text: "two sentences, the customer’s words, or the price",
  city: "blank: all cities",
  state: "of the city, as NC",
  month: "as 2026-05, of a job or a price",
  customer: "who said it",
  source: "where it was said, as “By e-mail, May 2026”",
  permission: "yes: the customer has allowed the quote",
  name: "of a person",
  role: "what this person does",
};

type Props = { businessId: string; onDone: () => void };

/** Adds evidence from a CSV file. It is checked before anything is added, and survives a reload until it was imported or closed. */
export function ImportFile({ businessId, onDone }: Props) {
  const [file, setFile] = useState(() => readKeptFile(businessId));
  const [revision, setRevision] = useState(0);
  const change = (next: KeptFile | undefined) => {
    setFile(next);
    keepFile(businessId, next);
  };
  const close = () => {
    keepFile(businessId, undefined);
    onDone();
  };
  return (
    <section className={classes.form} aria-label="Import a file">
      <p>
        A row for each job, quote, price or person: CSV, up to{" "}
        {countOf(EVIDENCE_LIMIT.pieces, "row")} and 500 KB. Nothing is added before you have seen
        what is wrong with it, and nothing is published before you publish it. Photos are added
        afterwards.
      </p>
      <details>
        <summary>The columns</summary>
        <dl className={classes.columns}>
          {EVIDENCE_COLUMNS.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{COLUMNS[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <FilePicker
        hasFile={file !== undefined}
        onFile={(chosen) => {
          change(chosen);
          setRevision(revision + 1);
        }}
        onClose={close}
      />
      {file !== undefined && (
        <FilePreview
          key={revision}
          {...{ businessId, file }}
          onChange={change}
          onDone={(added) => {
            toastSuccess(`${countOf(added, "piece")} added. They wait for you to publish them.`);
            close();
          }}
        />
      )}
    </section>
  );
}

type PickerProps = { hasFile: boolean; onFile: (file: KeptFile) => void; onClose: () => void };

function FilePicker({ hasFile, onFile, onClose }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const take = async (chosen: File) => {
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    const read =
      bytes === undefined
        ? texts.bulk.unreadableFile
        : readEvidenceFile(chosen.name, new Uint8Array(bytes));
    setProblem(typeof read === "string" ? read : "");
    if (typeof read !== "string") onFile(read);
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
      <div className={classes.actions}>
        <Button
          variant={hasFile ? "default" : "filled"}
          leftSection={<FileSpreadsheet size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {hasFile ? "Choose another file" : "Choose a CSV file"}
        </Button>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() =>
            saveAs(new Blob([toCsv([EVIDENCE_COLUMNS])], { type: "text/csv" }), "evidence.csv")
          }
        >
          Download template
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
      <div role="alert" className={classes.error}>
        {problem}
      </div>
    </>
  );
}

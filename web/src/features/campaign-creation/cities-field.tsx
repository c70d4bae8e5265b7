import { count } from "@mainstreet/contract/count";
import { MAX_RUN_SITES } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { Button, Textarea } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import type { ClipboardEvent } from "react";
import { isHeader } from "./bulk-columns.ts";
import classes from "./bulk-form.module.css";
import { tableOf } from "./bulk-rows.ts";
import type { Table } from "./bulk-rows.ts";
import { FileColumns } from "./file-columns.tsx";
import type { ParsedTable } from "../../lib/parse-table.ts";
import type { BulkFormState } from "./use-bulk-form.ts";

const TYPES = ".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain";

/** The cities: typed one per line, or the columns of a file that was chosen, dropped or pasted. */
export function CitiesField({ state }: { state: BulkFormState }) {
  const { form, table, read } = state;
  const { problem, isReading, take } = useFile(read);
  const isOver = useDroppedFile(take);
  const picker = useRef<HTMLInputElement>(null);
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData("text/plain");
    if (file === undefined && !isTableText(text)) return;
    event.preventDefault();
    void take(file ?? new File([text], "Pasted rows"));
  };
  return (
    <div className={classes.cities} data-over={isOver || undefined}>
      {table === undefined ? (
        <Textarea
          label="Cities"
          className="required"
          description="One per line: City, State. Rows of a spreadsheet can be pasted here too."
          placeholder={"Winston-Salem, NC\nKernersville, NC\nGreensboro, NC"}
          rows={7}
          {...form.getInputProps("cities")}
          onPaste={paste}
        />
      ) : (
        <FileColumns state={state} table={table} />
      )}
      <div className={classes.file}>
        <input
          ref={picker}
          type="file"
          accept={TYPES}
          hidden
          aria-label="CSV or TSV file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file !== undefined) void take(file);
          }}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<FileSpreadsheet size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {table === undefined ? "Choose a CSV file" : "Choose another file"}
        </Button>
        <span className="muted">
          {isReading
            ? "Reading the file..."
            : `or drop one on this page: CSV or TSV, up to ${count(MAX_RUN_SITES)} rows`}
        </span>
      </div>
      <div role="alert" className={classes.problem}>
        {problem}
      </div>
    </div>
  );
}

/**
 * Accepts a file that is dropped anywhere on the page, since the browser would open it otherwise; returns whether a file is
 * held over the page.
 */
function useDroppedFile(take: (file: File) => Promise<void>): boolean {
  const [isOver, setIsOver] = useState(false);
  useWindowEvent("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    setIsOver(true);
  });
  useWindowEvent("dragleave", () => setIsOver(false));
  useWindowEvent("drop", (event) => {
    setIsOver(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  });
  return isOver;
}

/** Reads one file at a time; if there are several, the last one counts. */
function useFile(read: BulkFormState["read"]) {
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const last = useRef(0);
  const take = async (file: File) => {
    const turn = ++last.current;
    setProblem(undefined);
    setIsReading(true);
    const table = await readTable(file.name, file);
    if (turn !== last.current) return;
    setIsReading(false);
    if (typeof table === "string") setProblem(table);
    else read(table);
  };
  return { problem, isReading, take };
}

/** Whether pasted text is rows of a spreadsheet rather than one city per line: it has tabs, or columns with names. */
export function isTableText(text: string): boolean {
  if (text.includes("\t")) return true;
  const [first = "", second = ""] = text.split(/\r\n|\r|\n/);
  return second.trim() !== "" && isHeader(first.split(/[,;|]/).map(unquoted));
}

const unquoted = (cell: string) => cell.replace(/^\s*"|"\s*$/g, "");

const { emptyFile, notText, tooLargeFile } = texts.bulk;
const PROBLEMS = { emptyFile, notText, tooLargeFile };

/** Reads a CSV or TSV file in a worker: the table, or what is wrong with it, in words for the user. */
async function readTable(name: string, file: Blob): Promise<Table | string> {
  return tableFrom(name, await parseInWorker(file));
}

/** The table of a parsed file, or its problem in words; undefined: the file could not be read. */
export function tableFrom(name: string, parsed: ParsedTable | undefined): Table | string {
  const { unreadableFile, tooManyRows, unclosedQuote } = texts.bulk;
  if (parsed === undefined) return unreadableFile;
  if ("cells" in parsed) {
    const table = tableOf(name, parsed.cells);
    return table.cells.length - (table.hasHeader ? 1 : 0) > MAX_RUN_SITES ? tooManyRows : table;
  }
  const { problem } = parsed;
  return problem.kind === "unclosedQuote" ? unclosedQuote(problem.row) : PROBLEMS[problem.kind];
}

/** The parsed file; undefined for a file that cannot be read. */
function parseInWorker(file: Blob): Promise<ParsedTable | undefined> {
  const worker = new Worker(new URL("./bulk-table-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ParsedTable | undefined>((resolve) => {
    const response = ({ data }: MessageEvent<ParsedTable | undefined>) => resolve(data);
    worker.addEventListener("message", response);
    worker.addEventListener("error", () => resolve(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

import { MAX_RUN_SITES } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { tableOf } from "./bulk-rows.ts";
import type { Table } from "./bulk-rows.ts";
import type { ParsedTable } from "./parse-table.ts";

const { emptyFile, notText, tooLargeFile } = texts.bulk;
const PROBLEMS = { emptyFile, notText, tooLargeFile };

/** Reads a CSV or TSV file in a worker: the table, or what is wrong with it, in words for the user. */
export async function readTable(name: string, file: Blob): Promise<Table | string> {
  return tableFrom(name, await parseInWorker(file));
}

/** The same of what was parsed; undefined: the file could not be read at all. */
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

/** Undefined for a file that cannot be read at all. */
function parseInWorker(file: Blob): Promise<ParsedTable | undefined> {
  const worker = new Worker(new URL("./bulk-table-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ParsedTable | undefined>((resolve) => {
    const answer = ({ data }: MessageEvent<ParsedTable | undefined>) => resolve(data);
    worker.addEventListener("message", answer);
    worker.addEventListener("error", () => resolve(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

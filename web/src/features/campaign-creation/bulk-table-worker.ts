import { parseTable } from "../../lib/parse-table.ts";
import type { ParsedTable } from "../../lib/parse-table.ts";

/** Parses a file in a worker, so that ten thousand rows do not block the page. */

// A worker can post only to its own page, so there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (response: ParsedTable | undefined) => self.postMessage(response);

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  data
    .arrayBuffer()
    .then((content) => post(parseTable(new Uint8Array(content))))
    .catch(() => post(undefined));
});

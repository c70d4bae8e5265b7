import { parseTable } from "./parse-table.ts";
import type { ParsedTable } from "./parse-table.ts";

/** Parses a file in a worker, so that ten thousand rows do not block the page. */

// A worker speaks to its one page, so there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (response: ParsedTable | undefined) => self.postMessage(response);

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  data
    .arrayBuffer()
    .then((content) => tell(parseTable(new Uint8Array(content))))
    .catch(() => tell(undefined));
});

/**
 * The headers that `_headers` sets for every file, by lower-case name (GS-27). Rules for single folders are left out: they set how long a
 * file may be cached, which its own Cache-Control does too.
 */
export function headersForAll(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isForAll = false;
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([A-Za-z0-9-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) isForAll = line.trim() === "/*";
    else if (isForAll && value !== undefined) headers[name.toLowerCase()] = value.trim();
  }
  return headers;
}

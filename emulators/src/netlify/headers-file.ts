export type HeaderRule = {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Names Netlify's servers set themselves and ignore in `_headers` (docs.netlify.com, "Custom headers", limitations). */
const reserved: ReadonlySet<string> = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "set-cookie",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Reads a `_headers` file: a path per line, the headers for it on the lines below; `#` begins a comment. Other lines are ignored. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const colon = line.indexOf(":");
    if (line.startsWith("/")) rules.push({ pattern: pathPattern(line), headers: [] });
    else if (!line.startsWith("#") && colon > 0) {
      const name = line.slice(0, colon).trim().toLowerCase();
      const value = line.slice(colon + 1).trim();
      if (isSendable(name, value)) rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/**
 * The headers that all matching rules set for a path. A name twice in one rule is joined by commas; a later rule replaces the header of an
 * earlier one, as in netlify-cli's server.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    const own = new Map<string, string>();
    for (const [name, value] of rule.headers)
      own.set(name, own.has(name) ? `${own.get(name)}, ${value}` : value);
    Object.assign(result, Object.fromEntries(own));
  }
  return result;
}

function isSendable(name: string, value: string): boolean {
  return (
    !reserved.has(name) && /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e]+$/.test(value)
  );
}

/**
 * `:name` is one segment, `*` any text, slashes included; a `*` segment may also be missing. Letter case and a slash at the end do not
 * matter.
 */
function pathPattern(path: string): RegExp {
  const parts = path.split("/").filter((part) => part !== "");
  return new RegExp(`^${parts.map(partPattern).join("")}/?$`, "i");
}

function partPattern(part: string): string {
  if (part === "*") return "(?:/.*)?";
  if (part.startsWith(":")) return "/[^/]+";
  return `/${part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`;
}

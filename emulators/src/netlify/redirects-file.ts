import { matchPath } from "./path-pattern.ts";

export type RedirectRule = {
  /** Only for requests to this host, when the source is an absolute URL. */
  readonly host: string | undefined;
  readonly from: string;
  /** Parameters the query must have; a value `:name` matches any value and names it. */
  readonly query: Readonly<Record<string, string>>;
  readonly to: string;
  readonly status: number;
  /** `!`: also where a file exists. */
  readonly isForced: boolean;
};

export type Redirection = {
  readonly to: string;
  readonly status: number;
  readonly isForced: boolean;
};

export type VisitedAddress = {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
};

/**
 * Reads a `_redirects` file: `from [name=value …] to [status[!]]` per line, `#` begins a comment, the status is 301 without one.
 * Lines that are no rules are ignored, and so are rules with conditions (Country, Language, Role, Cookie): no visitor here fulfils them.
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split("\n").flatMap((line) => {
    const rule = parseLine(line.replace(/(?:^|\s)#.*$/, "").trim());
    return rule === undefined ? [] : [rule];
  });
}

/** The first rule that matches, with its target filled in. A rule whose target is the visitor's own address is skipped. */
export function findRedirection(
  rules: readonly RedirectRule[],
  visit: VisitedAddress,
): Redirection | undefined {
  for (const rule of rules) {
    const values = matchRule(rule, visit);
    if (values === undefined) continue;
    const to = rule.to.replaceAll(
      /:([A-Za-z_]\w*)/g,
      (whole, name: string) => values[name] ?? whole,
    );
    if (!isSamePlace(to, visit))
      return { to: withQuery(to, rule, visit), status: rule.status, isForced: rule.isForced };
  }
  return undefined;
}

function parseLine(line: string): RedirectRule | undefined {
  const [source, ...rest] = line.split(/\s+/);
  const toIndex = rest.findIndex((part) => part.startsWith("/") || isUrl(part));
  const to = rest[toIndex];
  if (source === undefined || to === undefined) return undefined;
  const [statusText = "301", ...conditions] = rest.slice(toIndex + 1);
  const status = /^([1-5]\d\d)(!?)$/.exec(statusText);
  if (status === null || conditions.length > 0) return undefined;
  const absolute = isUrl(source) ? /^https?:\/\/([^/]+)(.*)$/i.exec(source) : null;
  return {
    host: absolute?.[1]?.toLowerCase(),
    from: absolute === null ? source : absolute[2] || "/",
    query: Object.fromEntries(rest.slice(0, toIndex).map(parsePair)),
    to,
    status: Number(status[1]),
    isForced: status[2] === "!",
  };
}

function parsePair(text: string): [string, string] {
  const equals = text.indexOf("=");
  return equals < 0 ? [text, ""] : [text.slice(0, equals), text.slice(equals + 1)];
}

function matchRule(
  rule: RedirectRule,
  { host, path, query }: VisitedAddress,
): Record<string, string> | undefined {
  if (rule.host !== undefined && rule.host.replace(/:\d+$/, "") !== host) return undefined;
  const values = matchPath(rule.from, path);
  if (values === undefined) return undefined;
  const named: Record<string, string> = { ...values };
  for (const [name, expected] of Object.entries(rule.query)) {
    const given = query.get(name);
    if (given === null) return undefined;
    if (expected.startsWith(":")) named[expected.slice(1)] = encodeURIComponent(given);
    else if (expected !== given) return undefined;
  }
  return named;
}

/** The visitor's query is appended, unless the rule has matched it or the target has its own. */
function withQuery(to: string, rule: RedirectRule, { query }: VisitedAddress): string {
  const usesQuery = Object.keys(rule.query).length > 0;
  return query.size === 0 || usesQuery || to.includes("?") ? to : `${to}?${query.toString()}`;
}

function isSamePlace(to: string, { path }: VisitedAddress): boolean {
  return !isUrl(to) && to.replace(/[?#].*$/, "").replace(/\/+$/, "") === path.replace(/\/+$/, "");
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

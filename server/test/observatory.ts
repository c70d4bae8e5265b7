import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

/** A page as a browser gets it. */
export type PageResponse = { headers: Record<string, unknown>; html: string };

type Csp = ReadonlyMap<string, readonly string[]>;

const BROAD = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "https://*",
  "http://*.*",
  "https://*.*",
];
const INLINE = ["'unsafe-inline'", "data:"];

/**
 * The score of a page by the table that the HTTP Observatory publishes (developer.mozilla.org/observatory, "Tests &
 * Scoring", as of 2026), listed by test. Penalties come off 100; bonuses count from 90 on. Assumed, since no page shows them: TLS with a
 * good certificate, HTTP redirected to it, and a host that browsers have not preloaded.
 */
export function observatoryScore(page: PageResponse): {
  score: number;
  tests: Record<string, number>;
} {
  const tests = {
    "content-security-policy": scoreCsp(page),
    cookies: page.headers["set-cookie"] === undefined ? 0 : -40,
    "cross-origin-resource-sharing": scoreCors(page),
    "strict-transport-security": scoreHsts(page),
    "referrer-policy": scoreReferrer(page),
    "subresource-integrity": scoreIntegrity(page),
    "x-content-type-options": header(page, "x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": scoreFraming(page),
    "cross-origin-resource-policy": scoreResourcePolicy(page),
  };
  const modifiers = Object.values(tests);
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = base >= 90 ? sum(modifiers.filter((modifier) => modifier > 0)) : 0;
  return { score: Math.max(0, base + bonus), tests };
}

function header({ headers }: PageResponse, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}

function policyOf(page: PageResponse): Csp {
  const directives = header(page, "content-security-policy").split(";");
  const parsed = new Map<string, string[]>();
  for (const directive of directives) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    // Of two equal directives the first counts (CSP3 §2.2.1).
    if (name !== "" && !parsed.has(name)) parsed.set(name, sources);
  }
  return parsed;
}

/** What a directive allows; nonces and digests make browsers ignore 'unsafe-inline' in the same directive. */
function sourcesOf(csp: Csp, name: string): readonly string[] {
  const sources = csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const isPinned = sources.some((source) => /^'(?:nonce|sha256|sha384|sha512)-/.test(source));
  return isPinned ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function scoreCsp(page: PageResponse): number {
  const csp = policyOf(page);
  if (csp.size === 0) return -25;
  const [scripts, styles] = [sourcesOf(csp, "script-src"), sourcesOf(csp, "style-src")];
  const holds = (sources: readonly string[], some: string[]) =>
    sources.some((source) => some.includes(source));
  if (holds(scripts, [...BROAD, ...INLINE]) || holds(sourcesOf(csp, "object-src"), BROAD))
    return -20;
  const isPassive = (name: string) => name === "img-src" || name === "media-src";
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
  const plain = [...csp].filter(([, sources]) => sources.some(isPlain)).map(([name]) => name);
  if (plain.some((name) => !isPassive(name))) return -20;
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (plain.length > 0) return -10;
  if (holds(styles, [...BROAD, ...INLINE])) return 0;
  return csp.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function scoreCors(page: PageResponse): number {
  const isOpen = header(page, "access-control-allow-origin") !== "";
  return isOpen && header(page, "access-control-allow-credentials") === "true" ? -50 : 0;
}

const SIX_MONTHS_S = 15_768_000;

function scoreHsts(page: PageResponse): number {
  const [, seconds] = /max-age=(\d+)/.exec(header(page, "strict-transport-security")) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function scoreReferrer(page: PageResponse): number {
  const policy = header(page, "referrer-policy");
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  if (policy === "") return 0;
  return isPrivate.test(policy) ? 5 : -5;
}

function scoreIntegrity({ html }: PageResponse): number {
  const scripts = scriptsIn(parse(html)).flatMap(({ attrs }) => {
    const { src, integrity } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    return src === undefined ? [] : [{ src, integrity }];
  });
  const foreign = scripts.filter(({ src }) => /^(?:https?:)?\/\//.test(src));
  const isSecure = foreign.every(({ src }) => src.startsWith("https://"));
  if (foreign.some(({ integrity }) => !integrity)) return isSecure ? -5 : -50;
  if (!isSecure) return -20;
  return scripts.some(({ integrity }) => integrity) ? 5 : 0;
}

function scriptsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const own = defaultTreeAdapter.isElementNode(node) && node.tagName === "script" ? [node] : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(scriptsIn)] : own;
}

function scoreFraming(page: PageResponse): number {
  const ancestors = policyOf(page).get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/.test(header(page, "x-frame-options")) ? 0 : -20;
}

function scoreResourcePolicy(page: PageResponse): number {
  const policy = header(page, "cross-origin-resource-policy");
  if (policy === "" || policy === "cross-origin") return 0;
  return policy === "same-origin" || policy === "same-site" ? 10 : -5;
}

import { parsePhone } from "../content/contact.ts";
import type { OwnLine, OwnPart, OwnText, Words } from "../content/page-content.ts";
import { cleanLines, cleanText } from "../text.ts";

/** Which pages and sections a link may lead to, and the relative path from the page to the site's first page. */
export type LinkTargets = {
  root: string;
  pages: ReadonlySet<string>;
  sections: ReadonlySet<string>;
};

const LIST_ITEM = /^[-*•] +(?=\S)/;

/**
 * An owner's text: each line a paragraph, lines that begin with "- " a list, `**bold**`, and `[text](target)` for links to own
 * pages, tel: and https:. Everything else stays text; themes escape every part.
 */
export function parseOwnText(text: string, targets: LinkTargets): OwnText {
  const lines: OwnLine[] = [];
  for (const line of cleanLines(text).split("\n").filter(Boolean)) {
    const isItem = LIST_ITEM.test(line);
    const parts = parseLine(line.replace(LIST_ITEM, ""), targets);
    const last = lines.at(-1);
    if (isItem && last?.kind === "list") last.items.push({ parts });
    else lines.push(isItem ? { kind: "list", items: [{ parts }] } : { kind: "paragraph", parts });
  }
  return { lines };
}

/** Each repetition is bounded, so no text takes more than linear time. */
const INLINE = /\*\*([^*]{1,3000})\*\*|\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/g;

function parseLine(line: string, targets: LinkTargets): OwnPart[] {
  const parts: OwnPart[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    const [whole, bold, text = "", target = ""] = match;
    if (match.index > end) parts.push({ kind: "text", text: line.slice(end, match.index) });
    parts.push(
      bold === undefined ? linkOrText(text, target, targets) : { kind: "bold", text: bold },
    );
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ kind: "text", text: line.slice(end) });
  return parts;
}

/** A link to a refused target becomes plain text. */
function linkOrText(text: string, target: string, targets: LinkTargets): OwnPart {
  const href = linkAddress(target, targets);
  return href === null ? { kind: "text", text } : { kind: "link", href, text };
}

/** The targets of links in an owner's text that would be left out, as "http://example.com" or a page that does not exist. */
export function findRefusedLinks(text: string, targets: LinkTargets): string[] {
  return [...cleanLines(text).matchAll(INLINE)].flatMap(([, , , target]) =>
    target !== undefined && linkAddress(target, targets) === null ? [target] : [],
  );
}

/** Printable ASCII without quotes, brackets and backslashes, and no user name before the host. */
const HTTPS =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-z~]*)?$/i;
const OWN_PAGE = /^\/?((?:[a-z0-9-]+\/)*)(?:#([a-z]+))?$/;

function linkAddress(target: string, { root, pages, sections }: LinkTargets): string | null {
  if (/^https:/i.test(target)) return HTTPS.test(target) ? target : null;
  if (/^tel:/i.test(target)) return parsePhone(target.slice("tel:".length))?.href ?? null;
  const [matched, path = "", section] = OWN_PAGE.exec(target) ?? [];
  if (matched === undefined) return null;
  const isSamePage = path === "" && section !== undefined && !target.startsWith("/");
  if (isSamePage) return sections.has(section) ? `#${section}` : null;
  return pages.has(path) ? root + path || "./" : null;
}

/** The same text in one line without marks, for headings, labels and facts. */
export function plainText(text: string): string {
  return plainWords(parseOwnText(text, NO_TARGETS));
}

/** Words of a page in one line. */
export function plainWords(words: Words): string {
  return typeof words === "string" ? words : cleanText(words.lines.map(lineText).join(" "));
}

const NO_TARGETS: LinkTargets = { root: "", pages: new Set(), sections: new Set() };

const lineText = (line: OwnLine): string =>
  line.kind === "paragraph"
    ? textOf(line.parts)
    : line.items.map(({ parts }) => textOf(parts)).join(" ");

const textOf = (parts: readonly OwnPart[]): string => parts.map(({ text }) => text).join("");

/** Markup that is safe to send: made by `html` or vouched for by `raw`. */
export type Html = { readonly markup: string };

/** A value in a template: text (escaped), markup, a list of both, or nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** All but plain ASCII text. Documents are ASCII throughout, so no host can serve them in a wrong encoding. */
const SPECIAL = /[&<>"']|[^\t\n\r -~]/gu;

/** Controls and noncharacters, which no document may hold. */
const UNPRINTABLE = /[\p{Cc}\p{Noncharacter_Code_Point}]/u;

/** Matches texts that need no escaping, as most do: this test is much faster than a replacement that replaces nothing. */
const PLAIN = /^[\t\n\r !#-%(-;=?-~]*$/;

/** Makes text safe for an element or a quoted attribute; characters beyond ASCII become references. */
export function escapeHtml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.toWellFormed().replace(SPECIAL, escaped);
}

function escaped(character: string): string {
  const reference = `&#${character.codePointAt(0)};`;
  return ENTITIES[character] ?? (UNPRINTABLE.test(character) ? "" : reference);
}

/** Vouches for markup: only for our own constants and for text made safe by other means. */
export function raw(markup: string): Html {
  return { markup };
}

function markupOf(value: HtmlValue): string {
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  if (value === null || value === undefined || value === false) return "";
  return isList(value) ? value.map(markupOf).join("") : value.markup;
}

const isList = (value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] =>
  Array.isArray(value);

/** A template's fixed parts without their indentation: white space holding a line break becomes one break. */
const fixedParts = new WeakMap<TemplateStringsArray, readonly string[]>();

function withoutIndentation(parts: TemplateStringsArray): readonly string[] {
  const known = fixedParts.get(parts);
  if (known !== undefined) return known;
  const fixed = parts.map((part) => part.replace(/\s*\n\s*/g, "\n"));
  fixedParts.set(parts, fixed);
  return fixed;
}

/** A template whose values are escaped unless they are markup already. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let markup = "";
  withoutIndentation(parts).forEach((part, index) => {
    markup += part + markupOf(values[index]);
  });
  return { markup };
}

/** JSON for a `<script type="application/ld+json">`: ASCII, and nothing in it can end the script. */
export function jsonLd(value: object): Html {
  const ascii = JSON.stringify(value).replace(
    /[<>&]|[^\0-\u007f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return raw(`<script type="application/ld+json">${ascii}</script>`);
}

/** Markup that is safe to send: made by `html` or vouched for by `raw`. */
export type Html = { readonly markup: string };

/** What may stand in a template: text (escaped), markup, a list of both, or nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Code points no document may hold: controls but white space, and those that are no characters. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** By code: the characters of ASCII that mean nothing in markup; most texts hold no others. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\t\n\r !#-%(-;=?-~]/.test(String.fromCharCode(code)) ? 1 : 0,
);

function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (PLAIN[text.charCodeAt(index)] !== 1) return false;
  return true;
}

/**
 * Makes text safe for an element or a quoted attribute. Characters beyond ASCII become references, and
 * the text is put together anew: one text of two bytes a character would make the whole document such
 * a text, many times as slow to encode.
 */
export function escapeHtml(text: string): string {
  if (isPlain(text)) return text;
  let markup = "";
  for (const character of text.toWellFormed().replace(UNPRINTABLE, ""))
    markup += ENTITIES[character] ?? (character < "\u0080" ? character : reference(character));
  return markup;
}

const reference = (character: string) => `&#${character.codePointAt(0)};`;

/** Vouches for markup: only for our own constants and for text made safe by other means. */
export function raw(markup: string): Html {
  return { markup };
}

function toMarkup(value: HtmlValue): string {
  if (typeof value === "string") return escapeHtml(value);
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "number") return String(value);
  if ("markup" in value) return value.markup;
  let markup = "";
  for (const item of value) markup += toMarkup(item);
  return markup;
}

/** A template's fixed parts without their indentation: white space holding a line break becomes one break. */
const tidied = new WeakMap<TemplateStringsArray, readonly string[]>();

function tidy(parts: TemplateStringsArray): readonly string[] {
  const fixed = parts.map((part) => part.replace(/\s*\n\s*/g, "\n"));
  tidied.set(parts, fixed);
  return fixed;
}

/** A template whose values are escaped unless they are markup already. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const fixed = tidied.get(parts) ?? tidy(parts);
  let markup = fixed[0] ?? "";
  for (let index = 0; index < values.length; index += 1)
    markup += toMarkup(values[index]) + (fixed[index + 1] ?? "");
  return { markup };
}

/**
 * Makes the markup of each object once and keeps it: for what stands on many pages as the same object, as
 * the phrases and titled texts of a pack do.
 */
export function once<T extends object>(render: (item: T) => Html): (item: T) => Html {
  const made = new WeakMap<T, Html>();
  return (item) => {
    const known = made.get(item);
    if (known !== undefined) return known;
    const fresh = raw(inOnePiece(render(item).markup));
    made.set(item, fresh);
    return fresh;
  };
}

/** An engine keeps a joined text as its pieces until it is read; a search makes it one text. */
function inOnePiece(markup: string): string {
  return markup.replace(/^/, "");
}

/** JSON for a `<script type="application/ld+json">`: ASCII, and nothing in it can end the script. */
export function jsonLd(value: object): Html {
  const json = JSON.stringify(value).replace(
    /[<>&]|[^\0-\u007f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return raw(`<script type="application/ld+json">${json}</script>`);
}

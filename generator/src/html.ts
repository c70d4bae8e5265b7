import { decimal } from "./decimal.ts";

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

/** All but what means nothing in markup; most texts hold none of it. */
const SPECIAL = /[^\t\n\r !#-%(-;=?-~]/;
const EACH_SPECIAL = new RegExp(SPECIAL, "g");
const BEYOND_LATIN_1 = /[^\0-\u00ff]/;

/**
 * Makes text safe for an element or a quoted attribute. Characters beyond ASCII become references, and
 * a text of two bytes a character is put together anew: it would make the whole document such a text,
 * many times as slow to encode.
 */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  const printable = text.toWellFormed().replace(UNPRINTABLE, "");
  if (!BEYOND_LATIN_1.test(text)) return printable.replace(EACH_SPECIAL, safe);
  let markup = "";
  for (const character of printable) markup += safe(character);
  return markup;
}

const safe = (character: string) =>
  ENTITIES[character] ?? (character < "\u0080" ? character : `&#${character.codePointAt(0)};`);

/** Vouches for markup: only for our own constants and for text made safe by other means. */
export function raw(markup: string): Html {
  return { markup };
}

/** Puts a value behind markup: one text that grows at its end is the quickest to be read in the end. */
function append(markup: string, value: HtmlValue): string {
  if (typeof value === "string") return markup + escapeHtml(value);
  if (typeof value === "number") return markup + decimal(value);
  if (value === null || value === undefined || value === false) return markup;
  if (!isList(value)) return markup + value.markup;
  let longer = markup;
  for (const item of value) longer = append(longer, item);
  return longer;
}

const isList = (value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] =>
  Array.isArray(value);

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
    markup = append(markup, values[index]) + (fixed[index + 1] ?? "");
  return { markup };
}

/**
 * What stands on many pages as the same object; `made` is the last of what uses of `once` made of it, each leading to
 * the one before: looking it up in a map, or in a list with a place for each use, took many times as long.
 */
export type Lasting = { made: Made | null };

type Made = Html & { readonly use: number; readonly next: Made | null };

let uses = 0;

/** Makes the markup of each object once and keeps it there: for the phrases and titled texts of a pack. */
export function once<T extends Lasting>(render: (item: T) => Html): (item: T) => Html {
  const use = uses;
  uses += 1;
  return (item) => {
    for (let made = item.made; made !== null; made = made.next) if (made.use === use) return made;
    item.made = { markup: inOnePiece(render(item).markup), use, next: item.made };
    return item.made;
  };
}

/** As `once`, for what looks another way at each place of a list. */
export function onceInPlace<T extends Lasting>(
  render: (item: T, index: number) => Html,
): (item: T, index: number) => Html {
  const places: ((item: T) => Html)[] = [];
  return (item, index) => (places[index] ??= once((one: T) => render(one, index)))(item);
}

/** An engine keeps a joined text as its pieces until it is read; a search makes it one text. */
function inOnePiece(markup: string): string {
  return markup.replace(/^/, "");
}

/** JSON for a `<script type="application/ld+json">`: ASCII, and nothing in it can end the script. */
export function jsonLd(value: object): Html {
  const json = JSON.stringify(value);
  const ascii = UNSAFE_IN_JSON.test(json) ? json.replace(EACH_UNSAFE_IN_JSON, escapedUnit) : json;
  return raw(`<script type="application/ld+json">${ascii}</script>`);
}

const UNSAFE_IN_JSON = /[<>&]|[^\0-\u007f]/;
const EACH_UNSAFE_IN_JSON = new RegExp(UNSAFE_IN_JSON, "g");

const escapedUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

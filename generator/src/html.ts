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

/** Makes text safe for an element or a quoted attribute. */
function escapeHtml(text: string): string {
  const printable = text.toWellFormed().replace(UNPRINTABLE, "");
  return printable.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Vouches for markup: only for our own constants and for text made safe by other means. */
export function raw(markup: string): Html {
  return { markup };
}

function toMarkup(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(toMarkup).join("");
}

/** A template whose values are escaped unless they are markup already. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return raw(parts.map((part, index) => part + toMarkup(values[index])).join(""));
}

/** JSON for a `<script type="application/ld+json">`: nothing in it can end the script or break a line. */
export function jsonLd(value: object): Html {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return raw(`<script type="application/ld+json">${json}</script>`);
}

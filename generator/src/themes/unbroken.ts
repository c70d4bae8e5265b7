import type { HtmlValue } from "../html.ts";
import { html } from "../html.ts";

/** Longer words may still break, or they would not fit a phone. */
const MAX_UNBROKEN = 18;
const MAX_UNBROKEN_NAME = 12;

/** Two words that are the city or the state of "Plumbing in New York, New York". */
const NAME_OF_TWO = /(?<= in |, )([^\s,]+) ([^\s,]+)(?=,|$)/g;

/** A heading that breaks neither at the hyphen of "Winston-Salem" nor within "St. Louis" or "New York". */
export function unbroken(text: string): HtmlValue {
  const saint = text.includes(". ") ? text.replace(/\b(St|Ste|Ft|Mt)\. /g, "$1.\u00a0") : text;
  const tied = saint.replace(NAME_OF_TWO, (name) =>
    name.length <= MAX_UNBROKEN_NAME ? name.replace(" ", "\u00a0") : name,
  );
  if (!tied.includes("-")) return tied;
  return tied
    .split(/( +)/)
    .map((word) =>
      word.includes("-") && word.length <= MAX_UNBROKEN
        ? html`<span class="nb">${word}</span>`
        : word,
    );
}

import type { HtmlValue } from "../html.ts";
import { html } from "../html.ts";

/** Longer words may still break, or they would not fit a phone. */
const MAX_UNBROKEN = 18;

/** A heading that breaks neither at the hyphen of "Winston-Salem" nor after the "St." of "St. Louis". */
export function unbroken(text: string): HtmlValue {
  return text
    .replace(/\b(St|Ste|Ft|Mt)\. /g, "$1.\u00a0")
    .split(/( +)/)
    .map((word) =>
      word.includes("-") && word.length <= MAX_UNBROKEN
        ? html`<span class="nb">${word}</span>`
        : word,
    );
}

import type { Html, Lasting } from "./html.ts";
import { escapeHtml } from "./html.ts";

/** A text with its markup and its number of words, worked out once. Stands in a template like any markup. */
export type Phrase = Html & Lasting & { readonly text: string; readonly words: number };

export function phrase(text: string): Phrase {
  return { text, markup: escapeHtml(text), words: countWords(text), made: null };
}

/** What stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  let words = 0;
  let isCounted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === SPACE || code === NO_BREAK_SPACE) isCounted = false;
    else if (!isCounted && isLetterOrDigit(code)) {
      isCounted = true;
      words += 1;
    }
  }
  return words;
}

const SPACE = 32;
const NO_BREAK_SPACE = 160;

/** Near enough for a count: beyond ASCII, all but the signs of Latin-1 and general punctuation. */
function isLetterOrDigit(code: number): boolean {
  if (code > 127) return code > 191 && (code < 0x2000 || code > 0x206f);
  const lower = code | 32;
  return (code > 47 && code < 58) || (lower > 96 && lower < 123);
}

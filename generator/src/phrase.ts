import type { Html } from "./html.ts";
import { escapeHtml } from "./html.ts";

/** A text with its markup and its number of words, worked out once. Stands in a template like any markup. */
export type Phrase = Html & { readonly text: string; readonly words: number };

export function phrase(text: string): Phrase {
  return { text, markup: escapeHtml(text), words: countWords(text) };
}

const WORD = /[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu;

/** What stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

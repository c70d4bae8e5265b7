import { isPhone, phoneDigits } from "@mainstreet/contract/phone";
import { stateCode } from "@mainstreet/contract/us-states";
import { and, or, type SQL, sql } from "drizzle-orm";
import { campaignSearch } from "./search-table.ts";

/** Fewer digits are a ZIP code, hours or a house number, and would be found inside other numbers. */
const FEWEST_DIGITS = 6;
/** A country code of three digits and ten more; with more digits it is not one phone number. */
const MOST_DIGITS = 13;
/** As in "District of Columbia". */
const MOST_WORDS_OF_STATE = 3;

/** Punctuation around words in a sentence or a title. Other signs, such as those in "100%" and "C++", belong to the words. */
const MARKS = /^[,;:.!?"'()[\]{}|“”‘’«»…–—-]+|[,;:.!?"'()[\]{}|“”‘’«»…–—-]+$/g;

/**
 * The conditions of a search on the text of a site: each word must occur in some field. Phone numbers are stored as digits and states
 * as codes (`search_row`, a function in the migrations), so adjacent words that look like a phone number or a state are also searched in that form.
 */
export function textConditions(q: string): SQL[] {
  return groupsOf(wordsOf(q)).flatMap((words) => {
    const asTyped = words.map(has);
    const asStored = phoneOf(words) ?? stateOf(words);
    return asStored ? (or(asStored, and(...asTyped)) ?? []) : asTyped;
  });
}

/** The words of a search. The "in" of "Plumbing in Boone, NC" is left out, since no field contains it; IN is Indiana. */
function wordsOf(q: string): string[] {
  const typed = q.split(/[\s,]+/).filter((word) => word !== "");
  const words = typed.map((word) => word.replaceAll(MARKS, "")).filter((word) => word !== "");
  const named = words.filter((word) => word !== "in");
  return [named, words, typed].find((some) => some.length > 0) ?? [];
}

/** Adjacent words that look like parts of a phone number form one group, and so do the words of a state's name. */
function groupsOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  const other = words.findIndex((word) => !isPhone(word));
  const phones = other === -1 ? words.length : other;
  const size = phones || wordsOfState(words) || 1;
  return [words.slice(0, size), ...groupsOf(words.slice(size))];
}

function wordsOfState(words: readonly string[]): number {
  const counts = Array.from({ length: MOST_WORDS_OF_STATE }, (_, at) => MOST_WORDS_OF_STATE - at);
  return counts.find((count) => codeOf(words.slice(0, count)) !== undefined) ?? 0;
}

/** The code of a state whose name was typed; a typed code needs no translation. */
function codeOf(words: readonly string[]): string | undefined {
  const name = words.join(" ");
  return name.length === 2 ? undefined : stateCode(name);
}

function phoneOf(words: readonly string[]): SQL | undefined {
  const digits = phoneDigits(words.join(""));
  const isLikePhone = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
  return isLikePhone && words.every(isPhone) ? has(digits.slice(-10)) : undefined;
}

/** In the text a state follows its city, at the end of a line. */
function stateOf(words: readonly string[]): SQL | undefined {
  const code = codeOf(words)?.toLowerCase();
  const { text } = campaignSearch;
  if (code === undefined) return undefined;
  return sql`(${text} like ${`% ${code}\n%`} or ${text} like ${`% ${code}`})`;
}

/** Escapes the word, so that nothing in it is a wildcard. */
function has(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${campaignSearch.text} like lower(${pattern})`;
}

import { isPhone, phoneDigits } from "@mainstreet/contract/phone";
import { and, or, type SQL, sql } from "drizzle-orm";
import { campaignSearch } from "./search-table.ts";

/** Fewer digits are a ZIP code, hours or a house number, and would be found inside of other numbers. */
const FEWEST_DIGITS = 6;
/** A country code of three digits and ten more; more of them are not one phone number. */
const MOST_DIGITS = 13;

/**
 * What a search asks of the text of a site: each word, in any field. Phone numbers are stored as digits (`search_row`), so words
 * next to each other that look like one are also found by its last ten digits.
 */
export function textConditions(q: string): SQL[] {
  return phonesTogether(q).flatMap((words) => {
    const asTyped = words.map(has);
    const digits = phoneDigits(words.join(""));
    const isLikePhone = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
    if (!isLikePhone || !words.every(isPhone)) return asTyped;
    return or(has(digits.slice(-10)), and(...asTyped)) ?? [];
  });
}

/** The words of a search; those that are made like phone numbers and follow each other are one group. */
function phonesTogether(q: string): string[][] {
  const groups: string[][] = [];
  for (const word of q.split(/\s+/).filter((part) => part !== "")) {
    const group = groups.at(-1);
    if (group && isPhone(word) && group.every(isPhone)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Nothing in the word is a wildcard. */
function has(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${campaignSearch.text} like lower(${pattern})`;
}

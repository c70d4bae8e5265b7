import type { CompassPoint } from "../local-facts.ts";

/** "1 mile", "7 miles". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** "A", "A and B", "A, B, and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

export function direction(compass: CompassPoint): string {
  return DIRECTIONS[compass];
}

/** Fills the `{city}` of a pack's text. */
export function fill(text: string, city: string): string {
  return text.replaceAll("{city}", () => city);
}

/** Fills the `{a person}` and `{person}` of a text that all trades share. */
export function fillPerson(text: string, person: string): string {
  return text
    .replaceAll("{a person}", () => withArticle(person))
    .replaceAll("{A person}", () => capitalise(withArticle(person)))
    .replaceAll("{person}", () => person);
}

/** Vowels that sound like a consonant, and the other way about, at the start of a word. */
const SAID_WITH_CONSONANT = /^(?:uni(?!m|n)|us[aeu]|ut[ei]|eu|one\b|once\b|u[bfk]|ur[aeio])/i;
const SAID_WITH_VOWEL = /^(?:hour|honest|heir|honor)/i;
/** Letters whose names begin with a vowel, as in "an HVAC technician" and "an X-ray". */
const LETTERS_WITH_VOWEL = /^(?:[AEFHILMNORSX](?![a-z])(?:[A-Z]*(?![a-z])|\b))/;

/** With "a" or "an", by sound: "a plumber", "an electrician", "an HVAC technician", "a used car dealer". */
export function withArticle(noun: string): string {
  return `${hasVowelSound(noun) ? "an" : "a"} ${noun}`;
}

function hasVowelSound(noun: string): boolean {
  const isSpelled = /^[A-Z](?:[A-Z]|\b)/.test(noun);
  if (isSpelled) return LETTERS_WITH_VOWEL.test(noun);
  if (SAID_WITH_CONSONANT.test(noun)) return false;
  return SAID_WITH_VOWEL.test(noun) || /^[aeiou]/i.test(noun);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Cuts a text at a word so that it is at most `max` characters long, its ellipsis included. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(" "), max >> 1));
  return `${atWord.replace(/[\s,;:–-]+$/, "").toWellFormed()}…`;
}

/** Marks that turn the direction of writing: left open, they would turn the text around them too. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line without control characters, direction marks and broken surrogates, for files that are not HTML too. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(DIRECTION_MARKS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The same for a text whose lines are kept, such as opening hours. */
export function cleanLines(text: string): string {
  return text.split("\n").map(cleanText).filter(Boolean).join("\n");
}

/** "plumbing" → "Plumbing"; the rest stays as typed ("HVAC repair", "iPhone repair" keeps its own). */
export function capitalise(text: string): string {
  const [first = ""] = text;
  const hasOwnCase = /^\p{Ll}\p{Lu}/u.test(text);
  return hasOwnCase ? text : first.toUpperCase() + text.slice(first.length);
}

/** Lower-case ASCII words joined by hyphens: "La Cañada Flintridge, CA" → "la-canada-flintridge-ca" (GS-28). */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}|[.'’‘ʻ]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Cuts a text at a word so that it is at most `max` characters long, its ellipsis included. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(" "), max >> 1));
  return `${atWord.replace(/[\s,;:–-]+$/, "").toWellFormed()}…`;
}

/**
 * A word: from a letter or a digit to the next space. Beyond ASCII, every character except the signs of Latin-1 and general punctuation
 * counts as a letter.
 */
const WORD = /[0-9A-Za-z\u00c0-\u1fff\u2070-\uffff][^ \u00a0]*/g;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** "1 mile", "7 miles". */
export function countedNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** "A", "A and B", "A, B, and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

/** Fills the `{city}` of a pack's text. */
export function fillCity(text: string, city: string): string {
  return text.replaceAll("{city}", () => city);
}

/** Fills the `{a person}` and `{person}` of a text that all trades share. */
export function fillPerson(text: string, person: string): string {
  return text
    .replaceAll("{a person}", () => withArticle(person))
    .replaceAll("{A person}", () => capitalise(withArticle(person)))
    .replaceAll("{person}", () => person);
}

/** Vowels that sound like a consonant, and consonants that sound like a vowel, at the start of a word. */
const CONSONANT_SOUND = /^(?:uni(?!m|n)|us[aeu]|ut[ei]|eu|one\b|once\b|u[bfk]|ur[aeio])/i;
const VOWEL_SOUND = /^(?:hour|honest|heir|honor)/i;
/** Letters whose names begin with a vowel, as in "an HVAC technician" and "an X-ray". */
const LETTERS_WITH_VOWEL = /^(?:[AEFHILMNORSX](?![a-z])(?:[A-Z]*(?![a-z])|\b))/;

/** With "a" or "an", by sound: "a plumber", "an electrician", "an HVAC technician", "a used car dealer". */
export function withArticle(noun: string): string {
  return `${hasVowelSound(noun) ? "an" : "a"} ${noun}`;
}

function hasVowelSound(noun: string): boolean {
  const isSpelled = /^[A-Z](?:[A-Z]|\b)/.test(noun);
  if (isSpelled) return LETTERS_WITH_VOWEL.test(noun);
  if (CONSONANT_SOUND.test(noun)) return false;
  return VOWEL_SOUND.test(noun) || /^[aeiou]/i.test(noun);
}

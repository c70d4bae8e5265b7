/** The words of a text in lower case; "twenty-four" is one. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

const MAX_WORDS = 25;

/** More words than a sentence should have; 5 in 100 may (docs/generated-sites.md §3). */
export function isLong(sentence: string): boolean {
  return wordsOf(sentence).length > MAX_WORDS;
}

/** Syllables as Flesch and Kincaid count them, near enough: groups of vowels, a silent e left out. */
const syllables = (word: string) =>
  Math.max(
    1,
    word.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "").match(/[aeiouy]+/g)?.length ?? 1,
  );

/** The school grade at which sentences read easily, after Flesch and Kincaid (1975). */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}

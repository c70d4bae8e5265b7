const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
/** Each hash gives this many letters of five bits; this many hashes make a site key. */
const LETTERS = 4;
const DRAWS = 4;

/** A 32-bit hash of a text (FNV-1a with a final avalanche step), so that similar texts get unrelated numbers. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * The site key of a row. It depends only on the form's random seed, so that a run that is sent again after a refresh has the
 * same keys, and its pages are those that the dry run measured.
 */
export function siteKeyOf(seed: string, key: string): string {
  let letters = "";
  for (let turn = 0; turn < DRAWS; turn++) {
    const hash = hashText(`${turn} ${seed} ${key}`);
    for (let at = 0; at < LETTERS; at++) letters += ALPHABET.charAt((hash >>> (5 * at)) & 31);
  }
  return letters;
}

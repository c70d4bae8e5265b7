const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
/** A draw gives so many letters of five bits; so many draws make a site key. */
const LETTERS = 4;
const DRAWS = 4;

/** A number of 32 bits that a text settles, and near texts nowhere near each other: FNV-1a with an avalanche at the end. */
export function draw(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * The site key of a row. It is settled by the form's random seed, so that a run that is sent again after a refresh is the
 * same to the letter, and what the dry run measured is what will be made.
 */
export function siteKeyOf(seed: string, key: string): string {
  let letters = "";
  for (let turn = 0; turn < DRAWS; turn++) {
    const drawn = draw(`${turn} ${seed} ${key}`);
    for (let at = 0; at < LETTERS; at++) letters += ALPHABET.charAt((drawn >>> (5 * at)) & 31);
  }
  return letters;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const SITE_KEY_LENGTH = 16;

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
  const letter = (_: unknown, at: number) => ALPHABET.charAt(draw(`${at} ${seed} ${key}`) % 32);
  return Array.from({ length: SITE_KEY_LENGTH }, letter).join("");
}

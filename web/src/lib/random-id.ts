const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** `length` random lower-case letters and digits, 5 bits each. Unlike randomUUID it also works on plain-http hosts. */
export function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}

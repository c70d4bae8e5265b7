import { randomInt } from "node:crypto";

/** Sixteen lower-case base32 characters: 80 random bits. */
export function newSiteKey(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

import { findClaims } from "../prose/claims.ts";
import { plainText } from "./markup.ts";

/** Sentences of an owner's text that claim what nobody has shown (GS-5). */
export function claimsInOwnText(text: string): string[] {
  return text.split("\n").flatMap((line) => findClaims(plainText(line)));
}

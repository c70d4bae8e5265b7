import type { BusinessContent } from "@mainstreet/contract/business-content";
import { licenceText } from "../content/licence.ts";
import { findClaims } from "../prose/claims.ts";
import { plainText } from "./markup.ts";

/** What a firm states of itself, on every page of its sites. */
type Stated = Pick<BusinessContent, "licence" | "insurance" | "founded">;

/** Sentences of an owner's text that claim something unproven (GS-5) that the firm's record does not state either. */
export function claimsInOwnText(text: string, business: Stated | null): string[] {
  return text
    .split("\n")
    .flatMap((line) => findClaims(plainText(line)))
    .filter((sentence) => business === null || !isStated(sentence, business));
}

/** True when nothing is left to claim without the words that the record backs. */
function isStated(sentence: string, { licence, insurance, founded }: Stated): boolean {
  const backed = [
    ...(licenceText(licence) === "" ? [] : ["licensed"]),
    ...(insurance === "" ? [] : ["insured"]),
    ...(founded === null ? [] : [`since ${founded}`]),
  ];
  const rest = backed.reduce(
    (left, words) => left.replace(new RegExp(`\\b${words}\\b`, "gi"), ""),
    sentence,
  );
  return findClaims(rest).length === 0;
}

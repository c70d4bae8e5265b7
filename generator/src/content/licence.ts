import type { BusinessContent } from "@mainstreet/contract/business-content";

/** "12345, State Board of Examiners, NC"; '' unless number, board and state are all given: part of a licence proves nothing. */
export function licenceText(licence: BusinessContent["licence"] | undefined): string {
  if (!licence) return "";
  const parts = [licence.number, licence.board, licence.state];
  return parts.every((part) => part.trim() !== "") ? parts.join(", ") : "";
}

import { MASK_EDGE } from "./limits.ts";

/** Shorter secrets show nothing: two edges of four would be most of them (decision D5). */
const SHORTEST_SHOWN = 16;

/** A secret as it may be shown: first 4, '...', last 4; below 16 characters only '...'. Masking a mask changes nothing. */
export function maskSecret(secret: string): string {
  if (isMask(secret)) return secret;
  if (secret.length < SHORTEST_SHOWN) return "...";
  return `${secret.slice(0, MASK_EDGE)}...${secret.slice(-MASK_EDGE)}`;
}

/** True for text that looks like a mask: no real secret holds three dots or an ellipsis. */
export function isMask(text: string): boolean {
  return text.includes("...") || text.includes("…");
}

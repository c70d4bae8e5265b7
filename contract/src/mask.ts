import { MASK_EDGE } from "./limits.ts";

/** Shorter secrets show nothing: four characters at each end would be most of the secret (decision D5). */
const SHORTEST_SHOWN = 16;

/** The mask of a secret: its first 4 characters, '...', its last 4; below 16 characters only '...'. The mask of a mask is the same mask. */
export function maskSecret(secret: string): string {
  if (isMask(secret)) return secret;
  if (secret.length < SHORTEST_SHOWN) return "...";
  return `${secret.slice(0, MASK_EDGE)}...${secret.slice(-MASK_EDGE)}`;
}

/** Whether a text looks like a mask: no real secret contains three dots or an ellipsis. */
export function isMask(text: string): boolean {
  return text.includes("...") || text.includes("…");
}

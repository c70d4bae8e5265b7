import { isMask } from "@mainstreet/contract/mask";
import { texts } from "@mainstreet/contract/texts";
import { invalidField } from "../errors.ts";

/** Refuses a new secret that is a mask: saving it would destroy the real one (decision D5). */
export function rejectMask(path: string, given: string): void {
  if (isMask(given)) throw invalidField(path, texts.secrets.maskRefused);
}

/** True when an edited row sent back exactly its own mask: the stored secret stays. Any other mask is refused. */
export function isUnchangedMask(path: string, given: string, currentMask: string): boolean {
  if (given === currentMask) return true;
  rejectMask(path, given);
  return false;
}

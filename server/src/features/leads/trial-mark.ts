import type { Sealer } from "../../platform/secrets/secrets.ts";
import type { ReadPost } from "./read-post.ts";

const DAY_MS = 86_400_000;

/** The place that a trial post names. Only we can make it, for one form and one day, so that nobody else can hide posts as trials. */
export const trialMark = (sealer: Sealer, token: string, now = Date.now()): string =>
  `canary-${sealer.formMac(token, `canary ${Math.floor(now / DAY_MS)}`)}`;

/** Whether a post is our own trial of its form, of today or of yesterday. */
export function isTrialPost(sealer: Sealer, token: string, { place }: Pick<ReadPost, "place">) {
  const now = Date.now();
  return [now, now - DAY_MS].some((day) => place === trialMark(sealer, token, day));
}

import type { RunSite } from "@mainstreet/contract/creation-runs";

/** What to do about a failed site: where the cause is mended, and in which words. */
export type Advice = { place: "settings" | "campaign" | "here"; text: string };

/** Whatever is wrong with a key, a token or a bucket is mended in Settings; so say the provider's texts themselves. */
const OF_AN_ACCOUNT = /token|key|bucket|aws account/i;
/** Passes by itself: there is nothing to mend. */
const PASSING = /not answering|something went wrong|did not finish|was removed at netlify/i;

/** The provider's own text says where already. */
const NAMES_SETTINGS = /settings/i;

/** The fix for the cause that `message` names. Trying again is free in every case. */
export function adviceFor({ message, campaignId }: RunSite): Advice {
  if (PASSING.test(message) || campaignId === null)
    return { place: "here", text: "Nothing to mend: try it again." };
  if (NAMES_SETTINGS.test(message)) return { place: "settings", text: "Then try it again." };
  if (OF_AN_ACCOUNT.test(message))
    return { place: "settings", text: "Mend it in Settings, then try it again." };
  return { place: "campaign", text: "See its page, or try it again." };
}

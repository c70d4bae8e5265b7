import type { RunSite } from "@mainstreet/contract/creation-runs";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import type { HostDescription } from "@mainstreet/contract/hosts/host";
import { hosts } from "@mainstreet/contract/hosts/registry";

/** How to fix a failed site: where, and the text. */
type Advice = { place: "settings" | "campaign" | "here"; text: string };

/** Problems with a key, a token or a bucket are fixed in Settings; the hosts' texts contain these words. */
const OF_AN_ACCOUNT = hostWords("account");
/** Temporary problems, for which a retry is enough. */
const PASSING = ["not answering", "something went wrong", "did not finish", ...hostWords("retry")];

/** The provider's own text already names the Settings page. */
const NAMES_SETTINGS = ["settings"];

/** The fix for the cause in `message`. A retry is always free. */
export function siteFix({ message, campaignId }: RunSite): Advice {
  if (containsAny(message, PASSING) || campaignId === null)
    return { place: "here", text: "Nothing to mend: try it again." };
  if (containsAny(message, NAMES_SETTINGS))
    return { place: "settings", text: "Then try it again." };
  if (containsAny(message, OF_AN_ACCOUNT))
    return { place: "settings", text: "Mend it in Settings, then try it again." };
  return { place: "campaign", text: "See its page, or try it again." };
}

/** The words of all hosts, since a site of a run does not name its host. */
function hostWords(kind: keyof HostDescription["errorWords"]): string[] {
  return DEPLOYMENT_TYPES.flatMap((type) => hosts[type].errorWords[kind]);
}

function containsAny(message: string, words: readonly string[]): boolean {
  const text = message.toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
}

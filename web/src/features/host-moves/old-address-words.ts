import type { FormerSite } from "@mainstreet/contract/former-sites";
import { hosts } from "@mainstreet/contract/hosts/registry";

type Shown = { word: string; tone: "good" | "waiting" | "plain" };

const STATES: Record<FormerSite["status"], Shown> = {
  redirect: { word: "Redirects", tone: "good" },
  pages: { word: "Leads on", tone: "good" },
  live: { word: "Still live here", tone: "plain" },
  waiting: { word: "Redirect to come", tone: "waiting" },
  domain: { word: "Serves the domain", tone: "waiting" },
  removing: { word: "Being removed", tone: "waiting" },
};

/** The state of an old address, for a list. */
export const oldAddressState = ({ status }: Pick<FormerSite, "status">): Shown => STATES[status];

/** What visitors and links lose when the old address is removed. */
export function removalWords({ status, deploymentType, url }: FormerSite) {
  const what = status === "pages" ? "old page" : "redirect";
  return {
    title: `Remove the ${what}`,
    question: `${url} will lead nowhere.`,
    note: `Links to it, bookmarks and what search engines know of it end there; they do not reach the new address any more. What is at ${hosts[deploymentType].provider} is deleted. This cannot be undone.`,
    confirm: `Remove the ${what}`,
  };
}

import type { FormerSite } from "@mainstreet/contract/former-sites";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";

/** What becomes of the old address once a site has left a host, before anybody agrees to it. */
export const AFTERWARDS: Record<DeploymentType, string> = {
  netlify:
    "The old address at Netlify redirects every page to the new one for good. The redirect is one deploy, which costs 15 of Netlify's credits a site on its newer plans.",
  cloudflare: "The old address at Cloudflare redirects every page to the new one for good.",
  aws: "A bucket cannot redirect. A small page stays at each old address, leads visitors to the new one and names it to search engines.",
};

/** The state of an old address, for a list. */
export function stateOf({ status }: Pick<FormerSite, "status">): {
  word: string;
  tone: "good" | "waiting" | "plain";
} {
  switch (status) {
    case "redirect":
      return { word: "Redirects", tone: "good" };
    case "pages":
      return { word: "Leads on", tone: "good" };
    case "live":
      return { word: "Still live here", tone: "plain" };
    case "removing":
      return { word: "Being removed", tone: "waiting" };
    case "waiting":
      return { word: "Redirect to come", tone: "waiting" };
  }
}

/** What removing it takes from visitors and links. */
export function removalWords({ status, deploymentType, url }: FormerSite) {
  const isPages = status === "pages";
  const what = isPages ? "old page" : "redirect";
  return {
    title: `Remove the ${what}`,
    question: `${url} will lead nowhere.`,
    note: `Links to it, bookmarks and what search engines know of it end there; they do not reach the new address any more. What is at ${hosts[deploymentType].provider} is deleted. This cannot be undone.`,
    confirm: `Remove the ${what}`,
  };
}

import type { Removal } from "@mainstreet/contract/removal";
import type { Deps } from "../../deps.ts";
import { isProviderError } from "../../provider-error.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { FormerSiteRecord } from "../../hosting/former-site.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import { hosts } from "../../hosting/registry.ts";
import { takeDownFormer } from "../deployments/take-down-former.ts";

type Teardown = Removal["teardown"];

/** What became of a campaign's sites, and the address of one that stays up; '' when nobody knows. */
export type TakenDown = { teardown: Teardown; leftAt: string };

/**
 * Takes a stopped campaign's site down with its owner's account, and those at accounts it has left. `left` when something was uploaded that
 * cannot be reached from here: the account is gone, or the settings now name another one. A site that is already gone counts as taken down.
 * Throws ProviderError when the provider does not do it.
 */
export async function takeDown(deps: Deps, campaign: CampaignRow): Promise<TakenDown> {
  const { hostingState } = campaign;
  const { targetOf } = hosts[campaign.deploymentType];
  const isElsewhere = hostingState !== null && hostingState.target !== targetOf(campaign);
  const taken = await removeHere(deps, {
    ...campaign,
    hostingState: isElsewhere ? null : hostingState,
  });
  const here = isElsewhere
    ? "left"
    : (taken ?? whatStays({ ...campaign, formerSites: [] }).teardown);
  const stays = await takeDownFormers(deps, campaign);
  if (here === "left") return { teardown: here, leftAt: campaign.deploymentUrl ?? "" };
  if (stays) return { teardown: "left", leftAt: stays.url };
  const isAnyGone = here === "removed" || campaign.formerSites.length > 0;
  return { teardown: isAnyGone ? "removed" : "none", leftAt: "" };
}

/** Returns the first of the former sites that cannot be reached. Throws ProviderError for a site that another attempt may reach. */
async function takeDownFormers(
  deps: Deps,
  campaign: CampaignRow,
): Promise<FormerSiteRecord | undefined> {
  let stays: FormerSiteRecord | undefined;
  // The present site is removed too, so nothing at another token of its account has to stay for it.
  const owner = { ...campaign, hostCredentialsId: null };
  for (const former of campaign.formerSites) {
    const refusal = await takeDownFormer(deps, owner, former);
    if (refusal?.isPassing) throw refusal.error;
    if (refusal) stays ??= former;
  }
  return stays;
}

type Known = Pick<CampaignRow, "hostingState" | "formerSites" | "deploymentUrl">;

/** What stays up when nothing is taken down: nothing is uploaded before its record is saved. */
export function whatStays({ hostingState, formerSites, deploymentUrl }: Known): TakenDown {
  const isNothing = hostingState === null && formerSites.length === 0;
  return { teardown: isNothing ? "none" : "left", leftAt: deploymentUrl ?? "" };
}

/** Removes the site at the account of the present settings; undefined when that account is gone. */
async function removeHere(deps: Deps, campaign: CampaignRow): Promise<Teardown | undefined> {
  const { deploymentType, deployAttempt, hostingState, netlifySiteId } = campaign;
  const isKnown = hostingState !== null || netlifySiteId !== null;
  const { mayHoldUnrecordedSite } = hosts[deploymentType];
  const isPossible = isKnown || (mayHoldUnrecordedSite && deployAttempt > 0);
  if (!isPossible) return "none";
  const hosting = await openHosting(deps, campaign);
  if (!hosting) return undefined;
  try {
    await hosting.remove(hostingState);
  } catch (error) {
    // An account that never accepted our credentials holds nothing of ours.
    if (isKnown || !isProviderError(error, "credential", "forbidden")) throw error;
  }
  return isKnown ? "removed" : "none";
}

import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import type { Deps } from "../../deps.ts";
import { type DomainHosting, type DomainInput, OWN_URL } from "../../hosting/domain-hosting.ts";
import type { FormerSiteRecord, HeldDomain } from "../../hosting/former-site.ts";
import { hosts } from "../../hosting/registry.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { ProviderError } from "../../provider-error.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { lockCampaigns } from "../deployments/request-deployment.ts";
import { requestFormerUpdate } from "../deployments/update-former-sites.ts";

/** A place that a site has left and that still has its domain. */
export type DomainHolder = FormerSiteRecord & { domain: HeldDomain };

/** The places that a site has left and that still have its domain. */
export function holdersOf({ formerSites }: Pick<CampaignRow, "formerSites">): DomainHolder[] {
  return formerSites.flatMap(({ domain, ...former }) => (domain ? [{ ...former, domain }] : []));
}

/** The host's methods for the domain at such a place. Undefined when its account is no longer in the settings. */
export async function openHolder(
  deps: Deps,
  { id, userId, hostCredentialsId, siteName }: CampaignRow,
  holder: DomainHolder,
): Promise<DomainHosting | undefined> {
  const liveAt = { hostCredentialsId, siteName };
  return hosts[holder.deploymentType].openDomains?.(deps, { ...holder, id, userId, liveAt });
}

/** The argument for these methods: nothing about such a place needs to be saved. */
export function inputAt({ domain: { host, alsoHost, memory } }: DomainHolder): DomainInput {
  return { host, alsoHost, memory, save: () => Promise.resolve() };
}

/**
 * Releases the domain at places that the site has left; after that they redirect to the site. Returns whether one of them could not be
 * reached, since its account is no longer in the settings. Can be repeated. Throws ProviderError.
 */
export async function releaseFormers(
  deps: Deps,
  campaign: CampaignRow,
  holders: readonly DomainHolder[],
): Promise<boolean> {
  let mayStay = false;
  for (const holder of holders) {
    // The site is at the same place again, with another token of the same team.
    if (isSamePlace(holder, campaign)) {
      await changeHolder(deps, campaign, { holder, change: { domain: undefined } });
      continue;
    }
    const hosting = await openHolder(deps, campaign, holder);
    const url = await hosting?.unbind(inputAt(holder));
    crashPoint("domain.former-unbound");
    mayStay ||= hosting === undefined;
    await saveReleased(deps, campaign, { holder, url, isGone: hosting === undefined });
  }
  return mayStay;
}

/**
 * The same, but a failing host does not delay the rest: the reason is stored with its place. Returns whether all places have released
 * the domain.
 */
export async function tryReleaseFormers(
  deps: Deps,
  campaign: CampaignRow,
  holders: readonly DomainHolder[],
): Promise<boolean> {
  let isDone = true;
  for (const holder of holders) {
    try {
      await releaseFormers(deps, campaign, [holder]);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      deps.log.warn({ err: error, kind: error.kind }, "a former place keeps the domain");
      isDone = false;
      const message = domainTexts.stillHeldBefore(holder.domain.host, error.message);
      await changeHolder(deps, campaign, { holder, change: { message } });
    }
  }
  return isDone;
}

type Released = { holder: DomainHolder; url: string | undefined; isGone: boolean };

function saveReleased(deps: Deps, campaign: CampaignRow, { holder, url, isGone }: Released) {
  const { host, memory, wasAddress, isServed } = holder.domain;
  const own = url ?? (isGone ? memory[OWN_URL] : undefined);
  const change: Partial<FormerSiteRecord> = {
    domain: undefined,
    message: isGone ? domainTexts.mayStay(host) : "",
    ...(wasAddress && { url: own === undefined ? "" : String(own) }),
  };
  // A deployment to the domain follows, and its end requests the redirects.
  const isFollowed = isServed && campaign.ownDomain?.movingUrl !== undefined;
  return changeHolder(deps, campaign, { holder, change, isFollowed });
}

/** `isFollowed`: a later step requests the redirect from that place. */
type HolderChange = {
  holder: DomainHolder;
  change: Partial<FormerSiteRecord>;
  isFollowed?: boolean;
};

async function changeHolder(
  deps: Deps,
  { id: campaignId, userId }: CampaignRow,
  { holder, change, isFollowed = true }: HolderChange,
): Promise<void> {
  await asTenant(deps.db, userId, async (tx) => {
    const [row] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
    // If the site has returned to this place, it has its domain there again.
    if (!row?.formerSites.some(({ id, domain }) => id === holder.id && domain)) return;
    const formerSites = row.formerSites.map((former) =>
      former.id === holder.id ? { ...former, ...change } : former,
    );
    await tx.update(campaigns).set({ formerSites }).where(isCampaign({ userId, campaignId }));
    if (!isFollowed) await requestFormerUpdate(tx, deps, { ...row, formerSites });
  });
}

import type { Deps } from "../../deps.ts";
import type { DomainCheck, DomainHosting } from "../../hosting/domain-hosting.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { lockCampaigns } from "../deployments/request-deployment.ts";
import { saveFormer } from "../deployments/update-former-sites.ts";
import { type Checking, domainInputOf, save } from "./checking.ts";
import { writeLeased } from "./lease.ts";
import { type DomainHolder, holdersOf, inputAt, openHolder } from "./release-formers.ts";

/** The present place of a site, and its domain there. */
export type DomainPlace = { hosting: DomainHosting; campaign: CampaignRow };

/**
 * Binds the domain at the present place of its site, or checks the progress there. A host that binds a name to one site only refuses it
 * while a former place at the same host has it; then the former place releases the name first. Throws ProviderError.
 */
export async function bindOrCheck(checking: Checking, place: DomainPlace): Promise<DomainCheck> {
  const check = await bindHere(checking, place);
  if (!isHeld(check)) return check;
  const { campaign } = place;
  const holders = holdersOf(campaign).filter(
    (holder) => holder.deploymentType === campaign.deploymentType && !isRefusedLately(holder),
  );
  return holders.length === 0 ? check : handOver(checking, place, holders);
}

async function bindHere(
  checking: Checking,
  { hosting, campaign }: DomainPlace,
): Promise<DomainCheck> {
  const { row } = checking;
  const { ownDomain } = campaign;
  const isMoving = ownDomain?.movingUrl !== undefined;
  if (ownDomain?.host === row.host && !isMoving) return hosting.check(domainInputOf(checking));
  // While the site moves, the domain is already its address, and only the host's memory shows what was set here. The save fails if the site
  // has left this place since: then its domain must not be bound here.
  await (isMoving ? save(checking, {}) : noteBinding(checking, campaign));
  crashPoint("domain.before-bind");
  const check = await hosting.bind(domainInputOf(checking));
  crashPoint("domain.bound");
  return check;
}

function noteBinding({ deps, row }: Checking, campaign: CampaignRow): Promise<void> {
  const { userId, host, alsoHost } = row;
  return asTenant(deps.db, userId, async (tx) => {
    // Campaigns are always locked first. The lease is lost if the campaign has left its account since, as its domain is then elsewhere.
    await lockCampaigns(tx, { userId, campaignIds: [campaign.id] });
    await writeLeased(tx, row, {});
    await tx
      .update(campaigns)
      .set({ ownDomain: { host, alsoHost, isLive: false } })
      .where(isCampaign({ userId, campaignId: campaign.id }));
  });
}

const isHeld = (check: DomainCheck): boolean =>
  check.status === "failed" && check.code === "held_at_host";

/** After a host refused a name although the former place had released it, the hand-over is not tried again for an hour. */
const REFUSED_MS = 3_600_000;

const isRefusedLately = ({ domain: { refusedAt } }: DomainHolder): boolean =>
  refusedAt !== undefined && Date.now() - Date.parse(refusedAt) < REFUSED_MS;

/**
 * The former places release the names, and the present place binds them at once, since in between nobody serves them. If the present
 * place cannot bind them, the former places bind them again. After a kill the next round continues, and begins by binding the names.
 */
async function handOver(
  checking: Checking,
  { hosting, campaign }: DomainPlace,
  holders: readonly DomainHolder[],
): Promise<DomainCheck> {
  const { deps } = checking;
  const opened = await openAll(deps, campaign, holders);
  await save(checking, { nextCheckAt: new Date() });
  crashPoint("domain.before-hand-over");
  for (const { at, holder } of opened) await at.unbind(inputAt(holder));
  crashPoint("domain.handed-over");
  const check = await hosting.bind(domainInputOf(checking));
  if (!isHeld(check)) return check;
  for (const { at, holder } of opened) {
    await at.bind(inputAt(holder));
    const domain = { ...holder.domain, refusedAt: new Date().toISOString() };
    await saveFormer(deps, campaign, { formerId: holder.id, change: { domain } });
  }
  return check;
}

type Opened = { at: DomainHosting; holder: DomainHolder };

/** Former places whose account is no longer in the settings are left out, since nothing can be changed there. */
async function openAll(
  deps: Deps,
  campaign: CampaignRow,
  holders: readonly DomainHolder[],
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const holder of holders) {
    const at = await openHolder(deps, campaign, holder);
    if (at) opened.push({ at, holder });
  }
  return opened;
}

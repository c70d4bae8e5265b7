import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { and, eq, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import type { FormerSiteRecord, HeldDomain } from "../../hosting/former-site.ts";
import type { HostPlace } from "../../hosting/host.ts";
import type { OwnDomain } from "../../hosting/own-domain.ts";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { domains } from "../domains/tables.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { findFormerAt } from "./former-sites.ts";

type Row = typeof domains.$inferSelect;
type Change = Partial<Pick<CampaignRow, "formerSites">>;

/** The columns that change in a campaign whose domain moves too. */
type MovedDomain = Partial<Pick<CampaignRow, "ownDomain" | "formerSites">>;

/**
 * Moves the domain together with a site that leaves its place for the `next`: the previous place keeps the domain until the next one
 * serves it, and the checks of the domain begin again there. `change` contains the changes of the campaign's places. The campaign is
 * locked. Throws 409 for a host that supports no own domains, and for a domain that is being removed.
 */
export async function moveDomain(
  tx: Db,
  before: CampaignRow,
  { next, change }: { next: HostPlace; change: Change },
): Promise<MovedDomain> {
  const row = await findRow(tx, before);
  if (!row) return {};
  const refusal = domainTexts.needsOtherHost(row.host, next.deploymentType);
  if (refusal !== undefined) throw conflict("HAS_DOMAIN", refusal);
  if (row.isRemoving) throw conflict("BUSY", domainTexts.isRemoving);
  const back = findFormerAt(before, next);
  const isReturn = back?.domain?.wasAddress === true && isAddressElsewhere(before, row);
  await checkAgain(tx, row, { memory: back?.domain?.memory ?? {}, isLive: isReturn });
  const places = change.formerSites ?? before.formerSites;
  return {
    ownDomain: isReturn ? { ...namesIn(row), isLive: true } : comingDomain(before, row),
    formerSites: places.map((former) => placeAfter(former, { before, row, back })),
  };
}

async function findRow(tx: Db, { userId, id }: CampaignRow): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.userId, userId), eq(domains.campaignId, id)));
  return row;
}

const namesIn = ({ host, alsoHost }: Row) => ({ host, alsoHost });

/** Whether, by the last check of DNS, visitors of the domain still reach a place that the site has left. */
const isAddressElsewhere = ({ ownDomain }: CampaignRow, { state }: Row): boolean =>
  ownDomain?.movingUrl !== undefined && state === "needs_dns";

/** The address of the site, if its domain is the address. Emulators append a suffix to the name. */
function addressOf({ ownDomain, deploymentUrl }: CampaignRow, { host }: Row): string | undefined {
  if (ownDomain?.movingUrl !== undefined) return ownDomain.movingUrl;
  const isThere = ownDomain?.isLive === true && deploymentUrl !== null;
  return isThere && new URL(deploymentUrl).hostname.startsWith(host) ? deploymentUrl : undefined;
}

/** A domain that is the address of the site remains the address, wherever visitors reach it. Any other domain has to be bound first. */
function comingDomain(before: CampaignRow, row: Row): OwnDomain | null {
  const movingUrl = addressOf(before, row);
  return movingUrl === undefined ? null : { ...namesIn(row), isLive: true, movingUrl };
}

type Places = { before: CampaignRow; row: Row; back: FormerSiteRecord | undefined };

function placeAfter(former: FormerSiteRecord, { before, row, back }: Places): FormerSiteRecord {
  if (former === back) {
    const { domain: _own, ...place } = former;
    return place;
  }
  const isLeft = isSamePlace(former, before);
  return isLeft && isPrepared(row) ? { ...former, domain: heldDomain(before, row) } : former;
}

/** Whether something may already be configured for the domain at the host. */
const isPrepared = ({ names, memory }: Row): boolean =>
  names !== null || Object.keys(memory).length > 0;

function heldDomain(before: CampaignRow, row: Row): HeldDomain {
  const { names, memory, state } = row;
  const isHere = before.ownDomain !== null && before.ownDomain.movingUrl === undefined;
  const wasAddress = isHere && addressOf(before, row) !== undefined;
  const isServed = wasAddress || state !== "needs_dns";
  return { ...namesIn(row), isServed, wasAddress, memory, names };
}

/** A check in flight is fenced out: it must not write results about the previous place. */
async function checkAgain(
  tx: Db,
  { userId, id }: Row,
  { memory, isLive }: Pick<HeldDomain, "memory"> & { isLive: boolean },
): Promise<void> {
  const now = new Date();
  await tx
    .update(domains)
    .set({
      state: isLive ? "live" : "needs_dns",
      liveSince: isLive ? now : null,
      memory,
      names: null,
      found: null,
      fault: null,
      certificateExpiresAt: null,
      nextCheckAt: now,
      stateSince: now,
      attempt: sql`${domains.attempt} + 1`,
      leasedUntil: null,
      updatedAt: now,
    })
    .where(and(eq(domains.userId, userId), eq(domains.id, id)));
}

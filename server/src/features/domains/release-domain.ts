import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { hosts } from "../../hosting/registry.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { ProviderError } from "../../provider-error.ts";
import { type CampaignId, type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import type { Checking } from "./checking.ts";
import { awaitLease, LeaseLost, whileDomainLeased, writeLeased } from "./lease.ts";
import { recordsToRemove } from "./present-domain.ts";
import { proofOf, releaseProofs } from "./proofs.ts";
import { type DomainRow, findDomain, isDomain } from "./queries.ts";
import { domains } from "./tables.ts";
import { holdersOf } from "./release-formers.ts";
import { busy, forgetBinding, unbindDomain } from "./unbind-domain.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

/** Longer than the lease of a crashed process. */
const WAIT_MS = 30_000;
/** The pause after a removal that failed. */
const PAUSE = sql`interval '5 minutes'`;

type Input = CampaignId & { isDeletion: boolean };

/** The DNS records that now point to nothing. `message`: what may still be set at the host; '' for nothing. */
export type Released = { recordsToRemove: DnsRecord[]; message: string };

/**
 * Removes a campaign's domain: the host releases it, and then our record is deleted. Undefined for a campaign without a domain. If the
 * account is no longer in the settings, the host cannot be reached, and the message states that. When the host refuses, the domain
 * remains in removal, and the poller continues it. Throws ProviderError, and 503 while another process works on the domain.
 */
export async function releaseDomain(deps: Deps, input: Input): Promise<Released | undefined> {
  const { userId } = input;
  const found = await asTenant(deps.db, userId, (tx) => findDomain(tx, input));
  if (!found) return undefined;
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
  const row = await awaitLease(deps.db, found, signal);
  if (row) return whileDomainLeased(deps.db, row, () => releaseLeased(deps, row, input));
  const isThere = await asTenant(deps.db, userId, (tx) => findDomain(tx, input));
  if (isThere) throw busy();
  return undefined;
}

/** The same for a domain that is already leased. */
export async function releaseLeased(
  deps: Deps,
  row: DomainRow,
  { isDeletion }: Pick<Input, "isDeletion">,
): Promise<Released> {
  const checking: Checking = { deps, row };
  try {
    const { userId, campaignId } = row;
    const campaign = await asTenant(deps.db, userId, (tx) =>
      findCampaign(tx, { userId, campaignId }),
    );
    // The campaign has been moved to the trash in the meantime, which releases the domain.
    if (!campaign) throw busy();
    const hosting = await hosts[campaign.deploymentType].openDomains?.(deps, campaign);
    // Due at once, so that the poller continues the removal if this process is killed.
    const change = { isRemoving: true, nextCheckAt: new Date() };
    const isHeldBefore = await unbindDomain(checking, { hosting, change, isDeletion });
    const records = await forget(checking, campaign);
    const mayStay = isHeldBefore || (!hosting && row.names !== null);
    return { recordsToRemove: records, message: mayStay ? domainTexts.mayStay(row.host) : "" };
  } catch (error) {
    await keep(checking, error);
    if (error instanceof LeaseLost) throw busy();
    throw error;
  }
}

/** `campaign`: as it was before its places released the domain. */
async function forget({ deps, row }: Checking, campaign: CampaignRow): Promise<DnsRecord[]> {
  const { userId, proofHost: name } = row;
  const records = await asTenant(deps.db, userId, async (tx) => {
    const proof = await proofOf(tx, { userId, name });
    await forgetBinding(tx, row);
    await writeLeased(tx, row, {});
    await tx.delete(domains).where(isDomain(row));
    await recordEvent(tx, { userId, kind: "domain-removed", subject: row.host });
    await releaseProofs(tx, userId);
    return recordsToRemove(row, proof, holdersOf(campaign));
  });
  crashPoint("domain.released");
  return records;
}

/** A text about the domain of a site that stays online after its campaign is removed; '' without a domain. */
export async function domainLeft(tx: Db, id: CampaignId): Promise<string> {
  const row = await findDomain(tx, id);
  if (!row) return "";
  const campaign = await findCampaign(tx, id);
  const isHeldBefore = campaign !== undefined && holdersOf(campaign).length > 0;
  return row.names !== null || isHeldBefore ? domainTexts.staysBound(row.host) : "";
}

/**
 * Deletes our record of the domain when a campaign is removed but its site stays online with the domain. Called inside the transaction
 * that removes the campaign.
 */
export async function leaveDomain(tx: Db, id: CampaignId): Promise<void> {
  const row = await findDomain(tx, id);
  if (!row) return;
  await tx.delete(domains).where(isDomain(row));
  await releaseProofs(tx, id.userId);
}

/** A failed removal is continued later by the poller. */
async function keep({ deps, row }: Checking, error: unknown): Promise<void> {
  const reason = error instanceof ProviderError ? error.message : undefined;
  const fault = reason && {
    code: "host_refused" as const,
    text: domainTexts.removeFailed(reason),
  };
  await asTenant(deps.db, row.userId, (tx) =>
    tx
      .update(domains)
      .set({
        leasedUntil: null,
        nextCheckAt: sql`now() + ${PAUSE}`,
        ...(fault && { fault }),
      })
      .where(sql`${isDomain(row)} and ${domains.attempt} = ${row.attempt}`),
  );
}

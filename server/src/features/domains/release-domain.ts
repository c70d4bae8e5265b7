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
import { awaitLease, LeaseLost, whileLeased, writeLeased } from "./lease.ts";
import { recordsToRemove } from "./present-domain.ts";
import { proofOf, releaseProofs } from "./proofs.ts";
import { type DomainRow, findDomain, isDomain } from "./queries.ts";
import { domains } from "./tables.ts";
import { holdersOf } from "./release-formers.ts";
import { busy, forgetBinding, unbindDomain } from "./unbind-domain.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

/** Longer than the lease of a process that is gone. */
const WAIT_MS = 30_000;
/** After a removal that failed. */
const PAUSE = sql`interval '5 minutes'`;

type Input = CampaignId & { isDeletion: boolean };

/** The DNS records that lead nowhere now. `message`: what may still be set at the host; '' for nothing. */
export type Released = { recordsToRemove: DnsRecord[]; message: string };

/**
 * Removes a campaign's domain: the host lets go of it, and then our record goes. Undefined for a campaign
 * without a domain. An account that is not in the settings any more cannot be asked, which the message says. When the host refuses, the domain stays and is being removed: the poller goes on with
 * it. Throws ProviderError, and 503 while somebody else works on it.
 */
export async function releaseDomain(deps: Deps, input: Input): Promise<Released | undefined> {
  const { userId } = input;
  const found = await asTenant(deps.db, userId, (tx) => findDomain(tx, input));
  if (!found) return undefined;
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping]);
  const row = await awaitLease(deps.db, found, signal);
  if (row) return whileLeased(deps.db, row, () => releaseLeased(deps, row, input));
  const isThere = await asTenant(deps.db, userId, (tx) => findDomain(tx, input));
  if (isThere) throw busy();
  return undefined;
}

/** The same for a domain that is leased already. */
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
    // It has gone to the trash by now, which releases the domain.
    if (!campaign) throw busy();
    const hosting = await hosts[campaign.deploymentType].openDomains?.(deps, campaign);
    // Due at once: when this process is killed, the poller goes on with it.
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

/** `campaign`: before its places let go of the domain. */
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

/** What becomes of the domain of a site that is left where it is; '' for nothing. */
export async function domainLeft(tx: Db, id: CampaignId): Promise<string> {
  const row = await findDomain(tx, id);
  if (!row) return "";
  const campaign = await findCampaign(tx, id);
  const isHeldBefore = campaign !== undefined && holdersOf(campaign).length > 0;
  return row.names !== null || isHeldBefore ? domainTexts.staysBound(row.host) : "";
}

/** A campaign is removed, and its site stays where it is, with its domain, which is forgotten. Inside the transaction that removes it. */
export async function leaveDomain(tx: Db, id: CampaignId): Promise<void> {
  const row = await findDomain(tx, id);
  if (!row) return;
  await tx.delete(domains).where(isDomain(row));
  await releaseProofs(tx, id.userId);
}

/** A removal that failed goes on later by itself. */
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

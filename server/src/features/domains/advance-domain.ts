import { hosts as hostNames } from "@mainstreet/contract/hosts/registry";
import type { DomainFaultCode } from "@mainstreet/contract/domains/domain-fault";
import { domainTexts, type FaultDetails } from "@mainstreet/contract/domains/domain-texts";
import type { Deps } from "../../deps.ts";
import type { DomainCheck } from "../../hosting/domain-hosting.ts";
import { hosts } from "../../hosting/registry.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { openViews } from "../../platform/dns/resolver.ts";
import { ProviderError } from "../../provider-error.ts";
import { type CampaignRow, findCampaign, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isNewestLive } from "../deployments/former-sites.ts";
import { lockCampaigns, requestDeployments } from "../deployments/request-deployment.ts";
import { hasUnfinishedDeployment } from "../deployments/stop-deployment.ts";
import { bindOrCheck } from "./bind-domain.ts";
import { type Checking, domainInputOf, save } from "./checking.ts";
import { checkDns } from "./check-dns.ts";
import { claimNames, hasNames } from "./claim-names.ts";
import { endDomainLease, LeaseLost } from "./lease.ts";
import { proofOf, saveProven } from "./proofs.ts";
import type { DomainChange, DomainRow } from "./queries.ts";
import { holdersOf, tryReleaseFormers } from "./release-formers.ts";
import { nextCheck } from "./schedule.ts";
import { forgetBinding, unbindDomain } from "./unbind-domain.ts";

/**
 * Checks a leased domain and takes the next step for it: the host is prepared, DNS is checked, and only when our own check of DNS
 * succeeds are the names bound and a certificate requested. Safe to kill anywhere and to repeat. Errors are stored with the domain;
 * throws only when the database is unreachable.
 */
export async function advanceDomain(deps: Deps, leased: DomainRow): Promise<void> {
  const checking: Checking = { deps, row: leased };
  try {
    const change = await takeStep(checking).catch((error: unknown) => failureOf(error, checking));
    await asTenant(deps.db, leased.userId, (tx) => finish(tx, checking, change));
  } catch (error) {
    // The removal or the other process that took over the lease continues with the domain.
    if (!(error instanceof LeaseLost)) throw error;
  }
}

/**
 * The result of a check. Without `state` the state does not change. `retryAt`: the host accepts no request before that time.
 * `recheckMs`: a change is expected earlier than the next check of the schedule.
 */
type Found = DomainChange & { retryAt?: Date | undefined; recheckMs?: number };

/** Time after which the site is expected to be live at its new place. */
const SOON_MS = 10_000;
/** Time until the next attempt to release the domain at a former place, or until a site that nobody deploys is checked again. */
const RETRY_MS = 60_000;

function faulty(code: DomainFaultCode, details: FaultDetails): Pick<DomainChange, "fault"> {
  return { fault: { code, text: domainTexts.faults[code](details) } };
}

function failureOf(error: unknown, { deps, row }: Checking): Found {
  if (!(error instanceof ProviderError)) throw error;
  deps.log.warn({ err: error, kind: error.kind }, "a domain could not be checked at its host");
  const isPassing = ["unavailable", "timeout", "rate-limited"].includes(error.kind);
  if (!isPassing) return faulty("host_refused", { host: row.host, found: error.message });
  const name = error.provider in hostNames ? providerName(error.provider) : error.provider;
  return {
    ...faulty("host_unavailable", { host: row.host, found: name }),
    retryAt: error.retryAt,
  };
}

const providerName = (provider: string) =>
  Object.entries(hostNames).find(([type]) => type === provider)?.[1].provider ?? provider;

async function takeStep(checking: Checking): Promise<Found> {
  const { deps, row } = checking;
  const { userId, host } = row;
  const campaign = await dropUnserved(checking);
  if (campaign && isToComeUp(row, campaign))
    return { fault: null, recheckMs: hasUnfinishedDeployment(campaign) ? SOON_MS : RETRY_MS };
  const hosting = campaign && (await hosts[campaign.deploymentType].openDomains?.(deps, campaign));
  if (!campaign || !hosting) return faulty("account_gone", { host });
  const isBound = campaign.ownDomain?.host === host;
  if (isBound && !(await asTenant(deps.db, userId, (tx) => hasNames(tx, row)))) {
    await unbindDomain(checking, { hosting });
    await asTenant(deps.db, userId, (tx) => forgetBinding(tx, row));
    return { ...faulty("held", { host }), state: "needs_dns", liveSince: null };
  }
  const names = checking.row.names ?? (await hosting.prepare(domainInputOf(checking)));
  if (row.names === null) await save(checking, { names });
  crashPoint("domain.prepared");
  const { fault, ...seen } = await checkNames(checking);
  if (fault) {
    if (fault.code === "not_checked") return { ...faulty(fault.code, fault) };
    const state = row.liveSince ? "broken" : "needs_dns";
    return { ...seen, ...faulty(fault.code, fault), state };
  }
  const found = await bindOrCheck(checking, { hosting, campaign }).then(
    (check) => foundAtHost(checking, check),
    (error: unknown) => failureOf(error, checking),
  );
  if (isUnserved(campaign, found)) return { ...seen, ...found, recheckMs: SOON_MS };
  const isWhole =
    found.state !== "live" || (await tryReleaseFormers(deps, campaign, holdersOf(campaign)));
  return { ...seen, ...found, ...(!isWhole && { recheckMs: RETRY_MS }) };
}

/**
 * Whether the domain may be served nowhere until the next check: DNS points to the new place of its site, where binding the names
 * failed, and the former place may already have released them.
 */
function isUnserved({ ownDomain }: CampaignRow, { fault }: Found): boolean {
  return ownDomain?.movingUrl !== undefined && !!fault && fault.code !== "held_at_host";
}

/** Releases the domain at former places of the site that no visitor reaches any more. Returns the campaign after that. */
async function dropUnserved({ deps, row }: Checking): Promise<CampaignRow | undefined> {
  const { userId, campaignId } = row;
  const read = () => asTenant(deps.db, userId, (tx) => findCampaign(tx, { userId, campaignId }));
  const campaign = await read();
  const unserved = campaign ? holdersOf(campaign).filter(({ domain }) => !domain.isServed) : [];
  if (!campaign || unserved.length === 0) return campaign;
  await tryReleaseFormers(deps, campaign, unserved);
  return read();
}

/** Whether the site is not live yet at its present place, so that a domain would have nothing to point to. */
function isToComeUp({ names }: DomainRow, campaign: CampaignRow): boolean {
  const isMoving = campaign.ownDomain?.movingUrl !== undefined;
  return (
    names === null && (campaign.hostingState === null || (isMoving && !isNewestLive(campaign)))
  );
}

const NOTHING: FaultDetails = { host: "" };

/** Checks DNS; once the proof is found, the names are assigned to the user. */
async function checkNames({ deps, row }: Checking) {
  const { userId, proofHost: name, names } = row;
  const { dnsResolvers, providerTimeoutMs } = deps.config;
  const proof = await asTenant(deps.db, userId, (tx) => proofOf(tx, { userId, name }));
  const result = await checkDns(openViews(dnsResolvers, providerTimeoutMs), {
    proof: proof.isProven ? undefined : proof.record,
    names: names ?? [],
  });
  const { found, isChecked, isProven, fault } = result;
  if (!isChecked) return { fault };
  if (isProven && !proof.isProven)
    await asTenant(deps.db, userId, (tx) => saveProven(tx, { userId, name }));
  const held = isProven ? await claimNames(deps, row) : undefined;
  if (held !== undefined)
    return { found, fault: { ...NOTHING, code: "held" as const, host: held } };
  return { found, fault };
}

function foundAtHost({ row }: Checking, check: DomainCheck): Found {
  const { memory } = check;
  if (check.status === "live") {
    const { certificateExpiresAt } = check;
    return { memory, certificateExpiresAt, state: "live", fault: null };
  }
  const wasLive = row.liveSince !== null;
  if (check.status === "pending")
    return { memory, fault: null, state: wasLive ? "broken" : check.step };
  const { code, detail } = check;
  const isOfCertificate = code === "certificate_failed" || code === "certificate_limit";
  const step = isOfCertificate ? "issuing" : "verifying";
  const fault = faulty(code, { host: row.host, found: detail });
  return { memory, ...fault, state: wasLive ? "broken" : step };
}

/** Stores the result and the time of the next check. The site of a domain that became live is published at its new address. */
async function finish(tx: Db, { deps, row }: Checking, found: Found): Promise<void> {
  const { retryAt, recheckMs, ...change } = found;
  const now = new Date();
  const state = change.state ?? row.state;
  const stateSince = state === row.state ? row.stateSince : now;
  const fault = change.fault === undefined ? row.fault : change.fault;
  const next =
    recheckMs === undefined
      ? nextCheck({ state, isSound: fault === null, since: stateSince }, now)
      : new Date(now.getTime() + recheckMs);
  const isFirstLive = state === "live" && row.liveSince === null;
  if (state === "live") await moveAddress(tx, deps, row);
  await endDomainLease(tx, row, {
    ...change,
    state,
    stateSince,
    checkedAt: now,
    nextCheckAt: retryAt && retryAt > next ? retryAt : next,
    ...(isFirstLive && { liveSince: now }),
  });
  crashPoint("domain.saved");
}

async function moveAddress(tx: Db, deps: Deps, { userId, campaignId, host }: DomainRow) {
  const [campaign] = await lockCampaigns(tx, { userId, campaignIds: [campaignId] });
  if (campaign?.ownDomain?.host !== host) return;
  const { alsoHost, isLive: wasLive, movingUrl } = campaign.ownDomain;
  if (wasLive && movingUrl === undefined) return;
  await tx
    .update(campaigns)
    .set({ ownDomain: { host, alsoHost, isLive: true } })
    .where(isCampaign({ userId, campaignId }));
  await requestDeployments(tx, deps, {
    userId,
    campaignIds: [campaignId],
    cause: { kind: "domain" },
  });
}

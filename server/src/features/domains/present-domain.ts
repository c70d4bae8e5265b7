import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import type { Domain } from "@mainstreet/contract/domains/domains";
import { type NamePlan, OWN_URL } from "../../hosting/domain-hosting.ts";
import { registeredDomain } from "../../platform/dns/registered-domain.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { KnownProof } from "./proofs.ts";
import type { DomainRow } from "./queries.ts";
import { shownName } from "./read-name.ts";
import { type DomainHolder, holdersOf } from "./release-formers.ts";

type ShownCampaign = Pick<
  CampaignRow,
  "service" | "city" | "state" | "deploymentUrl" | "deploymentType" | "ownDomain" | "formerSites"
>;

export function presentDomain(row: DomainRow, campaign: ShownCampaign, proof: KnownProof): Domain {
  return {
    id: row.id,
    campaignId: row.campaignId,
    campaign: { name: campaignName(campaign), deploymentUrl: campaign.deploymentUrl },
    host: row.host,
    shownHost: shownName(row.host),
    alsoHost: row.alsoHost,
    state: row.state,
    isRemoving: row.isRemoving,
    move: presentMove(row, campaign),
    records: presentRecords(row, proof, holdersOf(campaign)),
    fault: row.fault,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextCheckAt: row.nextCheckAt.toISOString(),
    certificateExpiresAt: row.certificateExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The place where visitors reach the domain until DNS points to the site's present place; null when the site is not moving. */
function presentMove({ memory }: DomainRow, campaign: ShownCampaign): Domain["move"] {
  const { ownDomain, deploymentType: to } = campaign;
  if (ownDomain?.movingUrl === undefined) return null;
  const from = holdersOf(campaign).find(({ domain }) => domain.wasAddress)?.deploymentType ?? to;
  const siteUrl = memory[OWN_URL];
  return { from, to, siteUrl: siteUrl === undefined ? null : String(siteUrl) };
}

/** The records for all places that have the domain, to be deleted when the domain is removed. */
export function recordsToRemove(
  row: DomainRow,
  proof: KnownProof,
  holders: readonly DomainHolder[],
): DnsRecord[] {
  const all = [row, ...holders.map(({ domain: { names } }) => ({ ...row, names, found: null }))];
  const records = all.flatMap((one) => presentRecords(one, proof, []));
  const isNew = ({ type, fullName, value }: DnsRecord, index: number) =>
    records.findIndex(
      (other) => other.type === type && other.fullName === fullName && other.value === value,
    ) === index;
  return records.filter(isNew);
}

/** Empty while the host is not ready for them. `holders`: places that the site has left and whose records are replaced by these. */
function presentRecords(
  row: DomainRow,
  { isProven, record }: KnownProof,
  holders: readonly DomainHolder[],
): DnsRecord[] {
  if (row.names === null) return [];
  const isFound = (name: string) => (row.found === null ? null : row.found.includes(name));
  const proof: DnsRecord = {
    purpose: "proof",
    type: "TXT",
    ...nameOf(record.name),
    value: record.value,
    isAlternative: false,
    note: domainTexts.notes.proof,
    isFound: isProven || isFound(record.name),
    replaces: "",
  };
  const addresses = row.names.flatMap(({ host, records }) =>
    records.map(({ type, value, note }, index): DnsRecord => ({
      purpose: "address",
      type,
      ...nameOf(host),
      value,
      isAlternative: index > 0,
      note,
      isFound: isFound(host),
      replaces: index > 0 ? "" : replacedBy({ host, records }, holders),
    })),
  );
  return [proof, ...addresses];
}

/** The records of the same name at the previous places, as text. */
function replacedBy(
  { host, records }: Omit<NamePlan, "issuers">,
  holders: readonly DomainHolder[],
): string {
  const before = holders
    .flatMap(({ domain: { names } }) => names ?? [])
    .find((plan) => plan.host === host);
  if (!before) return "";
  if (before.records.length === 0) return domainTexts.recordOfHost;
  const isSame = (value: string) => records.some((one) => one.value === value);
  const old = before.records.filter(({ value }) => !isSame(value));
  return old.map(({ type, value }) => `${type} ${value}`).join(" or ");
}

/** A full name, and the name to enter in registrars' forms. */
function nameOf(fullName: string): Pick<DnsRecord, "name" | "fullName"> {
  const domain = registeredDomain(fullName);
  const name = fullName === domain ? "@" : fullName.slice(0, -domain.length - 1);
  return { name, fullName };
}

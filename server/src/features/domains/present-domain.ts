import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import type { Domain } from "@mainstreet/contract/domains/domains";
import { registeredDomain } from "../../platform/dns/registered-domain.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { KnownProof } from "./proofs.ts";
import type { DomainRow } from "./queries.ts";
import { shownName } from "./read-name.ts";

type ShownCampaign = Pick<CampaignRow, "service" | "city" | "state" | "deploymentUrl">;

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
    records: presentRecords(row, proof),
    fault: row.fault,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextCheckAt: row.nextCheckAt.toISOString(),
    certificateExpiresAt: row.certificateExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** None while the host is not ready for them. */
export function presentRecords(row: DomainRow, { isProven, record }: KnownProof): DnsRecord[] {
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
    })),
  );
  return [proof, ...addresses];
}

/** A full name, and what registrars' forms call it. */
function nameOf(fullName: string): Pick<DnsRecord, "name" | "fullName"> {
  const domain = registeredDomain(fullName);
  const name = fullName === domain ? "@" : fullName.slice(0, -domain.length - 1);
  return { name, fullName };
}

import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { Campaign, CampaignDetail } from "@mainstreet/contract/campaigns";
import { editGroups, fieldFacts, groupOf } from "@mainstreet/contract/content-names";
import { TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { tradeSlugOf } from "@mainstreet/generator/trades/matching/match-trade";
import { presentChoice } from "../../hosting/accounts.ts";
import { isSamePlace } from "../../hosting/is-same-place.ts";
import { settledDesign } from "./design.ts";
import { presentFormerSites } from "./present-former-sites.ts";
import type { CampaignRow, DeploymentRow, ListedRow } from "./queries.ts";
import { siteContentOf } from "./site-columns.ts";
import { hasUnpublishedChanges } from "./source-digest.ts";

/** The name of a campaign wherever it is shown in one line. */
export function campaignName(row: Pick<CampaignRow, "service" | "city" | "state">): string {
  return `${row.service} in ${row.city}, ${row.state}`;
}

/** A campaign in a list: the detail's groups and the list's flat fields at once (spec §3). */
export function presentListed(
  row: ListedRow,
): ListedCampaign & Pick<Campaign, "createdAt" | "updatedAt"> {
  return {
    _id: row.id,
    id: row.id,
    name: campaignName(row),
    type: row.kind,
    serviceName: row.service,
    city: row.city,
    state: row.state,
    phone: row.phone,
    hasVerificationTag: row.hasVerificationTag,
    ...editGroups(siteContentOf(row)),
    design: settledDesign(row, row.siteKey),
    ...presentDeployment(row),
    businessId: row.businessId,
    own: presentOwn(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A campaign with the fields that only its own page shows. */
export function presentCampaign(row: CampaignRow): Campaign {
  return {
    ...presentListed(row),
    siteKey: row.siteKey,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    indexing: { ...row.indexing, override: row.indexAnyway },
    hasUnpublishedChanges: hasUnpublishedChanges(row),
  };
}

/** The fields that a campaign of a business owns, each by its path in the response. */
function presentOwn({ ownFields }: ListedRow): Record<string, true> {
  return Object.fromEntries(
    ownFields.map((field) => [fieldFacts[field].names.edit ?? field, true]),
  );
}

function presentDeployment(row: ListedRow) {
  return {
    deployed: row.deployed,
    deploymentUrl: row.deploymentUrl,
    lastDeployed: row.lastDeployed?.toISOString() ?? null,
    deploymentType: row.deploymentType,
    ...presentChoice(row),
    deploymentStatus: row.deploymentStatus,
    deploymentMessage: row.deploymentMessage,
  };
}

/** The same with the campaign's deployments, newest first. */
export function presentDetail(row: CampaignRow, deployments: DeploymentRow[]): CampaignDetail {
  const history = deployments.map((deployment) => ({
    id: deployment.id,
    status: deployment.status,
    message: deployment.message,
    filesSent: deployment.filesSent,
    startedAt: deployment.startedAt.toISOString(),
    finishedAt: deployment.finishedAt?.toISOString() ?? null,
  }));
  // A site that returned before it was published elsewhere has left nothing behind.
  const formerSites = row.formerSites.filter((former) => !isSamePlace(former, row));
  return {
    ...presentCampaign(row),
    isLive: row.deployed && row.liveSource !== "",
    locations: row.locations.map(({ city, state }) => ({ city, state })),
    relatedServices: row.relatedServices,
    ...groupOf("edit", "", siteContentOf(row)),
    matchedTrade: matchedTrade(row),
    deployments: history,
    formerSites: presentFormerSites({ ...row, formerSites }),
  };
}

function matchedTrade(row: CampaignRow): CampaignDetail["matchedTrade"] {
  const slug = tradeSlugOf(row);
  return slug && { slug, name: TRADE_NAMES[slug] };
}

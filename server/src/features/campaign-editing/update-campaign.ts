import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { contentFrom } from "@mainstreet/contract/content-names";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { INHERITED_FIELDS, type InheritedContent } from "@mainstreet/contract/business-values";
import { sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.ts";
import { saveInBusiness } from "../businesses/join-business.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { assertDesign } from "../campaigns/design.ts";
import { siteColumnsOf } from "../campaigns/site-columns.ts";

/** Drizzle does not update columns whose value is undefined. */
type Changes = PgUpdateSetSource<typeof campaigns>;

/** The campaign before the edit, which is locked, and its business after the edit, which cannot change until the transaction ends. */
export type EditedCampaign = { before: CampaignRow; business: NamedBusiness | undefined };

/**
 * Saves the detail form (spec §2). Absent fields keep their values; `deploymentUrl` and `lastDeployed` are never accepted from a client
 * (decision D6). The live site keeps its old content until the next deployment. Undefined = no such campaign.
 */
export async function updateCampaign(
  tx: Db,
  { before, business }: EditedCampaign,
  input: UpdateCampaignInput,
): Promise<CampaignRow | undefined> {
  const content = contentFrom("edit", input);
  assertDesign(content);
  const changes = {
    ...siteColumnsOf(content),
    ...saveInBusiness(before, { business, given: inheritedOf(content) }),
    ...serviceChanges(content),
    relatedServices: input.relatedServices,
  };
  const [row] = await tx
    .update(campaigns)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isCampaign({ userId: before.userId, campaignId: before.id }))
    .returning();
  return row;
}

function inheritedOf(content: Partial<SiteContent>): Partial<InheritedContent> {
  const given = INHERITED_FIELDS.filter((field) => content[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, content[field]]));
}

function serviceChanges({ service }: Partial<SiteContent>): Changes {
  if (service === undefined) return {};
  return {
    serviceSlug: serviceSlug(service),
    // The form sends the service with every save; only another spelling counts as typed.
    serviceTypedAt: sql`case when ${campaigns.service} = ${service} then ${campaigns.serviceTypedAt} else now() end`,
  };
}

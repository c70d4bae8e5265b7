import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { contentFrom } from "@mainstreet/contract/content-names";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { assertDesign } from "../campaigns/design.ts";
import { columnsOf } from "../campaigns/site-columns.ts";

/** Drizzle leaves out what is undefined. */
type Changes = PgUpdateSetSource<typeof campaigns>;

/**
 * Saves the detail form (spec §2). What is absent stays; `deploymentUrl` and `lastDeployed` are never taken from a
 * client (decision D6). The live site keeps its old content until the next deployment. Undefined = no such campaign.
 */
export async function updateCampaign(
  tx: Db,
  id: CampaignId,
  input: UpdateCampaignInput,
): Promise<CampaignRow | undefined> {
  const content = contentFrom("edit", input);
  assertDesign(content);
  const changes = {
    ...columnsOf(content),
    ...serviceChanges(content),
    relatedServices: input.relatedServices,
  };
  const [row] = await tx
    .update(campaigns)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isCampaign(id))
    .returning();
  return row;
}

function serviceChanges({ service }: Partial<SiteContent>): Changes {
  if (service === undefined) return {};
  return {
    serviceSlug: serviceSlug(service),
    // The form sends the service with every save; only another spelling counts as typed.
    serviceTypedAt: sql`case when ${campaigns.service} = ${service} then ${campaigns.serviceTypedAt} else now() end`,
  };
}

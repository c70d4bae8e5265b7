import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { assertDesign } from "../campaigns/design.ts";
import { parseVerification } from "../campaigns/verification.ts";

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
  const changes = {
    ...mainChanges(input.main ?? {}),
    ...companyChanges(input.company ?? {}),
    ...otherChanges(input),
  };
  const [row] = await tx
    .update(campaigns)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isCampaign(id))
    .returning();
  return row;
}

function mainChanges(main: NonNullable<UpdateCampaignInput["main"]>): Changes {
  const { service, metatitle, metadescription, searchConsoleScript, ...same } = main;
  return {
    ...same,
    service,
    serviceSlug: service === undefined ? undefined : serviceSlug(service),
    // The form sends the service with every save; only another spelling counts as typed.
    serviceTypedAt:
      service === undefined
        ? undefined
        : sql`case when ${campaigns.service} = ${service} then ${campaigns.serviceTypedAt} else now() end`,
    metaTitle: metatitle,
    metaDescription: metadescription,
    // The detail form shows the stored tags, so blank here is the explicit clearing that GS-30 asks for.
    verificationTags:
      searchConsoleScript === undefined
        ? undefined
        : parseVerification(searchConsoleScript, "main.searchConsoleScript"),
  };
}

function companyChanges(company: NonNullable<UpdateCampaignInput["company"]>): Changes {
  const { street, city, state, zip, latitude, longitude } = company.address ?? {};
  return {
    companyName: company.name,
    companyStreet: street,
    companyCity: city,
    companyState: state,
    companyZip: zip,
    companyLatitude: latitude,
    companyLongitude: longitude,
  };
}

function otherChanges(input: UpdateCampaignInput): Changes {
  const { content, openingHours, reviewProfileUrl, relatedServices, design = {}, indexing } = input;
  assertDesign(design);
  return {
    cta: content?.cta,
    openingHours,
    reviewProfileUrl,
    relatedServices,
    theme: design.theme,
    palette: design.palette,
    indexAnyway: indexing?.override,
  };
}

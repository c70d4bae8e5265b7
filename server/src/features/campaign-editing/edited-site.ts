import { texts } from "@mainstreet/contract/texts";
import { conflict, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns, type SiteLocation } from "../campaigns/tables.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";

/** The multi-location site whose locations are to change, locked. Throws 404, and 409 for a single site. */
export async function lockSite(tx: Db, id: CampaignId): Promise<CampaignRow> {
  const [row] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  if (!row) throw notFound(texts.campaigns.notFound);
  if (row.kind !== "multi-location") throw conflict("SINGLE_SITE", texts.locationEdits.multiOnly);
  return row;
}

/** "Kernersville, NC": the name of a location wherever it is shown in one line. */
export const locationName = ({ city, state }: SiteLocation): string => `${city}, ${state}`;

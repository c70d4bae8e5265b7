import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { groupOf } from "@mainstreet/contract/content-names";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { leads } from "../leads/tables.ts";
import { countRecentLeads } from "./count-leads.ts";
import { presentListed } from "./present.ts";
import { listedColumns, type ListedRow } from "./queries.ts";
import { readLabels } from "./read-labels.ts";
import { siteContentOf } from "./site-columns.ts";
import { campaigns } from "./tables.ts";

/** The id of a campaign, and its position in the order. */
export type CampaignPosition = [id: string, position: string[]];

/** Reads the campaigns of a page of a list, in its order. */
export async function readListed(
  tx: Db,
  userId: string,
  places: readonly CampaignPosition[],
): Promise<ListedCampaign[]> {
  const ids = places.map(([id]) => id);
  const rows = await tx
    .select(listedColumns)
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, ids)));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const labelsOf = await readLabels(tx, userId, ids);
  const leadsOf = await countRecentLeads(tx, userId, inArray(leads.campaignId, ids));
  return (
    ids
      // A campaign may be deleted between the statements.
      .flatMap((id) => rowOf.get(id) ?? [])
      .map((row) => ({
        ...presentListed(row),
        ...filledOf(row),
        labels: labelsOf(row.id),
        leads: leadsOf(row.id),
      }))
  );
}

/** Most sites have none of these fields, so a long list does not repeat that they are blank. */
function filledOf(row: ListedRow): Partial<ReturnType<typeof ungrouped>> {
  const filled = Object.entries(ungrouped(row)).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

const ungrouped = (row: ListedRow) => groupOf("edit", "", siteContentOf(row));

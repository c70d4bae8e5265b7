import type { Label } from "@mainstreet/contract/label";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaignLabels, labels } from "../labels/tables.ts";

/** Reads the labels of a user's campaigns, sorted by name, and returns a function that returns the labels of one campaign. */
export async function readLabels(
  tx: Db,
  userId: string,
  campaignIds: readonly string[],
): Promise<(campaignId: string) => Label[]> {
  const found = new Map<string, Label[]>();
  if (campaignIds.length > 0)
    for (const { campaignId, ...label } of await labelRows(tx, userId, campaignIds))
      found.set(campaignId, [...(found.get(campaignId) ?? []), label]);
  return (campaignId) => found.get(campaignId) ?? [];
}

function labelRows(tx: Db, userId: string, campaignIds: readonly string[]) {
  return tx
    .select({
      campaignId: campaignLabels.campaignId,
      id: labels.id,
      name: labels.name,
      colour: labels.colour,
    })
    .from(campaignLabels)
    .innerJoin(
      labels,
      and(eq(labels.userId, campaignLabels.userId), eq(labels.id, campaignLabels.labelId)),
    )
    .where(
      and(eq(campaignLabels.userId, userId), inArray(campaignLabels.campaignId, [...campaignIds])),
    )
    .orderBy(sql`lower(${labels.name})`);
}

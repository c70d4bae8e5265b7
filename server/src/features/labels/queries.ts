import type { Label } from "@mainstreet/contract/label";
import type { CountedLabel } from "@mainstreet/contract/labels";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { notInTrash } from "../campaigns/not-in-trash.ts";
import { type CampaignId, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { campaignLabels, labels } from "./tables.ts";

export type LabelId = { userId: string; labelId: string };

/** What a response shows of a label. */
export const shownLabel = { id: labels.id, name: labels.name, colour: labels.colour };

/** The condition that every query on one label carries: the id together with its owner. */
export const isLabel = ({ userId, labelId }: LabelId) =>
  and(eq(labels.userId, userId), eq(labels.id, labelId));

/** A user's labels by name, with the number of sites that have each. */
export async function listLabels(tx: Db, userId: string): Promise<CountedLabel[]> {
  const counted = tx
    .select({ labelId: campaignLabels.labelId, sites: sql<number>`count(*)::int`.as("sites") })
    .from(campaignLabels)
    .where(and(eq(campaignLabels.userId, userId), notInTrash(campaignLabels.campaignId, userId)))
    .groupBy(campaignLabels.labelId)
    .as("counted");
  return tx
    .select({ ...shownLabel, sites: sql<number>`coalesce(${counted.sites}, 0)` })
    .from(labels)
    .leftJoin(counted, eq(counted.labelId, labels.id))
    .where(eq(labels.userId, userId))
    .orderBy(asc(sql`lower(${labels.name})`));
}

/** Removes a label, from all sites too. Throws 404. */
export async function deleteLabel(tx: Db, id: LabelId): Promise<void> {
  const [row] = await tx.delete(labels).where(isLabel(id)).returning(shownLabel);
  if (!row) throw notFound(labelTexts.notFound);
}

/** The labels of a campaign by name. Throws 404. */
export async function getLabels(tx: Db, id: CampaignId): Promise<Label[]> {
  const [row] = await tx.select({ id: campaigns.id }).from(campaigns).where(isCampaign(id));
  if (!row) throw notFound(texts.campaigns.notFound);
  return labelsOfCampaign(tx, id);
}

/** The labels of one campaign by name. */
export async function labelsOfCampaign(
  tx: Db,
  { userId, campaignId }: { userId: string; campaignId: string },
): Promise<Label[]> {
  return tx
    .select(shownLabel)
    .from(campaignLabels)
    .innerJoin(
      labels,
      and(eq(labels.userId, campaignLabels.userId), eq(labels.id, campaignLabels.labelId)),
    )
    .where(and(eq(campaignLabels.userId, userId), eq(campaignLabels.campaignId, campaignId)))
    .orderBy(asc(sql`lower(${labels.name})`));
}

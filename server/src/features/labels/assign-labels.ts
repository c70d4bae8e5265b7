import type { assignLabels as endpoint } from "@mainstreet/contract/labels";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { LABEL_LIMIT, type Label } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { conflict, invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstIds } from "../campaigns/first-ids.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { resolveFilters } from "../campaigns/resolve-filters.ts";
import { isAsSeen } from "../campaigns/selection-digest.ts";
import { campaigns } from "../campaigns/tables.ts";
import { labelsOfCampaign } from "./queries.ts";
import { findLabels, findOrCreateLabels } from "./save-label.ts";
import { campaignLabels } from "./tables.ts";

type Body = ValidRequestOf<typeof endpoint>["body"];
type Result = ResponseOf<typeof endpoint>;

/** What changes, by names of labels. Labels to be added that do not exist yet are created. */
export type LabelChange = { add: readonly string[]; remove: readonly string[] };

/**
 * Adds labels to the sites of a selection and removes others. Throws 400, and 409 when the filter now finds other sites than the user saw.
 */
export async function assignLabels(tx: Db, userId: string, body: Body): Promise<Result> {
  if (body.add.length + body.remove.length === 0)
    throw invalidField("add", labelTexts.nothingToAssign);
  const meant = await selectedIds(tx, userId, body);
  const campaignIds = await holdCampaigns(tx, userId, meant);
  const changed = await changeCampaignLabels(tx, { userId, campaignIds }, body);
  return { sites: campaignIds.length, changed };
}

/** Sets the labels of one campaign, by name. Throws 404. */
export async function setLabels(
  tx: Db,
  { userId, campaignId }: CampaignId,
  names: readonly string[],
): Promise<Label[]> {
  const held = await holdCampaigns(tx, userId, [campaignId]);
  if (held.length === 0) throw notFound(texts.campaigns.notFound);
  const wanted = await findOrCreateLabels(tx, userId, names);
  const isOfCampaign = and(
    eq(campaignLabels.userId, userId),
    eq(campaignLabels.campaignId, campaignId),
  );
  const ids = wanted.map(({ id }) => id);
  await tx
    .delete(campaignLabels)
    .where(
      and(isOfCampaign, ids.length === 0 ? undefined : notInArray(campaignLabels.labelId, ids)),
    );
  await insertPairs(tx, { userId, campaignIds: [campaignId] }, ids);
  return labelsOfCampaign(tx, { userId, campaignId });
}

/**
 * Adds labels to campaigns and removes others, and returns how many campaigns changed. The caller has locked the campaigns. Throws 409 when
 * a site would have too many labels.
 */
export async function changeCampaignLabels(
  tx: Db,
  sites: { userId: string; campaignIds: readonly string[] },
  { add, remove }: LabelChange,
): Promise<number> {
  const { userId, campaignIds } = sites;
  if (campaignIds.length === 0) return 0;
  const removed = (await findLabels(tx, userId, remove)).map(({ id }) => id);
  const added = (await findOrCreateLabels(tx, userId, add)).map(({ id }) => id);
  const changed = new Set<string>();
  if (removed.length > 0)
    for (const { campaignId } of await tx
      .delete(campaignLabels)
      .where(
        and(
          eq(campaignLabels.userId, userId),
          inArray(campaignLabels.labelId, removed),
          inArray(campaignLabels.campaignId, [...campaignIds]),
        ),
      )
      .returning({ campaignId: campaignLabels.campaignId }))
      changed.add(campaignId);
  for (const campaignId of await insertPairs(tx, sites, added)) changed.add(campaignId);
  return changed.size;
}

/** Adds each label to each campaign, and returns the campaigns that did not have all of them. */
async function insertPairs(
  tx: Db,
  { userId, campaignIds }: { userId: string; campaignIds: readonly string[] },
  labelIds: readonly string[],
): Promise<string[]> {
  if (labelIds.length === 0) return [];
  const { rows } = await tx.execute<{ campaignId: string }>(sql`
    insert into ${campaignLabels} (user_id, label_id, campaign_id)
    select ${userId}::uuid, label_id, campaign_id
    from unnest(${sql.param(labelIds)}::uuid[]) label_id cross join unnest(${sql.param(campaignIds)}::uuid[]) campaign_id
    on conflict do nothing returning campaign_id as "campaignId"`);
  const changed = [...new Set(rows.map(({ campaignId }) => campaignId))];
  await assertFewLabels(tx, userId, changed);
  return changed;
}

async function assertFewLabels(tx: Db, userId: string, campaignIds: string[]): Promise<void> {
  if (campaignIds.length === 0) return;
  const [most] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(campaignLabels)
    .where(and(eq(campaignLabels.userId, userId), inArray(campaignLabels.campaignId, campaignIds)))
    .groupBy(campaignLabels.campaignId)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  if (most && most.count > LABEL_LIMIT.ofSite)
    throw conflict("TOO_MANY_LABELS", labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite));
}

/** Locks those of the campaigns that exist, so that none is deleted until the transaction ends. */
async function holdCampaigns(tx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, [...ids])))
    .orderBy(campaigns.id)
    .for("key share");
  return rows.map(({ id }) => id);
}

async function selectedIds(
  tx: Db,
  userId: string,
  { ids, filter, count, digest }: Body,
): Promise<readonly string[]> {
  if (ids !== undefined && filter !== undefined)
    throw invalidField("filter", labelTexts.bothSelections);
  if (ids !== undefined) return nonEmpty(ids);
  if (filter === undefined) throw invalidField("ids", labelTexts.noSites);
  const request = await resolveFilters(tx, { ...filter, userId });
  const order = { sort: "created", direction: undefined } as const;
  const found = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        sql`${campaigns.id} in ${firstIds({ ...request, ...order, limit: SELECTION_LIMIT + 1 })}`,
      ),
    );
  if (found.length > SELECTION_LIMIT)
    throw invalidField("filter", labelTexts.tooManySites(SELECTION_LIMIT));
  const foundIds = found.map(({ id }) => id);
  if (!isAsSeen(foundIds, { count, digest }))
    throw conflict(
      "SELECTION_CHANGED",
      labelTexts.countChanged(foundIds.length, count ?? foundIds.length),
    );
  if (foundIds.length === 0) throw invalidField("filter", labelTexts.noneFound);
  return foundIds;
}

function nonEmpty(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) throw invalidField("ids", labelTexts.noSites);
  return ids;
}

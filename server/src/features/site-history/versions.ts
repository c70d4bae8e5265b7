import {
  type getVersion,
  type listVersions,
  type SiteVersion,
  VERSION_PAGE,
} from "@mainstreet/contract/site-versions";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq, getTableColumns, inArray, lt, lte, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type CampaignId, isCampaign } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { operations } from "../operations/tables.ts";
import { comparePages } from "./compare-pages.ts";
import { compareValues } from "./compare-values.ts";
import { siteVersions } from "./tables.ts";

export type VersionRow = typeof siteVersions.$inferSelect;

const { generated: _generated, manifest: _manifest, ...small } = getTableColumns(siteVersions);
/** The columns that a list shows, without those that make a row long. */
const LISTED = {
  ...small,
  operationKind: operations.kind,
  files: sql<number>`(select count(*)::int from json_object_keys(${siteVersions.manifest}))`,
};
type ListedRow = Omit<VersionRow, "generated" | "manifest"> & {
  operationKind: string | null;
  files: number;
};

const areOf = ({ userId, campaignId }: CampaignId) =>
  and(eq(siteVersions.userId, userId), eq(siteVersions.campaignId, campaignId));

/** `GET /campaigns/{id}/versions`. Throws 404 for no such campaign. */
export async function listSiteVersions(
  tx: Db,
  id: CampaignId,
  { cursor }: { cursor?: number | undefined },
): Promise<ResponseOf<typeof listVersions>> {
  await assertCampaign(tx, id);
  const upTo = cursor === undefined ? undefined : cursor - 1;
  const rows = await newest(tx, id, { upTo, limit: VERSION_PAGE + 1 });
  const [live] = cursor === undefined ? rows : await newest(tx, id, { limit: 1 });
  const shown = rows.slice(0, VERSION_PAGE);
  const last = rows.length > VERSION_PAGE ? shown.at(-1) : undefined;
  return {
    versions: shown.map((row, at) => presentVersion(row, rows[at + 1])),
    pinnedTo: live?.restoredFrom ?? null,
    nextCursor: last ? String(last.number) : null,
  };
}

type Part = { upTo?: number | undefined; limit: number };

function newest(tx: Db, id: CampaignId, { upTo, limit }: Part): Promise<ListedRow[]> {
  const isMeant = upTo === undefined ? undefined : lte(siteVersions.number, upTo);
  const isCause = and(
    inArray(siteVersions.cause, ["operation", "script"]),
    eq(operations.userId, id.userId),
    eq(operations.id, siteVersions.causeId),
  );
  return tx
    .select(LISTED)
    .from(siteVersions)
    .leftJoin(operations, isCause)
    .where(and(areOf(id), isMeant))
    .orderBy(desc(siteVersions.number))
    .limit(limit);
}

async function assertCampaign(tx: Db, id: CampaignId): Promise<void> {
  const [row] = await tx.select({ id: campaigns.id }).from(campaigns).where(isCampaign(id));
  if (!row) throw notFound(texts.campaigns.notFound);
}

/** A version with all that it holds. Throws 404 for no such campaign or version. */
export async function findVersion(tx: Db, id: CampaignId, number: number): Promise<VersionRow> {
  await assertCampaign(tx, id);
  const row = await findVersionRow(tx, id, number);
  if (!row) throw notFound(siteVersionTexts.notFound);
  return row;
}

/** The same; undefined when there is none. */
export async function findVersionRow(
  tx: Db,
  id: CampaignId,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(siteVersions)
    .where(and(areOf(id), eq(siteVersions.number, number)));
  return row;
}

/** `GET /campaigns/{id}/versions/{number}`. Throws 404 for no such campaign or version. */
export async function readVersion(
  db: Db,
  id: CampaignId,
  number: number,
): Promise<ResponseOf<typeof getVersion>> {
  const { version, before, listed } = await asTenant(db, id.userId, async (tx) => ({
    version: await findVersion(tx, id, number),
    before: await findBefore(tx, id, number),
    listed: await newest(tx, id, { upTo: number, limit: 1 }),
  }));
  const [row] = listed;
  if (!row) throw notFound(siteVersionTexts.notFound);
  const presented = { ...presentVersion(row, before), comparedWith: null };
  if (!before) return { ...presented, fields: [], pages: [], morePages: 0 };
  const manifests = { before: before.manifest, after: version.manifest };
  return {
    ...presented,
    comparedWith: before.number,
    fields: compareValues(before.values, version.values),
    ...(await comparePages(db, { userId: id.userId, ...manifests })),
  };
}

async function findBefore(tx: Db, id: CampaignId, number: number): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(siteVersions)
    .where(and(areOf(id), lt(siteVersions.number, number)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  return row;
}

/** `before`: the previous version that is still stored, if any. */
function presentVersion(row: ListedRow, before?: Pick<VersionRow, "values">): SiteVersion {
  const { number, publishedAt, cause, causeId, operationKind, actorId } = row;
  const { restoredFrom, address, deploymentType, files } = row;
  const changes = before && compareValues(before.values, row.values);
  return {
    number,
    at: publishedAt.toISOString(),
    cause,
    causeId,
    operationKind,
    changedFields: changes?.map(({ label }) => label) ?? null,
    actorId,
    restoredFrom,
    address,
    deploymentType,
    files,
  };
}

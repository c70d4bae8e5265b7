import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { contentOfBusiness, type NamedBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";
import { type CampaignRow, listedColumns } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isUnfinishedSite } from "./queries.ts";
import { operations, operationSites } from "./tables.ts";

/** Sites in one statement: few enough that their rows need little memory. */
export const BATCH = 500;

// Without the record of a site's files, which is most of a row.
const read = {
  ...listedColumns,
  liveSource: campaigns.liveSource,
  businessDigest: campaigns.businessDigest,
  evidenceDigest: campaigns.evidenceDigest,
};
/** What an operation reads of a site. */
export type SiteToChange = Pick<CampaignRow, keyof typeof read>;

type Owned = { userId: string; campaignIds: readonly string[] };

/** The user's sites among these, in the order of ids. */
export async function readSiteRows(tx: Db, owned: Owned): Promise<SiteToChange[]> {
  return selectSites(tx, owned);
}

/** The same, locked in that order, as everything does that locks many campaigns. */
export async function lockSites(tx: Db, owned: Owned): Promise<SiteToChange[]> {
  return selectSites(tx, owned).for("update");
}

function selectSites(tx: Db, { userId, campaignIds }: Owned) {
  return tx
    .select(read)
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, [...campaignIds])))
    .orderBy(asc(campaigns.id));
}

/** The businesses of sites, by id, as they are at this moment. */
export async function readBusinesses(
  tx: Db,
  { userId, rows }: { userId: string; rows: readonly SiteToChange[] },
): Promise<Map<string, NamedBusiness>> {
  const ids = [...new Set(rows.map(({ businessId }) => businessId))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.userId, userId), inArray(businesses.id, ids)));
  return new Map(found.map((row) => [row.id, { id: row.id, content: contentOfBusiness(row) }]));
}

type Holding = Owned & { except?: string | undefined };

/** The sites among these that another operation still publishes. */
export async function findHeld(
  tx: Db,
  { userId, campaignIds, except }: Holding,
): Promise<Set<string>> {
  if (campaignIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ campaign_id: string }>(sql`
    select campaign_id from operation_sites
    where user_id = ${userId} and status = 'applied' and deployment in ('waiting', 'deploying')
      and campaign_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(campaignIds)}::jsonb) as given(id))
      and operation_id is distinct from ${except ?? null}::uuid`);
  return new Set(rows.map((row) => row.campaign_id));
}

/** An operation that has not finished with a site. */
export type HoldingOperation = { id: string; appliedAt: string };

/** Which operations have not finished with sites, by campaign. */
export async function findHolders(
  tx: Db,
  { userId, campaignIds, except }: Holding,
): Promise<Map<string, HoldingOperation>> {
  if (campaignIds.length === 0) return new Map();
  const { campaignId } = operationSites;
  const rows = await tx
    .select({ campaignId, id: operations.id, appliedAt: operations.appliedAt })
    .from(operationSites)
    .innerJoin(
      operations,
      and(
        eq(operations.userId, operationSites.userId),
        eq(operations.id, operationSites.operationId),
      ),
    )
    .where(
      and(
        eq(operationSites.userId, userId),
        inArray(campaignId, [...campaignIds]),
        isUnfinishedSite,
        except === undefined ? undefined : ne(operations.id, except),
      ),
    );
  return new Map(
    rows.flatMap(({ appliedAt, ...row }): [string, HoldingOperation][] =>
      appliedAt ? [[row.campaignId, { id: row.id, appliedAt: appliedAt.toISOString() }]] : [],
    ),
  );
}

import { TRASH_DAYS } from "@mainstreet/contract/limits";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import {
  type listTrash as endpoint,
  TRASH_STATES,
  type TrashedSite,
} from "@mainstreet/contract/trash";
import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { and, count, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { campaignSearch } from "../campaigns/search-table.ts";
import { textConditions } from "../campaigns/search-words.ts";
import { campaigns } from "../campaigns/tables.ts";
import { domains } from "../domains/tables.ts";
import { isTrashed } from "../removal/lease-trashed.ts";
import { trashedSites } from "./tables.ts";

type Query = {
  userId: string;
  q?: string | undefined;
  updatedSince?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

const DAY_MS = 86_400_000;

const columns = {
  trashed: trashedSites,
  at: sql<string>`${trashedSites.trashedAt}::text`,
  service: campaigns.service,
  city: campaigns.city,
  state: campaigns.state,
  kind: campaigns.kind,
  companyName: campaigns.companyName,
  deploymentType: campaigns.deploymentType,
  deploymentUrl: campaigns.deploymentUrl,
  bound: domains.host,
};

const from = (tx: Db) =>
  tx
    .select(columns)
    .from(trashedSites)
    .innerJoin(
      campaigns,
      and(eq(campaigns.userId, trashedSites.userId), eq(campaigns.id, trashedSites.campaignId)),
    )
    .leftJoin(
      domains,
      and(eq(domains.userId, trashedSites.userId), eq(domains.campaignId, trashedSites.campaignId)),
    )
    .$dynamic();
type Row = Awaited<ReturnType<typeof from>>[number];

/** One page of the trash, the newest first, in a transaction that can read the trash. */
export async function listTrash(tx: Db, query: Query): Promise<ResponseOf<typeof endpoint>> {
  const { userId, updatedSince, limit, cursor } = query;
  const isMeant = and(
    eq(trashedSites.userId, userId),
    updatedSince === undefined ? undefined : gte(trashedSites.trashedAt, new Date(updatedSince)),
    searched(query),
  );
  const rows = await from(tx)
    .where(and(isMeant, cursor === undefined ? undefined : isBehind(cursor)))
    .orderBy(desc(trashedSites.trashedAt), desc(trashedSites.campaignId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    sites: shown.map(present),
    total: await tx.$count(trashedSites, isMeant),
    nextCursor: last ? `${last.at} ${last.trashed.campaignId}` : null,
    states: await countStates(tx, userId),
  };
}

/** Throws 404. */
export async function readTrashed(tx: Db, id: CampaignId): Promise<TrashedSite> {
  const [row] = await from(tx).where(isTrashed(id));
  if (!row) throw notFound(texts.notFound);
  return present(row);
}

function searched({ userId, q = "" }: Query): SQL | undefined {
  const conditions = textConditions(q);
  if (conditions.length === 0) return undefined;
  return sql`exists (select from ${campaignSearch} where ${campaignSearch.userId} = ${userId}
    and ${campaignSearch.campaignId} = ${trashedSites.campaignId} and ${and(...conditions)})`;
}

const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?) ([0-9a-f-]{36})$/;

function isBehind(cursor: string): SQL {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw invalidField("cursor", texts.invalidCursor);
  return sql`(${trashedSites.trashedAt}, ${trashedSites.campaignId}) < (${at}::timestamptz, ${id}::uuid)`;
}

async function countStates(tx: Db, userId: string): Promise<Record<TrashedSite["state"], number>> {
  const rows = await tx
    .select({ state: trashedSites.state, sites: count() })
    .from(trashedSites)
    .where(eq(trashedSites.userId, userId))
    .groupBy(trashedSites.state);
  const sites = (state: string) => rows.find((row) => row.state === state)?.sites ?? 0;
  const [takingDown, down, left, refused] = TRASH_STATES;
  return {
    [takingDown]: sites(takingDown),
    [down]: sites(down),
    [left]: sites(left),
    [refused]: sites(refused),
  };
}

function present({ trashed, ...site }: Row): TrashedSite {
  const { trashedAt, dueAt, state, reason } = trashed;
  return {
    id: trashed.campaignId,
    name: campaignName(site),
    type: site.kind,
    companyName: site.companyName,
    deploymentType: site.deploymentType,
    deploymentUrl: site.deploymentUrl,
    trashedAt: trashedAt.toISOString(),
    expiresAt: new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    state,
    reason,
    nextTryAt: state === "refused" ? (dueAt?.toISOString() ?? null) : null,
    restoreCost: trashed.refunded,
    domain: trashed.domain?.host ?? site.bound,
    recordsToRemove: trashed.records,
  };
}

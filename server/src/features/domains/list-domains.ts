import type {
  Domain,
  DomainState,
  listDomains as endpoint,
} from "@mainstreet/contract/domains/domains";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { invalidField } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { notInTrash } from "../campaigns/not-in-trash.ts";
import { presentDomain } from "./present-domain.ts";
import { proofsOf } from "./proofs.ts";
import { type DomainRow } from "./queries.ts";
import { domains } from "./tables.ts";

type Query = {
  userId: string;
  state: DomainState | undefined;
  q: string | undefined;
  limit: number;
  cursor: string | undefined;
};

/** A user's domains, except those of sites in the trash. */
const isListed = (userId: string) =>
  and(eq(domains.userId, userId), notInTrash(domains.campaignId, userId));

const HOST = /^[a-z0-9.-]{1,253}$/;

/** One page of the user's domains by name, and how many there are in each state. */
export async function listDomains(tx: Db, query: Query): Promise<ResponseOf<typeof endpoint>> {
  const { userId, state, q, limit, cursor } = query;
  if (cursor !== undefined && !HOST.test(cursor))
    throw invalidField("cursor", domainTexts.invalidCursor);
  const isOwn = isListed(userId);
  const rows = await tx
    .select()
    .from(domains)
    .where(
      and(
        isOwn,
        state && eq(domains.state, state),
        q === undefined ? undefined : sql`strpos(${domains.host}, lower(${q})) > 0`,
        cursor === undefined ? undefined : gt(sql`${domains.host} collate "C"`, cursor),
      ),
    )
    .orderBy(asc(sql`${domains.host} collate "C"`))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    domains: await presentDomains(tx, userId, shown),
    nextCursor: rows.length > limit ? (shown.at(-1)?.host ?? null) : null,
    counts: await countStates(tx, userId),
  };
}

/** The domains with their sites and their proofs. */
export async function presentDomains(
  tx: Db,
  userId: string,
  rows: readonly DomainRow[],
): Promise<Domain[]> {
  if (rows.length === 0) return [];
  const sites = await tx
    .select({
      id: campaigns.id,
      service: campaigns.service,
      city: campaigns.city,
      state: campaigns.state,
      deploymentUrl: campaigns.deploymentUrl,
      deploymentType: campaigns.deploymentType,
      ownDomain: campaigns.ownDomain,
      formerSites: campaigns.formerSites,
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        inArray(
          campaigns.id,
          rows.map(({ campaignId }) => campaignId),
        ),
      ),
    );
  const proofs = await proofsOf(
    tx,
    userId,
    rows.map(({ proofHost }) => proofHost),
  );
  return rows.flatMap((row) => {
    const site = sites.find(({ id }) => id === row.campaignId);
    const proof = proofs(row.proofHost);
    return site && proof ? [presentDomain(row, site, proof)] : [];
  });
}

async function countStates(tx: Db, userId: string): Promise<Record<DomainState, number>> {
  const rows = await tx
    .select({ state: domains.state, count: sql<number>`count(*)::int` })
    .from(domains)
    .where(isListed(userId))
    .groupBy(domains.state);
  const none = { needs_dns: 0, verifying: 0, issuing: 0, live: 0, broken: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

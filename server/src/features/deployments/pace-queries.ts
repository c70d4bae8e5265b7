import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { paces, paceTurns } from "./pace-tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import type { Cost, Pace } from "./pace.ts";

export type TurnRow = typeof paceTurns.$inferSelect;

/** One that waits, and the request that asked for it. */
export type InLine = TurnRow & { requestId: string | null };

/** A turn that its deployment did not end within this time holds nobody up any more. */
const FORGOTTEN = sql`interval '15 minutes'`;

/** The credential a campaign, or a run, deploys with: `c` names its table. Null for none. */
export const credentialOf = (c: SQL): SQL<string | null> => sql`
  case when ${c}.deployment_type = 'aws' then 'aws:' || ${c}.aws_credentials_id
    when ${c}.account = 'default' then 'netlify:default' else 'netlify:' || ${c}.netlify_token_id end`;

export type LockedPace = { pace: Pace; now: Date };

/** A credential's pace, made if need be and locked: whoever takes, gives back or hands out turns does it one after another. */
export async function lockPace(tx: Db, credential: string): Promise<LockedPace> {
  await tx.insert(paces).values({ credential }).onConflictDoNothing();
  const [row] = await tx
    .select({ pace: paces, now: sql`clock_timestamp()`.mapWith(paces.wakeAt) })
    .from(paces)
    .where(eq(paces.credential, credential))
    .for("update");
  if (!row) throw new Error("The inserted pace is not there");
  return row;
}

export async function savePace(tx: Db, pace: Pace): Promise<void> {
  await tx.update(paces).set(pace).where(eq(paces.credential, pace.credential));
}

/** What those that have their turn will still take, at most. */
export async function takenBy(tx: Db, credential: string): Promise<Cost> {
  const [sum] = await tx
    .select({
      deploys: sql<number>`coalesce(sum(${paceTurns.deploys}), 0)::int`,
      requests: sql<number>`coalesce(sum(${paceTurns.requests}), 0)::int`,
    })
    .from(paceTurns)
    .where(
      and(eq(paceTurns.credential, credential), sql`${paceTurns.grantedAt} > now() - ${FORGOTTEN}`),
    );
  return sum ?? { deploys: 0, requests: 0 };
}

/** The first of those that wait, in their order. */
export async function lineOf(tx: Db, credential: string, limit: number): Promise<InLine[]> {
  return tx
    .select({ ...getTableColumns(paceTurns), requestId: campaigns.requestId })
    .from(paceTurns)
    .innerJoin(
      campaigns,
      and(eq(campaigns.userId, paceTurns.userId), eq(campaigns.id, paceTurns.campaignId)),
    )
    .where(and(eq(paceTurns.credential, credential), isNull(paceTurns.grantedAt)))
    .orderBy(desc(paceTurns.isUrgent), asc(paceTurns.turn), asc(paceTurns.askedAt))
    .limit(limit);
}

/** What all that wait before and including one take. */
export async function needUpTo(tx: Db, { credential, isUrgent, turn }: TurnRow): Promise<Cost> {
  const [sum] = await tx
    .select({
      deploys: sql<number>`coalesce(sum(${paceTurns.deploys}), 0)::int`,
      requests: sql<number>`coalesce(sum(${paceTurns.requests}), 0)::int`,
    })
    .from(paceTurns)
    .where(
      and(
        eq(paceTurns.credential, credential),
        isNull(paceTurns.grantedAt),
        sql`(not ${paceTurns.isUrgent}, ${paceTurns.turn}) <= (${!isUrgent}, ${turn})`,
      ),
    );
  return sum ?? { deploys: 0, requests: 0 };
}

/**
 * The next place in the line for a user: behind the first of all that wait and behind their own, so that those who ask
 * for many take turns with those who ask for few.
 */
export async function nextTurn(
  tx: Db,
  { credential, userId, isUrgent }: Pick<TurnRow, "credential" | "userId" | "isUrgent">,
): Promise<number> {
  const [line] = await tx
    .select({
      first: sql<number>`coalesce(min(${paceTurns.turn}), 1)::float8`,
      own: sql<number>`coalesce(max(${paceTurns.turn}) filter (where ${paceTurns.userId} = ${userId}), 0)::float8`,
    })
    .from(paceTurns)
    .where(
      and(
        eq(paceTurns.credential, credential),
        eq(paceTurns.isUrgent, isUrgent),
        isNull(paceTurns.grantedAt),
      ),
    );
  return Math.max(line?.first ?? 1, (line?.own ?? 0) + 1);
}

export const isTurnOf = (campaignId: string) => eq(paceTurns.campaignId, campaignId);

/** Credentials with somebody whose time has come. */
export async function dueCredentials(db: Db): Promise<string[]> {
  const rows = await db
    .select({ credential: paces.credential })
    .from(paces)
    .where(and(isNotNull(paces.wakeAt), sql`${paces.wakeAt} <= clock_timestamp()`));
  return rows.map(({ credential }) => credential);
}

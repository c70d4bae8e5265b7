import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import { SESSION_DAYS, SESSION_LIMIT } from "@mainstreet/contract/limits";
import type { SessionEnd } from "@mainstreet/contract/sessions";
import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { secondFactorChallenges } from "../second-factor/tables.ts";
import { sessions } from "./tables.ts";

/** The last use is recorded only this precisely: a write for each read would be the most expensive part of the read. */
const TOUCH_MS = 60_000;

/** All times here are measured by the database's clock. */
const LIFE = sql.raw(`interval '${SESSION_DAYS.atMost} days'`);
const daysAgo = (days: number) => sql.raw(`now() - interval '${days} days'`);
const isUsed = gt(sessions.lastUsedAt, daysAgo(SESSION_DAYS.unused));
export const isLiveSession = sql<boolean>`(${gt(sessions.expiresAt, sql`now()`)} and ${isUsed})`;

/** `hasPassedSecondFactor`: whether the user passed a second factor in addition to the password. */
type NewSession = { userId: string; userAgent: string; hasPassedSecondFactor?: boolean };

const newToken = () => randomBytes(32).toString("base64url");

/** Starts a session and returns its bearer token, which cannot be read again: only its SHA-256 is stored. */
export async function createSession(
  db: Db,
  { userId, userAgent, hasPassedSecondFactor = false }: NewSession,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: tokenDigest(token),
    userAgent: userAgent.slice(0, 300),
    expiresAt: sql`now() + ${LIFE}`,
    ...(hasPassedSecondFactor && { secondFactorAt: sql`now()` }),
  });
  return token;
}

/** How long a proof of identity is valid. */
const PROOF_LIFE = sql`interval '10 minutes'`;
/** Until when the proof is valid; null without a valid proof. */
export const provedUntil =
  sql<Date | null>`case when ${sessions.provedAt} > now() - ${PROOF_LIFE} then ${sessions.provedAt} + ${PROOF_LIFE} end`.mapWith(
    (value: string | Date) => new Date(value),
  );

/**
 * Whether the account has a second factor that this session never passed: a process of the previous version, which has no second
 * factors, started the session with the password alone.
 */
const lacksSecondFactor = sql<boolean>`(${sessions.secondFactorAt} is null and (
  exists (select from passkeys p where p.user_id = sessions.user_id)
  or exists (select from authenticator_apps a where a.user_id = sessions.user_id and a.confirmed_at is not null)))`;

type FoundSession = (Session & { provedUntil: Date | null }) | { over: SessionEnd };

/** The session of a token, or why it has ended; undefined for a token that is unknown or no longer stored. */
export async function findSession(db: Db, token: string): Promise<FoundSession | undefined> {
  const { id, userId, lastUsedAt, endReason } = sessions;
  const [session] = await db
    .select({
      id,
      userId,
      lastUsedAt,
      endReason,
      isLive: isLiveSession,
      lacksSecondFactor,
      provedUntil,
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenDigest(token)));
  if (!session) return undefined;
  if (!session.isLive) return { over: session.endReason ?? "SESSION_EXPIRED" };
  if (session.lacksSecondFactor) return { over: "SESSION_ENDED" };
  if (Date.now() - session.lastUsedAt.getTime() > TOUCH_MS) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(
          eq(sessions.userId, session.userId),
          eq(sessions.id, session.id),
          lt(sessions.lastUsedAt, sql`now()`),
        ),
      );
  }
  return { id: session.id, userId: session.userId, provedUntil: session.provedUntil };
}

type Session = { id: string; userId: string };

/** Records that the user of a live session proved their identity, and replaces its token; undefined when the session has ended. */
export async function noteProof(
  tx: Db,
  session: Session,
): Promise<{ token: string; provedUntil: Date } | undefined> {
  const token = await rotateToken(tx, session);
  const [proved] = await tx
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(and(eq(sessions.userId, session.userId), eq(sessions.id, session.id)))
    .returning({ provedUntil });
  const until = proved?.provedUntil;
  return token !== undefined && until ? { token, provedUntil: until } : undefined;
}

/** Makes new proof necessary in all sessions of a user except one: the requirements for a proof have changed. */
export async function forgetOtherProofs(tx: Db, { id, userId }: Session): Promise<void> {
  await tx
    .update(sessions)
    .set({ provedAt: null })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}

/** Records that a session passed the second factor. */
export async function noteSecondFactor(tx: Db, { id, userId }: Session): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Replaces the token of a live session and returns the new one; undefined when the session has ended. */
export async function rotateToken(tx: Db, { id, userId }: Session): Promise<string | undefined> {
  const token = newToken();
  const [replaced] = await tx
    .update(sessions)
    .set({ tokenHash: tokenDigest(token) })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), isLiveSession))
    .returning({ id: sessions.id });
  return replaced && token;
}

/** Ends one live session of a user; false when there is none with this id. */
export async function endOne(tx: Db, { id, userId }: Session): Promise<boolean> {
  const ended = await end(tx, { userId, which: eq(sessions.id, id), endReason: "SESSION_ENDED" });
  return ended.length > 0;
}

/** Ends all live sessions of a user but one, and sign-ins that wait for a second factor. */
export async function endOthers(tx: Db, { id, userId }: Session, why: EndReason): Promise<void> {
  await endSignIns(tx, userId);
  await end(tx, { userId, which: ne(sessions.id, id), endReason: why });
}

/** Ends all live sessions of a user, and sign-ins that wait for a second factor. */
export async function endAll(tx: Db, userId: string, why: EndReason): Promise<void> {
  await endSignIns(tx, userId);
  await end(tx, { userId, which: sql`true`, endReason: why });
}

async function endSignIns(tx: Db, userId: string): Promise<void> {
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
}

type EndReason = NonNullable<typeof sessions.$inferSelect.endReason>;
type Ending = { userId: string; which: SQL; endReason: EndReason };

async function end(tx: Db, { userId, which, endReason }: Ending): Promise<unknown[]> {
  return tx
    .update(sessions)
    .set({ endReason, expiresAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), which, isLiveSession))
    .returning({ id: sessions.id });
}

const isForgotten = or(
  lt(sessions.expiresAt, daysAgo(SESSION_DAYS.keptAfterEnd)),
  lt(sessions.lastUsedAt, daysAgo(SESSION_DAYS.unused + SESSION_DAYS.keptAfterEnd)),
);

/**
 * Removes a user's sessions that ended long ago, and those above the limit for one user. Live sessions are kept before ended ones, and
 * newer before older ones.
 */
export async function removeOldSessions(tx: Db, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(isLiveSession), desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(SESSION_LIMIT - 1);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(isForgotten, inArray(sessions.id, surplus))));
}

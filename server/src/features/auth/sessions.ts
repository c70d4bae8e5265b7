import { createHash, randomBytes } from "node:crypto";
import { SESSION_LIMIT } from "@mainstreet/contract/limits";
import { and, desc, eq, gt, inArray, lt, ne, not, or, sql } from "drizzle-orm";
import { type Db, readAsOwner } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { prepareOnce } from "../../platform/prepare-once.ts";
import { sessions } from "../../platform/schema.ts";

/** Last use is noted this coarsely: a write per read would be the costliest part of it. */
const TOUCH_MS = 60_000;

const digest = (token: string) => createHash("sha256").update(token).digest();

/** A session lives 30 days, and 7 days without use; the database's clock says when. */
const LIFE = sql`interval '30 days'`;
const isUsed = gt(sessions.lastUsedAt, sql`now() - interval '7 days'`);
export const isLive = sql<boolean>`(${gt(sessions.expiresAt, sql`now()`)} and ${isUsed})`;

type Newcomer = { userId: string; userAgent: string };

/** Starts a session and answers its bearer token, which is shown this once: only its SHA-256 is stored. */
export async function startSession(db: Db, { userId, userAgent }: Newcomer): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: digest(token),
    userAgent: userAgent.slice(0, 300),
    expiresAt: sql`now() + ${LIFE}`,
  });
  return token;
}

const lookup = prepareOnce((db) => {
  const { id, userId, lastUsedAt } = sessions;
  return db
    .select({ id, userId, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder("hash")), isLive))
    .prepare("find_session");
});

/** The live session of a token. */
export async function findSession(
  db: Db,
  token: string,
): Promise<{ id: string; userId: string } | undefined> {
  const [session] = await readAsOwner(db, (reader) =>
    lookup(reader).execute({ hash: digest(token) }),
  );
  if (!session) return undefined;
  if (Date.now() - session.lastUsedAt.getTime() > TOUCH_MS) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.id, session.id), lt(sessions.lastUsedAt, sql`now()`)));
  }
  return { id: session.id, userId: session.userId };
}

/** Ends all sessions of a user but one. */
export async function endOthers(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}

/** Removes a user's sessions that are over, and those beyond what one may have: the newest stay. */
export async function clearSessions(tx: Db, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(SESSION_LIMIT - 1);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), or(not(isLive), inArray(sessions.id, surplus))));
}

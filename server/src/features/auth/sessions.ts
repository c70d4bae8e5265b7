import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { sessions } from "../../platform/schema.ts";

const DAY_MS = 86_400_000;
const ABSOLUTE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Last use is noted this coarsely: a write per read would be the costliest part of it. */
const TOUCH_MS = 60_000;

const digest = (token: string) => createHash("sha256").update(token).digest();

/** Starts a session and answers its bearer token, which is shown this once: only its SHA-256 is stored. */
export async function startSession(db: Db, userId: string, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(sessions).values({
    id: newId(),
    userId,
    tokenHash: digest(token),
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + ABSOLUTE_MS),
  });
  return token;
}

/** The live session of a token: not expired, and used in the last seven days. */
export async function findSession(
  db: Db,
  token: string,
): Promise<{ id: string; userId: string } | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, digest(token)),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastUsedAt, new Date(Date.now() - IDLE_MS)),
      ),
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

import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { secondFactorChallenges as challenges } from "../second-factor/tables.ts";

type Purpose = typeof challenges.$inferSelect.purpose;
export type Challenge = typeof challenges.$inferSelect;

const LIFE = sql`interval '5 minutes'`;
/** After this many attempts the password is required again. */
export const MAX_TRIES = 5;

/** `webauthnChallenge`: what an authenticator has to sign. */
type NewChallenge = { userId: string; purpose: Purpose; webauthnChallenge?: string };

/** Starts an act that a second factor must complete, and returns the secret that names it: 256 bits, and only their hash is stored. */
export async function startChallenge(tx: Db, challenge: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const isOver = lt(challenges.expiresAt, sql`now()`);
  await tx.delete(challenges).where(and(eq(challenges.userId, challenge.userId), isOver));
  await tx.insert(challenges).values({
    id: newId(),
    ...challenge,
    tokenHash: tokenDigest(token),
    expiresAt: sql`now() + ${LIFE}`,
  });
  return token;
}

type Named = { token: string; purpose: Purpose; userId?: string };

/**
 * Counts an attempt before it is checked, so that simultaneous attempts count like attempts in a row, and returns the challenge.
 * Undefined for a challenge that is unknown, of another user or purpose, expired, or tried too often.
 */
export async function countTry(tx: Db, named: Named): Promise<Challenge | undefined> {
  const [challenge] = await tx
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(isOpen(named))
    .returning();
  return challenge;
}

/** The user of a challenge; undefined as for `countTry`. */
export async function findUserOf(tx: Db, named: Named): Promise<string | undefined> {
  const [challenge] = await tx
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(isOpen(named));
  return challenge?.userId;
}

/** Sets what an authenticator has to sign. */
export async function setWebauthnChallenge(
  tx: Db,
  named: Named,
  webauthnChallenge: string,
): Promise<void> {
  await tx.update(challenges).set({ webauthnChallenge }).where(isOpen(named));
}

/** Ends a challenge, which can be used once; false when another request has ended it. */
export async function endChallenge(
  tx: Db,
  { id, userId }: Pick<Challenge, "id" | "userId">,
): Promise<boolean> {
  const ended = await tx
    .delete(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.id, id)))
    .returning({ id: challenges.id });
  return ended.length > 0;
}

function isOpen({ token, purpose, userId }: Named): SQL | undefined {
  return and(
    eq(challenges.tokenHash, tokenDigest(token)),
    eq(challenges.purpose, purpose),
    userId === undefined ? undefined : eq(challenges.userId, userId),
    gt(challenges.expiresAt, sql`now()`),
    lt(challenges.tries, MAX_TRIES),
  );
}

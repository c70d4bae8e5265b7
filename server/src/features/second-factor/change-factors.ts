import type { SecurityEventKind } from "@mainstreet/contract/security-events";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, sessionRequired } from "../../errors.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { readMethods } from "../auth/second-factor-methods.ts";
import { endOthers, forgetOtherProofs, noteSecondFactor, rotateToken } from "../auth/sessions.ts";
import { newRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { recoveryCodes } from "./tables.ts";

export type SessionId = { id: string; userId: string };

/**
 * Runs a change of a user's second factor, with the user locked, so that sign-ins see all of the change or nothing. Records `kind`, makes
 * the other sessions need new proof, and returns the new token of this session with what `change` returned.
 */
export async function changeFactors<T extends object>(
  { db }: Pick<Deps, "db">,
  { session, kind }: { session: SessionId; kind: SecurityEventKind },
  change: (tx: Db) => Promise<T & { subject?: string }>,
): Promise<Omit<T, "subject"> & { token: string }> {
  const { userId } = session;
  return asTenant(db, userId, async (tx) => {
    await lockUser(tx, userId);
    const { subject = "", ...changed } = await change(tx);
    await recordEvent(tx, { userId, kind, subject });
    await forgetOtherProofs(tx, session);
    const token = await rotateToken(tx, session);
    if (token === undefined) throw sessionRequired();
    return { ...changed, token };
  });
}

async function lockUser(tx: Db, userId: string): Promise<void> {
  const isUser = eq(users.id, userId);
  await asOwner(tx, () => tx.select({ id: users.id }).from(users).where(isUser).for("update"));
}

/**
 * Adds a factor by `add`. With the first factor the user gets recovery codes, and all other sessions end, since they were started with the
 * password alone.
 */
export async function addFactor<T extends object>(
  deps: Pick<Deps, "db">,
  added: { session: SessionId; kind: SecurityEventKind },
  add: (tx: Db) => Promise<T & { subject?: string }>,
): Promise<Omit<T, "subject"> & { token: string; recoveryCodes?: string[] }> {
  const { userId } = added.session;
  const before = await asTenant(deps.db, userId, (tx) => readMethods(tx, userId));
  // Hashing takes too long for a transaction.
  const made = before.length === 0 ? await newRecoveryCodes() : undefined;
  return changeFactors(deps, added, async (tx) => {
    const isFirst = (await readMethods(tx, userId)).length === 0;
    const factor = await add(tx);
    if (!isFirst) return factor;
    await endOthers(tx, added.session, "SESSION_ENDED");
    await noteSecondFactor(tx, added.session);
    const { codes, hashes } = made ?? (await newRecoveryCodes());
    await replaceRecoveryCodes(tx, userId, hashes);
    await recordEvent(tx, { userId, kind: "recovery-codes-made" });
    return { ...factor, recoveryCodes: codes };
  });
}

/** Removes a factor by `remove`; when it was the last one, the recovery codes are deleted too. */
export async function removeFactor(
  deps: Pick<Deps, "db">,
  removed: { session: SessionId; kind: SecurityEventKind },
  remove: (tx: Db) => Promise<{ subject?: string }>,
): Promise<{ token: string }> {
  const { userId } = removed.session;
  return changeFactors(deps, removed, async (tx) => {
    const named = await remove(tx);
    if ((await readMethods(tx, userId)).length === 0)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return named;
  });
}

/** Ten new recovery codes, in place of the former ones. Throws 409 without a second factor. */
export async function renewRecoveryCodes(
  deps: Pick<Deps, "db">,
  session: SessionId,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { userId } = session;
  const { codes, hashes } = await newRecoveryCodes();
  return changeFactors(deps, { session, kind: "recovery-codes-made" }, async (tx) => {
    if ((await readMethods(tx, userId)).length === 0)
      throw conflict("NO_SECOND_FACTOR", texts.noSecondFactor);
    await replaceRecoveryCodes(tx, userId, hashes);
    return { recoveryCodes: codes };
  });
}

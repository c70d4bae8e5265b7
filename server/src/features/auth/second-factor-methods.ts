import type { SecondFactorMethod } from "@mainstreet/contract/auth";
import { and, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import {
  authenticatorApps,
  passkeys,
  recoveryCodes,
  secondFactorChallenges,
} from "../second-factor/tables.ts";

/** The methods by which a user can confirm a sign-in; empty without a second factor. Recovery codes alone are no second factor. */
export async function readMethods(tx: Db, userId: string): Promise<SecondFactorMethod[]> {
  const hasPasskey = await has(
    tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1),
  );
  const isConfirmed = isNotNull(authenticatorApps.confirmedAt);
  const hasApp = await has(
    tx
      .select({ id: authenticatorApps.id })
      .from(authenticatorApps)
      .where(and(eq(authenticatorApps.userId, userId), isConfirmed)),
  );
  if (!hasPasskey && !hasApp) return [];
  const hasCode = await has(
    tx
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
      .limit(1),
  );
  return [
    ...(hasPasskey ? (["passkey"] as const) : []),
    ...(hasApp ? (["totp"] as const) : []),
    ...(hasCode ? (["recovery-code"] as const) : []),
  ];
}

async function has(rows: Promise<unknown[]>): Promise<boolean> {
  return (await rows).length > 0;
}

/**
 * Removes the second factor of a user, with `since` only what was added after it; true when there was one. If no passkey and no app
 * remains, the recovery codes are deleted too.
 */
export async function removeSecondFactor(tx: Db, userId: string, since?: Date): Promise<boolean> {
  const { confirmedAt } = authenticatorApps;
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), since && gt(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });
  // An app that is not confirmed may be the stranger's.
  const isNew = since && or(isNull(confirmedAt), gt(confirmedAt, since));
  const removedApps = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNew))
    .returning({ confirmedAt });
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
  const isOff = (await readMethods(tx, userId)).length === 0;
  const isOwn = eq(recoveryCodes.userId, userId);
  const which = isOff ? undefined : since && gt(recoveryCodes.createdAt, since);
  await tx.delete(recoveryCodes).where(and(isOwn, which));
  return removed.length > 0 || removedApps.some((app) => app.confirmedAt !== null);
}

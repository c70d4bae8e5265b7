import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField, notFound, sessionRequired } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { limitFailures } from "../auth/limit-failures.ts";
import { addFactor, type SessionId, removeFactor } from "./change-factors.ts";
import { authenticatorApps } from "./tables.ts";
import { addPendingApp, confirmPendingApp } from "./totp.ts";

/** The secret of a new authenticator app, which counts once a code of it is confirmed. */
export async function startTotp(
  deps: Deps,
  userId: string,
): Promise<{ uri: string; secret: string }> {
  return asTenant(deps.db, userId, async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw sessionRequired();
    return addPendingApp(tx, deps, { userId, email: user.email });
  });
}

/** Makes the new app a second factor. Throws 400 for a wrong code, 409 when no app waits for a code, 429 after too many attempts. */
export async function confirmTotp(
  deps: Deps,
  { session, code }: { session: SessionId; code: string },
): Promise<{ token: string; recoveryCodes?: string[] }> {
  const { userId } = session;
  let changed: { token: string; recoveryCodes?: string[] } | undefined;
  await limitFailures(deps.limits, [["failedSecondFactors", userId]], async () => {
    changed = await tryCode(deps, { session, code });
    return changed !== undefined;
  });
  if (!changed) throw invalidField("code", texts.wrongCode);
  return changed;
}

/** Undefined for a wrong code: then nothing was changed. */
async function tryCode(deps: Deps, { session, code }: { session: SessionId; code: string }) {
  const { userId } = session;
  try {
    return await addFactor(deps, { session, kind: "authenticator-added" }, async (tx) => {
      const result = await confirmPendingApp(tx, deps, { userId, code });
      if (result === "missing") throw conflict("NO_PENDING_APP", texts.noPendingApp);
      if (result === "wrong") throw new WrongCode();
      return {};
    });
  } catch (error) {
    if (error instanceof WrongCode) return undefined;
    throw error;
  }
}

/** Undoes the transaction. */
class WrongCode extends Error {}

/** Removes the app. Throws 404 without one. */
export async function removeTotp(deps: Deps, session: SessionId): Promise<{ token: string }> {
  const { userId } = session;
  return removeFactor(deps, { session, kind: "authenticator-removed" }, async (tx) => {
    const isConfirmed = isNotNull(authenticatorApps.confirmedAt);
    const [removed] = await tx
      .delete(authenticatorApps)
      .where(and(eq(authenticatorApps.userId, userId), isConfirmed))
      .returning({ id: authenticatorApps.id });
    if (!removed) throw notFound(texts.noApp);
    return {};
  });
}

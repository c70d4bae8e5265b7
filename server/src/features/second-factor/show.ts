import type { SecondFactor } from "@mainstreet/contract/second-factor";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { SessionOfRequest } from "../../platform/http/route.ts";
import { presentPasskey } from "./manage-passkeys.ts";
import { listPasskeys } from "./passkeys.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { authenticatorApps, recoveryCodes } from "./tables.ts";

/** The second factor as its user sees it. */
export async function showSecondFactor(
  { config, db }: Deps,
  { userId, provedUntil }: SessionOfRequest,
): Promise<SecondFactor> {
  return asTenant(db, userId, async (tx) => {
    const rows = await listPasskeys(tx, userId);
    return {
      passkeys: rows.map(presentPasskey),
      totp: await readApp(tx, userId),
      recoveryCodesLeft: await countCodes(tx, userId),
      canAddPasskeys: relyingPartyOf(config) !== undefined,
      provedUntil: provedUntil?.toISOString() ?? null,
    };
  });
}

async function readApp(tx: Db, userId: string): Promise<SecondFactor["totp"]> {
  const isConfirmed = isNotNull(authenticatorApps.confirmedAt);
  const [app] = await tx
    .select({ confirmedAt: authenticatorApps.confirmedAt })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isConfirmed));
  return app?.confirmedAt ? { createdAt: app.confirmedAt.toISOString() } : null;
}

async function countCodes(tx: Db, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}

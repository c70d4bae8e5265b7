import type { AccountHold, Hold } from "@mainstreet/contract/account-holds";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { credentialKey, typeOfCredential } from "../../hosting/credential-key.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { creationRuns } from "../creation-runs/tables.ts";
import { isOnHold, isPaused, isProbing, type Locked, withCheck } from "../rate-limits/limits.ts";
import { dispatch, lockLimit, readQueue } from "../rate-limits/queue.ts";
import { providerLimits } from "../rate-limits/tables.ts";

const now = sql`clock_timestamp()`.mapWith(providerLimits.dispatchAt);
const hasHold = and(isNotNull(providerLimits.holdReason), isNotNull(providerLimits.pausedUntil));

function presentHold({ limit, now: at }: Locked): Hold {
  const isChecking = isProbing(limit, at);
  const isWaiting = !isChecking && isPaused(limit, at);
  const nextCheckAt = isWaiting ? (limit.pausedUntil?.toISOString() ?? null) : null;
  return { reason: limit.holdReason ?? "", nextCheckAt, isChecking };
}

/** Those of these credentials that are on hold, by the id of their account. */
export async function findAccountHolds(
  tx: Db,
  accounts: ReadonlyMap<string, string>,
): Promise<AccountHold[]> {
  if (accounts.size === 0) return [];
  const isOneOf = inArray(providerLimits.credential, [...accounts.values()]);
  const rows = await asOwner(tx, () =>
    tx.select({ limit: providerLimits, now }).from(providerLimits).where(and(isOneOf, hasHold)),
  );
  return rows.map((row) => ({
    ...presentHold(row),
    deploymentType: typeOfCredential(row.limit.credential),
    accountId: row.limit.credential.split(":").slice(1).join(":"),
    heldAt: (row.limit.heldAt ?? row.now).toISOString(),
  }));
}

/** A run's account is on hold. `isBlocked`: true until the next check, and while that check runs. */
export type RunHold = { hold: Hold; credential: string; isBlocked: boolean };

/** The holds of a user's runs, by the ids of the runs. */
export async function findRunHolds(
  tx: Db,
  userId: string,
  runIds: readonly string[],
): Promise<Map<string, RunHold>> {
  if (runIds.length === 0) return new Map();
  const rows = await asOwner(tx, () =>
    tx
      .select({ runId: creationRuns.id, limit: providerLimits, now })
      .from(creationRuns)
      .innerJoin(providerLimits, eq(providerLimits.credential, credentialKey(sql`creation_runs`)))
      .where(and(eq(creationRuns.userId, userId), inArray(creationRuns.id, [...runIds]), hasHold)),
  );
  return new Map(
    rows.map(({ runId, ...row }) => {
      const hold = presentHold(row);
      const isBlocked = hold.isChecking || hold.nextCheckAt !== null;
      return [runId, { hold, credential: row.limit.credential, isBlocked }];
    }),
  );
}

/** Lets the first waiting deployment probe an account on hold at once; if none waits, the next one that is requested. */
export async function checkHold(
  deps: Pick<Deps, "db" | "jobs">,
  credential: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ credential: providerLimits.credential })
      .from(providerLimits)
      .where(and(eq(providerLimits.credential, credential), hasHold));
    if (!known) return;
    const { limit, now: at } = await lockLimit(tx, credential);
    if (!isOnHold(limit)) return;
    const isWaiting = (await readQueue(tx, credential, { count: 1 })).length > 0;
    await dispatch(tx, deps, { limit: withCheck(limit, at, isWaiting), now: at });
  });
}

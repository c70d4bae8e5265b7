import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import {
  EXPORT_DOWNLOAD,
  EXPORT_LINK_MINUTES,
  exportTexts,
} from "@mainstreet/contract/account-export";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { AppError, conflict } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { accountExports } from "./tables.ts";

/** How long the lease of a crashed process still holds a download; a process that is sending renews its lease in time. */
const LEASE = sql`interval '60 seconds'`;
const RENEW_MS = 20_000;
const LIFE = sql.raw(`interval '${EXPORT_LINK_MINUTES} minutes'`);

const isFree = sql`(${accountExports.leasedUntil} is null or ${accountExports.leasedUntil} < now())`;

/** Makes a link to download an export, which replaces the previous link. Throws 409 while a download is running. */
export async function makeExportLink(
  db: Db,
  userId: string,
): Promise<{ path: string; expiresAt: string }> {
  const token = randomBytes(32).toString("base64url");
  const link = { tokenHash: tokenDigest(token), expiresAt: sql`now() + ${LIFE}` };
  const made = await asTenant(db, userId, async (tx) => {
    const [row] = await tx
      .insert(accountExports)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: accountExports.userId, set: link, setWhere: isFree })
      .returning();
    return row;
  });
  if (!made) throw alreadyRunning();
  const path = `/api${EXPORT_DOWNLOAD.replace(":token", token)}`;
  return { path, expiresAt: made.expiresAt.toISOString() };
}

/** Exports whose users may sign in: a request that was in flight when an account was closed may have made a link afterwards. */
const openAccounts = (tx: Db) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.disabledAt), isNull(users.erasureBeganAt)));

/**
 * Uses a link, which works once, and acquires the lease of the download. Throws 410 for a link that is used, expired, unknown or of a
 * closed account.
 */
export async function takeExportLink(db: Db, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .update(accountExports)
      .set({ tokenHash: null, leasedUntil: sql`now() + ${LEASE}` })
      .where(
        and(
          eq(accountExports.tokenHash, tokenDigest(token)),
          gt(accountExports.expiresAt, sql`now()`),
          isFree,
          inArray(accountExports.userId, openAccounts(tx)),
        ),
      )
      .returning({ userId: accountExports.userId });
    if (!taken)
      throw new AppError({ status: 410, code: "LINK_OVER", message: exportTexts.linkOver });
    await recordEvent(tx, { userId: taken.userId, kind: "data-exported" });
    return taken.userId;
  });
}

const alreadyRunning = () => conflict("EXPORT_RUNNING", exportTexts.alreadyRunning);

/** Passes on the items of a download; however it ends, the lease is released so that the next download may begin. */
export async function* holdLease<T>(
  db: Db,
  userId: string,
  parts: AsyncIterable<T>,
): AsyncGenerator<T> {
  const write = (leasedUntil: typeof LEASE | null) =>
    db
      .update(accountExports)
      .set({ leasedUntil })
      .where(eq(accountExports.userId, userId))
      // When the database is unreachable, the download fails on its own, and then the lease expires.
      .catch(() => undefined);
  const timer = setInterval(() => void write(sql`now() + ${LEASE}`), RENEW_MS);
  try {
    yield* parts;
  } finally {
    clearInterval(timer);
    await write(null);
  }
}

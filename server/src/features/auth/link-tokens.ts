import { createHash } from "node:crypto";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { linkTokens } from "./tables.ts";

export type LinkPurpose = typeof linkTokens.$inferSelect.purpose;

/** For how long a link works from the last time that it was sent. */
const LIFE: Readonly<Record<LinkPurpose, SQL>> = {
  "confirm-email": sql`interval '7 days'`,
  "reset-password": sql`interval '30 minutes'`,
  "change-email": sql`interval '24 hours'`,
  "undo-email-change": sql`interval '72 hours'`,
};

const digest = (token: string) => createHash("sha256").update(token).digest();

/** `id`: of the message that carries the link. `address`: the one that it proves. `createdAt`: when the message was caused. */
type NewLink = {
  id: string;
  userId: string;
  purpose: LinkPurpose;
  address: string;
  createdAt: Date;
};

/** Returns the secret of a link, 256 bits of which only the hash is stored. The same message gets the same one again. */
export async function issueLinkToken(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  link: NewLink,
): Promise<string> {
  const token = sealer.linkToken(link.id);
  const values = {
    ...link,
    tokenHash: digest(token),
    expiresAt: sql`now() + ${LIFE[link.purpose]}`,
  };
  const { tokenHash, expiresAt } = values;
  await tx
    .insert(linkTokens)
    .values(values)
    // A link that was used stays used, also where its message is sent twice.
    .onConflictDoUpdate({
      target: linkTokens.id,
      set: { tokenHash, expiresAt },
      setWhere: isNull(linkTokens.usedAt),
    });
  return token;
}

type Presented = { token: string; purpose: LinkPurpose };

const isOpen = ({ token, purpose }: Presented) =>
  and(
    eq(linkTokens.tokenHash, digest(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
  );

/** Whether a link can be used, which this does not do. */
export async function isOpenLink(db: Db, presented: Presented): Promise<boolean> {
  const found = await db.select({ id: linkTokens.id }).from(linkTokens).where(isOpen(presented));
  return found.length > 0;
}

/**
 * Locks a user before any row of links, mails or sessions of theirs. Every transaction that makes, uses or ends links takes this lock
 * first, so that none of them misses what another one does at the same time, and no two wait for each other.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * The user and address that a link proves, which it does once, and when its message was caused. Undefined for one that is used, over
 * or unknown. The user stays locked.
 */
export async function useLinkToken(
  tx: Db,
  presented: Presented,
): Promise<{ userId: string; address: string; createdAt: Date } | undefined> {
  const [open] = await tx
    .select({ userId: linkTokens.userId })
    .from(linkTokens)
    .where(isOpen(presented));
  if (!open) return undefined;
  await lockUser(tx, open.userId);
  const [used] = await tx
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(isOpen(presented))
    .returning({
      userId: linkTokens.userId,
      address: linkTokens.address,
      createdAt: linkTokens.createdAt,
    });
  return used;
}

/** Links to be ended: of a user and a kind, with `since` those whose message was caused after it. */
type Revoked = { userId: string; purpose: LinkPurpose; since?: Date };

/** The kind of the message that carries a link. */
const mailKindOf = (purpose: LinkPurpose) =>
  purpose === "undo-email-change" ? "email-changed" : purpose;

/** Ends links of a user that are not used, and messages that would carry such a link and are not written yet. The user must be locked. */
export async function revokeLinkTokens(tx: Db, { userId, purpose, since }: Revoked): Promise<void> {
  const isUnused = and(
    eq(linkTokens.userId, userId),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    since && gt(linkTokens.createdAt, since),
  );
  await tx
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(isUnused);
  const isWaiting = and(
    eq(outbox.userId, userId),
    eq(outbox.kind, mailKindOf(purpose)),
    eq(outbox.state, "waiting"),
    since && gt(outbox.createdAt, since),
  );
  await tx
    .update(outbox)
    .set({ state: "dropped", reason: "its link was revoked", address: "", endedAt: sql`now()` })
    .where(isWaiting);
}

import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { linkTokens } from "./tables.ts";

export type LinkPurpose = typeof linkTokens.$inferSelect.purpose;

/** How long a link is valid after it was last sent. */
const LIFE: Readonly<Record<LinkPurpose, SQL>> = {
  "confirm-email": sql`interval '7 days'`,
  "reset-password": sql`interval '30 minutes'`,
  "change-email": sql`interval '24 hours'`,
  "undo-email-change": sql`interval '72 hours'`,
};

/**
 * `id`: the id of the message that contains the link. `address`: the address that the link proves. `createdAt`: when the message was
 * caused.
 */
type NewLink = {
  id: string;
  userId: string;
  purpose: LinkPurpose;
  address: string;
  createdAt: Date;
};

/** Returns the secret of a link: 256 bits, and only their hash is stored. For the same message it returns the same secret again. */
export async function issueLinkToken(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  link: NewLink,
): Promise<string> {
  const token = sealer.linkToken(link.id);
  const values = {
    ...link,
    tokenHash: tokenDigest(token),
    expiresAt: sql`now() + ${LIFE[link.purpose]}`,
  };
  const { tokenHash, expiresAt } = values;
  await tx
    .insert(linkTokens)
    .values(values)
    // A link that was used stays used, even when its message is sent twice.
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
    eq(linkTokens.tokenHash, tokenDigest(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
  );

/** Whether a link can be used; the link stays unused. */
export async function isOpenLink(db: Db, presented: Presented): Promise<boolean> {
  const found = await db.select({ id: linkTokens.id }).from(linkTokens).where(isOpen(presented));
  return found.length > 0;
}

/**
 * Locks a user before any row of the user's links, mails or sessions. Every transaction that makes, uses or ends links takes this lock
 * first, so that each one sees the effect of the others, and no two block each other in a deadlock.
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * Uses a link, which works once, and returns the user and address that it proves and when its message was caused. Undefined for a link
 * that is used, expired or unknown. The user stays locked.
 */
export async function consumeLinkToken(
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

/** The links to revoke: those of a user and a purpose; with `since` only those whose message was caused after that time. */
type Revoked = { userId: string; purpose: LinkPurpose; since?: Date };

/** The kind of the message that contains a link. */
const mailKindOf = (purpose: LinkPurpose) =>
  purpose === "undo-email-change" ? "email-changed" : purpose;

/** Revokes unused links of a user, and cancels messages that would contain such a link and are not written yet. The user must be locked. */
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

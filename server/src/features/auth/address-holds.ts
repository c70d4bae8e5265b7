import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { linkTokens } from "./tables.ts";

/** The account that wants an address, the key of the address, and the text of the refusal. */
type Wanted = { userId: string; key: string; message: string };

/**
 * Throws 409 while the owner of an address can still undo its change to another one: an account that took the address would make that
 * impossible. Called after the address was written, since a check before the write would miss a change that is committed in between.
 */
export async function assertAddressNotHeld(tx: Db, wanted: Wanted): Promise<void> {
  // Checks mails before links: the link is stored before its mail leaves the outbox.
  if ((await hasMail(tx, wanted)) || (await hasLink(tx, wanted)))
    throw conflict("EMAIL_TAKEN", wanted.message);
}

async function hasMail(tx: Db, { userId, key }: Wanted): Promise<boolean> {
  const isWaiting = and(eq(outbox.state, "waiting"), eq(outbox.kind, "email-changed"));
  const found = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, eq(sql`lower(${outbox.address})`, key), ne(outbox.userId, userId)))
    .limit(1);
  return found.length > 0;
}

async function hasLink(tx: Db, { userId, key }: Wanted): Promise<boolean> {
  const isOpen = and(isNull(linkTokens.usedAt), gt(linkTokens.expiresAt, sql`now()`));
  const isUndo = eq(linkTokens.purpose, "undo-email-change");
  const found = await tx
    .select({ id: linkTokens.id })
    .from(linkTokens)
    .where(
      and(
        isUndo,
        isOpen,
        eq(sql`lower(${linkTokens.address})`, key),
        ne(linkTokens.userId, userId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

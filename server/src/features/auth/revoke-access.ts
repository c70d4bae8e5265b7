import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { accountErasures } from "../account-erasure/tables.ts";
import { accountExports } from "../account-export/tables.ts";
import { evidenceLinks } from "../evidence/tables.ts";
import { viewLinks } from "../view-links/tables.ts";
import { forgetDevices } from "./known-devices.ts";
import { revokeLinkTokens } from "./link-tokens.ts";

/** `keptDevice`: the hash of the request's device, which stays known; without it no device stays known. */
type Revoked = { userId: string; keptDevice?: string };

/**
 * Revokes everything that would still let someone who was signed in until now reach the account or its data: a change of the address
 * that is not confirmed yet, links for a new password, a link to an export, and known devices. Every act that takes an account back or
 * closes it calls this. The link that undoes a change of the address stays valid, since it is for the owner of the former address. The
 * user must be locked.
 */
export async function revokeAccess(tx: Db, { userId, keptDevice }: Revoked): Promise<void> {
  for (const purpose of ["change-email", "reset-password"] as const)
    await revokeLinkTokens(tx, { userId, purpose });
  await tx.update(accountExports).set({ tokenHash: null }).where(eq(accountExports.userId, userId));
  await forgetDevices(tx, { userId, keptDevice });
}

/**
 * Revokes the links by which phones send photos and lists are read, with `since` only those made after that time: the person who made
 * them no longer owns the account.
 */
export async function revokeLinks(tx: Db, userId: string, since?: Date): Promise<void> {
  await revokePhoneLinks(tx, userId, since);
  const isNew = since && gt(viewLinks.createdAt, since);
  const revoked = await tx
    .update(viewLinks)
    .set({ revokedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(viewLinks.userId, userId), isNull(viewLinks.revokedAt), isNew))
    .returning({ name: viewLinks.name });
  for (const { name } of revoked)
    await recordEvent(tx, { userId, kind: "view-link-ended", subject: name });
}

async function revokePhoneLinks(tx: Db, userId: string, since?: Date): Promise<void> {
  const isNew = since && gt(evidenceLinks.createdAt, since);
  const revoked = await tx
    .update(evidenceLinks)
    .set({ revokedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(evidenceLinks.userId, userId), isNull(evidenceLinks.revokedAt), isNew))
    .returning({ label: evidenceLinks.label });
  for (const { label } of revoked)
    await recordEvent(tx, { userId, kind: "phone-link-ended", subject: label });
}

/** Cancels a deletion of the account that someone else requested, unless it has begun. */
export async function cancelPendingErasure(tx: Db, userId: string): Promise<void> {
  // A worker that begins the deletion locks its row first and then the user: waiting for that row here, with the user locked, would be a
  // deadlock.
  const pending = tx
    .select({ userId: accountErasures.userId })
    .from(accountErasures)
    .where(and(eq(accountErasures.userId, userId), isNull(accountErasures.beganAt)))
    .for("update", { skipLocked: true });
  const cancelled = await tx
    .delete(accountErasures)
    .where(and(eq(accountErasures.userId, userId), inArray(accountErasures.userId, pending)))
    .returning({ userId: accountErasures.userId });
  if (cancelled.length > 0) await recordEvent(tx, { userId, kind: "erasure-called-off" });
}

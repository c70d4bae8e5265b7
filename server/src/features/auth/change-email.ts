import { randomBytes } from "node:crypto";
import { type ChangeEmailInput, recoveryTexts } from "@mainstreet/contract/account-recovery";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField, sessionRequired } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { emailKey } from "../credits/email-key.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { assertAddressNotHeld } from "./address-holds.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hashPassword } from "./hash-password.ts";
import type { Counter } from "./limit-failures.ts";
import {
  isOpenLink,
  type LinkPurpose,
  lockUser,
  revokeLinkTokens,
  consumeLinkToken,
} from "./link-tokens.ts";
import { noMail } from "./recover-account.ts";
import { cancelPendingErasure, revokeAccess, revokeLinks } from "./revoke-access.ts";
import { removeSecondFactor } from "./second-factor-methods.ts";
import { endAll, rotateToken } from "./sessions.ts";

type AddressChange = {
  session: { id: string; userId: string };
  input: ChangeEmailInput;
  counters: Counter[];
};

/**
 * Sends a link to the new address. Whether another account has the address is checked only when the link is followed, so only the owner
 * of that mailbox learns it. Returns the new token of the session. Throws 400 for a wrong password or the address that the account has,
 * 429 after too many, 503 without a mail server.
 */
export async function changeEmail(
  deps: Deps,
  { session, input: { currentPassword, newEmail: address }, counters }: AddressChange,
): Promise<string> {
  const { userId } = session;
  if (deps.config.mail === undefined) throw noMail();
  await confirmPassword(deps, { userId, currentPassword });
  const current = await readUser(deps.db, userId);
  if (current?.emailKey === emailKey(address))
    throw invalidField("newEmail", recoveryTexts.sameAddress);
  const toAddress = byAccount("mailsToAddress", emailKey(address));
  const byUser: Counter = ["addressChanges", userId];
  for (const counter of [byUser, ...counters, toAddress]) await deps.limits.spend(...counter);
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await revokeLinkTokens(tx, { userId, purpose: "change-email" });
    await queueMail(tx, { kind: "change-email", userId, address });
    await recordEvent(tx, { userId, kind: "email-change-requested", subject: address });
    const token = await rotateToken(tx, session);
    if (token === undefined) throw sessionRequired();
    return token;
  });
}

/** Sets the account's new address and notifies the former one by mail. Throws 400 for an invalid link, 409 for a taken address. */
export async function confirmNewEmail({ db }: Deps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, address } = await followLink(tx, token, "change-email");
    const former = await readUser(tx, userId);
    for (const purpose of ["change-email", "reset-password"] as const)
      await revokeLinkTokens(tx, { userId, purpose });
    await setAddress(tx, userId, address);
    await recordEvent(tx, { userId, kind: "email-changed", subject: address });
    // A former address that was never confirmed may belong to a stranger, who must not be able to take the account.
    if (former?.emailConfirmedAt)
      await queueMail(tx, { kind: "email-changed", userId, address: former.email });
  });
}

/**
 * Gives the account back to its former address: ends all sessions, removes a second factor that was added since the change, and sends a
 * link for a new password to that address, since the person who changed the address knows the old password. Throws as
 * `confirmNewEmail`.
 */
export async function undoEmailChange({ db }: Deps, token: string): Promise<void> {
  // A guess costs no hash.
  if (!(await isOpenLink(db, { token, purpose: "undo-email-change" })))
    throw invalidField("token", recoveryTexts.invalidLink);
  // A random password that nobody knows: no password opens the account until the owner of the address has chosen a new one.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  await db.transaction(async (tx) => {
    const { userId, address, createdAt } = await followLink(tx, token, "undo-email-change");
    await revokeAccess(tx, { userId });
    // Only links of later changes are revoked: the link of an earlier change belongs to the previous owner of the account.
    await revokeLinkTokens(tx, { userId, purpose: "undo-email-change", since: createdAt });
    await revokeLinks(tx, userId, createdAt);
    await setAddress(tx, userId, address);
    await cancelPendingErasure(tx, userId);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    if (await removeSecondFactor(tx, userId, createdAt))
      await recordEvent(tx, { userId, kind: "second-factor-removed" });
    await endAll(tx, userId, "PASSWORD_CHANGED");
    await recordEvent(tx, { userId, kind: "email-change-undone" });
    await queueMail(tx, { kind: "reset-password", userId, address });
  });
}

async function followLink(tx: Db, token: string, purpose: LinkPurpose) {
  const used = await consumeLinkToken(tx, { token, purpose });
  if (!used) throw invalidField("token", recoveryTexts.invalidLink);
  return used;
}

async function readUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

/**
 * Throws 409 when another account has the address or may still get it back; the transaction is rolled back then, so the link stays
 * unused.
 */
async function setAddress(tx: Db, userId: string, address: string): Promise<void> {
  const key = emailKey(address);
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key));
  const message = recoveryTexts.addressTaken;
  if (other && other.id !== userId) throw conflict("EMAIL_TAKEN", message);
  await tx
    .update(users)
    .set({ email: address, emailKey: key, emailConfirmedAt: sql`now()` })
    .where(eq(users.id, userId));
  await assertAddressNotHeld(tx, { userId, key, message });
}

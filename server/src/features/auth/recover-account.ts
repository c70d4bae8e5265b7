import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { credentialTables } from "../../hosting/credential-tables.ts";
import { emailKey } from "../credits/email-key.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { checkNewPassword } from "./common-passwords.ts";
import { hashPassword } from "./hash-password.ts";
import type { Counter } from "./limit-failures.ts";
import { isOpenLink, type LinkPurpose, consumeLinkToken } from "./link-tokens.ts";
import { cancelPendingErasure, revokeAccess, revokeLinks } from "./revoke-access.ts";
import { removeSecondFactor } from "./second-factor-methods.ts";
import { endAll } from "./sessions.ts";

type Request = { email: string; counters: Counter[] };

/**
 * Queues the message for a forgotten password. Whether the address has an account is checked by the worker that sends the message: here
 * the work is the same for every address. Throws 503 without a mail server, 429 after too many.
 */
export async function forgotPassword(
  deps: Deps,
  { email: address, counters }: Request,
): Promise<void> {
  if (deps.config.mail === undefined) throw noMail();
  for (const counter of [...counters, byAccount("mailsToAddress", emailKey(address))])
    await deps.limits.spend(...counter);
  await deps.db.transaction((tx) =>
    queueMail(tx, { kind: "reset-password", userId: null, address }),
  );
}

type Reset = { token: string; newPassword: string };

/**
 * Sets a new password by a link, which proves the address too, and ends all sessions. Where the address had not been proved before, the
 * stored keys of hosts and the second factor are deleted; an account with a proved address keeps its second factor, which sign-in still
 * requires. Throws 400 for a link that is used, expired or unknown.
 */
export async function resetPassword(deps: Deps, { token, newPassword }: Reset): Promise<void> {
  // A guess costs no hash.
  if (!(await isOpenLink(deps.db, { token, purpose: "reset-password" })))
    throw invalidField("token", recoveryTexts.invalidLink);
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    const { userId, address, isFirstProof } = await proveAddress(tx, token, "reset-password");
    const chosen = { password: newPassword, email: address, field: "newPassword" } as const;
    await checkNewPassword(deps.config, chosen);
    // They belong to the person who signed up with somebody else's address.
    if (isFirstProof) {
      await deleteCredentials(tx, userId);
      await cancelPendingErasure(tx, userId);
      await removeSecondFactor(tx, userId);
      await revokeLinks(tx, userId);
    }
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await revokeAccess(tx, { userId });
    await endAll(tx, userId, "PASSWORD_CHANGED");
    await recordEvent(tx, { userId, kind: "password-reset" });
  });
}

/** Records that an address is the user's. Throws 400 for a link that is used, expired or unknown. */
export async function confirmEmail({ db }: Deps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, isFirstProof } = await proveAddress(tx, token, "confirm-email");
    if (isFirstProof) await recordEvent(tx, { userId, kind: "email-confirmed" });
  });
}

/** What a user sees about their own address. */
export async function showEmail({ db, config }: Deps, userId: string) {
  const [user] = await asTenant(db, userId, (tx) =>
    tx
      .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId)),
  );
  if (!user) throw notFound(texts.shell.notFound);
  const { email, confirmedAt } = user;
  return { email, isConfirmed: confirmedAt !== null, hasMail: config.mail !== undefined };
}

/** Queues the message to confirm the address of a user who has not done so. Throws 503 without a mail server, 429 after too many. */
export async function sendConfirmation(deps: Deps, userId: string): Promise<void> {
  if (deps.config.mail === undefined) throw noMail();
  const [user] = await deps.db
    .select({ email: users.email, key: users.emailKey })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
  if (!user) return;
  // Before the transaction, since counting uses a connection of its own.
  await deps.limits.spend(...byAccount("mailsToAddress", user.key));
  await deps.db.transaction((tx) =>
    queueMail(tx, { kind: "confirm-email", userId, address: user.email }),
  );
}

/** Uses a link, which locks its user, and records that its address is the user's, unless the user has changed the address since. */
async function proveAddress(tx: Db, token: string, purpose: LinkPurpose) {
  const used = await consumeLinkToken(tx, { token, purpose });
  if (!used) throw invalidField("token", recoveryTexts.invalidLink);
  const { userId, address } = used;
  const isTheirs = and(eq(users.id, userId), eq(users.emailKey, emailKey(address)));
  const [found] = await tx
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(isTheirs);
  if (!found) throw invalidField("token", recoveryTexts.invalidLink);
  await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(isTheirs);
  return { userId, address, isFirstProof: found.confirmedAt === null };
}

async function deleteCredentials(tx: Db, userId: string): Promise<void> {
  for (const { table, userId: owner } of credentialTables)
    await tx.delete(table).where(eq(owner, userId));
}

/** 503 for a request for a link when no mail server is configured. */
export function noMail(): AppError {
  return new AppError({ status: 503, code: "NO_MAIL", message: recoveryTexts.noMail });
}

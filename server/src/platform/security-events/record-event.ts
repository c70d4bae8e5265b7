import { deviceName } from "@mainstreet/contract/device-name";
import { type SecurityEventKind, securityEventLabels } from "@mainstreet/contract/security-events";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { users } from "../db/users-table.ts";
import { newId } from "../db/ids.ts";
import { currentOrigin } from "../http/request-origin.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { securityEvents } from "./security-events-table.ts";

const MAX_SUBJECT = 200;

/** Events about which the owner of an account also gets a mail: they change who can do what with the account, or cost money. */
const MAILED: ReadonlySet<SecurityEventKind> = new Set([
  "signed-in-on-new-device",
  "password-changed",
  "password-reset",
  "email-change-undone",
  "second-factor-guesses",
  "passkey-added",
  "passkey-removed",
  "authenticator-added",
  "authenticator-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "second-factor-removed",
  "data-exported",
  "erasure-called-off",
  "key-added",
  "key-changed",
  "key-deleted",
  "credits-bought",
  "purchase-refunded",
]);

/** `subject`: what the event is about, never a secret. `actor`: the user by default. */
export type NewEvent = {
  userId: string;
  kind: SecurityEventKind;
  subject?: string;
  actor?: "user" | "operator";
};

/**
 * Records an event of an account, in the transaction of its cause, and notifies the owner of the account by mail if it is important to know
 * at once. Works as the owner of the database and as the tenant.
 */
export async function recordEvent(
  tx: Db,
  { userId, kind, subject = "", actor = "user" }: NewEvent,
): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // Nothing is stored about an erased account, even when something that it had started ends later.
  if (!owner || owner.email === "") return;
  const { address = "", userAgent = "", requestId = null } = currentOrigin() ?? {};
  const what = { kind, actor, subject: plain(subject).slice(0, MAX_SUBJECT) };
  await tx
    .insert(securityEvents)
    .values({ id: newId(), userId, ...what, address, userAgent: plain(userAgent), requestId });
  if (!MAILED.has(kind)) return;
  await notifyOwner(tx, { userId, email: owner.email, kind, about: what.subject, userAgent });
}

/** Control characters could look like another line in a list of events. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, " ");

type Notice = {
  userId: string;
  email: string;
  kind: SecurityEventKind;
  about: string;
  userAgent: string;
};

async function notifyOwner(tx: Db, notice: Notice): Promise<void> {
  const { userId, email, kind, about, userAgent } = notice;
  const params = {
    what: securityEventLabels[kind].toLowerCase(),
    about,
    when: `${new Date().toISOString().slice(0, 16).replace("T", ", ")} UTC`,
    device: userAgent === "" ? "" : deviceName(userAgent),
  };
  await queueMail(tx, { kind: "account-notice", userId, address: email, params });
}

import type { MailText } from "@mainstreet/contract/mail/mail-text";
import type { formMails } from "@mainstreet/contract/mail/form-mails";
import type { leadMails } from "@mainstreet/contract/mail/lead-mails";
import { type MailKind, mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { and, eq, isNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { issueLinkToken, type LinkPurpose, lockUser } from "../auth/link-tokens.ts";
import { composeBrokenForms } from "../form-trials/compose-broken-forms.ts";
import { composeLeadMail, composeRecipientMail } from "../leads/compose-lead.ts";
import { emailKey } from "../credits/email-key.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { outbox, type OutboxRow } from "../../platform/outbox/outbox-table.ts";

/** A message ready to be sent, or why there is none to send. */
export type Composed = { address: string; text: MailText; replyTo?: string } | { dropped: string };

/** The page that a link leads to, by what it is for. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  "confirm-email": "/confirm-email",
  "reset-password": "/reset-password",
  "change-email": "/change-email",
  "undo-email-change": "/undo-email-change",
};

/** A message of the outbox that is a mail. */
export type MailRow = Omit<OutboxRow, "kind"> & { kind: MailKind };

/** Writes a message of the outbox. The link in it is the same at each attempt, and valid from the newest one on. */
export async function composeMail(tx: Db, deps: Deps, row: MailRow): Promise<Composed> {
  const { kind } = row;
  if (kind === "lead") return composeLeadMail(tx, deps, row);
  if (kind === "lead-recipient") return composeRecipientMail(tx, deps, row);
  if (kind === "forms-broken") return composeBrokenForms(tx, deps, row);
  if (kind === "account-erased")
    return { address: row.address, text: mailTexts[kind]({ left: row.params["left"] ?? "" }) };
  const user = await findReceiver(tx, row);
  if (!user) return { dropped: "no account has this address" };
  const hasLink = kind === "email-changed" || kind in PAGES;
  if (hasLink && !(await isStillWaiting(tx, user.id, row)))
    return { dropped: "its link was revoked" };
  if (row.kind === "reset-password" && row.tries === 1)
    await recordEvent(tx, { userId: user.id, kind: "password-link-sent" });
  return {
    address: row.address,
    text: await textFor(tx, deps, { row: { ...row, kind }, id: user.id, name: nameFor(user, row) }),
  };
}

/** Messages about the user's account. */
type OfAccount = Exclude<MailKind, keyof typeof leadMails | keyof typeof formMails>;
type ToUser = Omit<OutboxRow, "kind"> & { kind: Exclude<OfAccount, "account-erased"> };
type Addressed = { row: ToUser; id: string; name: string };

async function textFor(
  tx: Db,
  deps: Deps,
  { row, id: userId, name }: Addressed,
): Promise<MailText> {
  const { id, kind, address, params, createdAt } = row;
  const base = deps.config.mail?.linkBase ?? "";
  if (kind === "account-notice") {
    const { what = "", about = "", when = "", device = "" } = params;
    return mailTexts[kind]({ name, what, about, when, device, url: `${base}/account` });
  }
  const { day = "", sites = "", count = "" } = params;
  if (kind === "erasure-requested")
    return mailTexts[kind]({ name, day, sites, url: `${base}/account` });
  if (kind === "erasure-held-up") return mailTexts[kind]({ name, day, count });
  const purpose = kind === "email-changed" ? "undo-email-change" : kind;
  const token = await issueLinkToken(tx, deps, { id, userId, purpose, address, createdAt });
  // The part after the number sign is sent to no server, and written to no log.
  return mailTexts[kind]({ name, url: `${base}${PAGES[purpose]}#${token}` });
}

/**
 * The name that the user chose; '' for an address that is not proved to be theirs, so that nobody can have their own words sent to
 * strangers.
 */
function nameFor(
  user: typeof users.$inferSelect,
  { kind, address }: Pick<MailRow, "kind" | "address">,
): string {
  // Sent only to former addresses that were proved.
  const isFormer = kind === "email-changed";
  const isProved = user.emailConfirmedAt !== null && user.emailKey === emailKey(address);
  return isFormer || isProved ? user.name : "";
}

/** False when the mail was dropped since this worker claimed it: then no link is made, as nobody would revoke it any more. */
async function isStillWaiting(tx: Db, userId: string, { id }: MailRow): Promise<boolean> {
  await lockUser(tx, userId);
  const found = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
  return found.length > 0;
}

/** The user as they are now. An address that was changed since, or is confirmed already, needs no link that proves it. */
async function findReceiver(tx: Db, { kind, userId, address }: MailRow) {
  const hasAddress = eq(users.emailKey, emailKey(address));
  const isUser = userId === null ? hasAddress : eq(users.id, userId);
  const isNeeded =
    kind === "confirm-email" ? and(hasAddress, isNull(users.emailConfirmedAt)) : undefined;
  const [user] = await tx.select().from(users).where(and(isUser, isNeeded));
  return user;
}

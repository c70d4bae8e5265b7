import { randomBytes } from "node:crypto";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import {
  type addLeadRecipient as addEndpoint,
  DEFAULT_LEAD_SETTINGS,
  LEAD_RECIPIENT_LIMIT,
  type LeadRecipient,
  type LeadSettingsOfBusiness,
  type saveLeadSettings as saveEndpoint,
} from "@mainstreet/contract/lead-settings";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError, conflict, invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { isOutsideUrl } from "../../platform/http-client/post-outside.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { type BusinessId, isBusiness, lockBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";
import { placeOfWebhook } from "./compose-lead.ts";
import { isEmail } from "./read-post.ts";
import { leadRecipients, leadSettings } from "./tables.ts";

type SettingsRow = typeof leadSettings.$inferSelect;
type RecipientRow = typeof leadRecipients.$inferSelect;

const ofBusiness = (
  table: typeof leadSettings | typeof leadRecipients,
  { userId, businessId }: BusinessId,
) => and(eq(table.userId, userId), eq(table.businessId, businessId));

/** How the leads of a business are delivered. Throws 404. */
export async function readSettings(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  id: BusinessId,
): Promise<LeadSettingsOfBusiness> {
  const [business] = await tx.select({ id: businesses.id }).from(businesses).where(isBusiness(id));
  if (!business) throw notFound(businessTexts.notFound);
  const [row] = await tx.select().from(leadSettings).where(ofBusiness(leadSettings, id));
  const recipients = await tx
    .select()
    .from(leadRecipients)
    .where(ofBusiness(leadRecipients, id))
    .orderBy(asc(leadRecipients.id));
  const { quietFrom, quietTo, timeZone, escalateAfter, retentionMonths } =
    row ?? DEFAULT_LEAD_SETTINGS;
  return {
    quietFrom,
    quietTo,
    timeZone,
    escalateAfter,
    retentionMonths,
    recipients: recipients.map(presentRecipient),
    webhookHost: row?.sealedWebhook ? hostIn(sealer, "sealed_webhook", row) : null,
    smsHost: row?.sealedSms ? hostIn(sealer, "sealed_sms", row) : null,
  };
}

function hostIn(
  sealer: Deps["sealer"],
  column: "sealed_webhook" | "sealed_sms",
  row: SettingsRow,
): string {
  const sealed = column === "sealed_webhook" ? row.sealedWebhook : row.sealedSms;
  const stored: unknown = JSON.parse(
    sealer.open(sealed ?? Buffer.alloc(0), placeOfWebhook(column, row)),
  );
  const isTarget = typeof stored === "object" && stored !== null && "url" in stored;
  return isTarget ? new URL(String(stored.url)).host : "";
}

const presentRecipient = (row: RecipientRow): LeadRecipient => ({
  id: row.id,
  channel: row.channel,
  address: row.address,
  isEscalation: row.isEscalation,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});

type Given = ValidRequestOf<typeof saveEndpoint>["body"];

/**
 * Saves the settings. The secret of a webhook is made with its address and returned only this once. Throws 404, and 400 for an address
 * inside our network.
 */
export async function saveSettings(
  tx: Db,
  deps: Pick<Deps, "sealer" | "config">,
  { given, ...id }: BusinessId & { given: Given },
): Promise<ResponseOf<typeof saveEndpoint>> {
  await lockBusiness(tx, id);
  const { webhookUrl, smsUrl, ...plain } = given;
  const [before] = await tx.select().from(leadSettings).where(ofBusiness(leadSettings, id));
  const row = { id: before?.id ?? newId(), userId: id.userId };
  const webhook = sealedTarget(deps, { column: "sealed_webhook", row, url: webhookUrl });
  const sms = sealedTarget(deps, { column: "sealed_sms", row, url: smsUrl });
  const values = {
    ...plain,
    ...(webhook && { sealedWebhook: webhook.sealed }),
    ...(sms && { sealedSms: sms.sealed }),
  };
  await tx
    .insert(leadSettings)
    .values({ ...id, ...row, ...values })
    .onConflictDoUpdate({
      target: [leadSettings.userId, leadSettings.businessId],
      set: { ...values, updatedAt: sql`now()` },
    });
  await recordEvent(tx, { userId: id.userId, kind: "lead-delivery-changed" });
  const saved = await readSettings(tx, deps, id);
  return {
    ...saved,
    ...(webhook?.secret && { webhookSecret: webhook.secret }),
    ...(sms?.secret && { smsSecret: sms.secret }),
  };
}

type Target = {
  column: "sealed_webhook" | "sealed_sms";
  row: { id: string; userId: string };
  url: string | undefined;
};

/** Undefined where nothing is changed. */
function sealedTarget(
  { sealer, config }: Pick<Deps, "sealer" | "config">,
  { column, row, url }: Target,
) {
  if (url === undefined) return undefined;
  if (url === "") return { sealed: null, secret: "" };
  if (!isOutsideUrl(url, !config.isProduction))
    throw invalidField(
      column === "sealed_webhook" ? "webhookUrl" : "smsUrl",
      leadTexts.invalidWebhook,
    );
  const secret = randomBytes(32).toString("base64url");
  return {
    sealed: sealer.seal(JSON.stringify({ url, secret }), placeOfWebhook(column, row)),
    secret,
  };
}

type NewRecipient = ValidRequestOf<typeof addEndpoint>["body"];

/**
 * Adds a recipient of leads. The confirmed address of the account needs no mail; every other address has to confirm first. Throws 404, 400
 * for an invalid address, 409 for a recipient that exists already and 429 after too many mails.
 */
export async function addRecipient(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { given, ...id }: BusinessId & { given: NewRecipient },
): Promise<LeadRecipient> {
  const { userId } = id;
  const address = given.channel === "mail" ? given.address.toLowerCase() : given.address;
  assertAddress(given.channel, address);
  const recipient = { ...id, ...given, address };
  const isAsked = await asTenant(db, userId, async (tx) => {
    await assertNew(tx, recipient);
    return given.channel === "mail" && !(await isConfirmedOwner(tx, userId, address));
  });
  // Before the transaction that adds the recipient: counting needs a connection of its own.
  if (isAsked) await countMail(limits, userId, address);
  return asTenant(db, userId, async (tx) => {
    const row = await insertRecipient(tx, { ...recipient, isAsked });
    const params = { recipientId: row.id };
    if (isAsked) await queueMail(tx, { kind: "lead-recipient", userId, address, params });
    await recordEvent(tx, { userId, kind: "lead-delivery-changed", subject: address });
    return presentRecipient(row);
  });
}

/** Throws 429, which names the field. */
async function countMail(limits: Deps["limits"], userId: string, address: string): Promise<void> {
  try {
    await limits.spend("recipientMails", userId);
    await limits.spend(...byAccount("mailsToAddress", address));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError({ ...error.response, fields: { address: error.response.message } });
  }
}

/** Throws 404 and 409. The business stays locked until the transaction ends. */
async function assertNew(tx: Db, recipient: BusinessId & NewRecipient): Promise<void> {
  await lockBusiness(tx, recipient);
  const present = await tx
    .select()
    .from(leadRecipients)
    .where(ofBusiness(leadRecipients, recipient));
  if (present.some((one) => one.channel === recipient.channel && one.address === recipient.address))
    throw conflict("RECIPIENT_PRESENT", leadTexts.recipientPresent);
  if (present.length >= LEAD_RECIPIENT_LIMIT)
    throw conflict("TOO_MANY_RECIPIENTS", leadTexts.tooManyRecipients(LEAD_RECIPIENT_LIMIT));
}

async function insertRecipient(
  tx: Db,
  { isAsked, ...recipient }: BusinessId & NewRecipient & { isAsked: boolean },
): Promise<RecipientRow> {
  await assertNew(tx, recipient);
  const [row] = await tx
    .insert(leadRecipients)
    .values({ ...recipient, id: newId(), confirmedAt: isAsked ? null : sql`now()` })
    .returning();
  if (!row) throw new Error("A recipient was not inserted");
  return row;
}

function assertAddress(channel: NewRecipient["channel"], address: string): void {
  if (channel === "mail" && !isEmail(address))
    throw invalidField("address", leadTexts.invalidAddress);
  const digits = address.replace(/\D/g, "").length;
  if (channel === "sms" && (digits < 10 || digits > 15 || !/^[+\d\s().-]+$/.test(address)))
    throw invalidField("address", leadTexts.invalidNumber);
}

async function isConfirmedOwner(tx: Db, userId: string, address: string): Promise<boolean> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  return owner !== undefined && owner.emailConfirmedAt !== null && owner.emailKey === address;
}

/** Removes a recipient of leads. Throws 404. */
export async function removeRecipient(
  tx: Db,
  { recipientId, ...id }: BusinessId & { recipientId: string },
): Promise<{ success: true }> {
  const [row] = await tx
    .delete(leadRecipients)
    .where(and(ofBusiness(leadRecipients, id), eq(leadRecipients.id, recipientId)))
    .returning();
  if (!row) throw notFound(leadTexts.recipientNotFound);
  await recordEvent(tx, { userId: id.userId, kind: "lead-delivery-changed", subject: row.address });
  return { success: true };
}

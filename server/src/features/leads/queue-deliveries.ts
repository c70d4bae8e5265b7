import { DEFAULT_LEAD_SETTINGS } from "@mainstreet/contract/lead-settings";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { type OutboxKind, queueMail } from "../../platform/outbox/queue-mail.ts";
import { afterQuietHours } from "./quiet-hours.ts";
import { leadDeliveries, leadRecipients, leadSettings, type leads } from "./tables.ts";

type NewLead = Pick<typeof leads.$inferSelect, "id" | "userId" | "businessId" | "isCanary">;
type Channel = (typeof leadDeliveries.$inferSelect)["channel"];
type Recipient = { channel: Channel; recipient: string };
/** isProved: somebody followed a link that was sent to the address; numbers need no proof. */
type Named = Recipient & { isEscalation: boolean; isProved: boolean };
type Message = Named & { dueAt: Date };

/** Why a message about a lead in the junk folder was dropped: when the lead leaves it, the message is written again. */
export const IN_JUNK = "it was put into the junk folder";

export const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.channel === other.channel && one.recipient === other.recipient;

const KINDS: Readonly<Record<Channel, OutboxKind>> = {
  mail: "lead",
  webhook: "lead-webhook",
  sms: "lead-sms",
};

/**
 * Queues the messages about a lead in its transaction: to the recipients that its business names, or to the owner of the account. `isFor`
 * filters them.
 */
export async function queueDeliveries(
  tx: Db,
  lead: NewLead,
  isFor: (message: Message) => boolean = () => true,
): Promise<void> {
  const { id: leadId, userId } = lead;
  const messages = (await messagesFor(tx, lead)).filter(isFor);
  const rows = messages.map(({ channel, recipient, isEscalation, dueAt }) => ({
    id: newId(),
    userId,
    leadId,
    channel,
    recipient,
    isEscalation,
    // A message about a trial is dropped at once, so quiet hours do not matter.
    dueAt: lead.isCanary ? new Date() : dueAt,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(leadDeliveries)
    .values(rows.map((row) => ({ ...row, state: "waiting" as const })));
  for (const { id, channel, recipient, dueAt } of rows)
    await queueMail(tx, { id, kind: KINDS[channel], userId, address: recipient, dueAt });
}

/**
 * Queues the messages that were not sent because a lead was in the junk folder, which it now leaves: all of them, or those that waited when
 * it was put there.
 */
export async function queueAfterJunk(tx: Db, lead: NewLead): Promise<void> {
  const past = await tx
    .select()
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.userId, lead.userId), eq(leadDeliveries.leadId, lead.id)));
  if (past.length > 0 && !past.some(({ reason }) => reason === IN_JUNK)) return;
  const kept = past.filter(({ state }) => state !== "dropped");
  await queueDeliveries(tx, lead, (one) => !kept.some((other) => isSameRecipient(one, other)));
}

/** Who gets a message about a lead, and when. */
export async function messagesFor(
  tx: Db,
  lead: Pick<NewLead, "userId" | "businessId">,
): Promise<Message[]> {
  const { userId, businessId } = lead;
  // Not the time when it was received: the post may have been on the disk for long, and the escalation must not be sent together with the
  // first messages.
  const now = new Date();
  const ofBusiness = businessId === null ? undefined : await readRules(tx, userId, businessId);
  const { settings = DEFAULT_LEAD_SETTINGS, recipients = [], webhooks = [] } = ofBusiness ?? {};
  const firstAt = afterQuietHours(now, settings);
  const first = recipients
    .filter((one) => !one.isEscalation)
    .map((one) => ({ ...one, dueAt: firstAt }));
  const messages: Message[] =
    first.length > 0 ? first : [{ ...(await ownerOf(tx, userId)), dueAt: firstAt }];
  // Quiet hours do not apply to programs.
  messages.push(...webhooks.map((one) => ({ ...one, dueAt: now })));
  if (settings.escalateAfter === null) return messages;
  const late = new Date(firstAt.getTime() + settings.escalateAfter * 60_000);
  const lateAt = afterQuietHours(late, settings);
  const others = recipients.filter((one) => one.isEscalation);
  return [...messages, ...others.map((one) => ({ ...one, dueAt: lateAt }))];
}

async function readRules(tx: Db, userId: string, businessId: string) {
  const [settings] = await tx
    .select()
    .from(leadSettings)
    .where(and(eq(leadSettings.userId, userId), eq(leadSettings.businessId, businessId)));
  const rows = await tx
    .select()
    .from(leadRecipients)
    .where(and(eq(leadRecipients.userId, userId), eq(leadRecipients.businessId, businessId)));
  const canText = (settings?.sealedSms ?? null) !== null;
  const recipients = rows
    .filter(({ channel, confirmedAt }) => (channel === "sms" ? canText : confirmedAt !== null))
    .map(({ channel, address: recipient, isEscalation }) => ({
      channel,
      recipient,
      isEscalation,
      isProved: true,
    }));
  const webhook: Named = {
    channel: "webhook",
    recipient: "webhook",
    isEscalation: false,
    isProved: true,
  };
  return { settings, recipients, webhooks: settings?.sealedWebhook ? [webhook] : [] };
}

async function ownerOf(tx: Db, userId: string): Promise<Named> {
  const [owner] = await tx
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  const isProved = (owner?.confirmedAt ?? null) !== null;
  return { channel: "mail", recipient: owner?.email || "nobody", isEscalation: false, isProved };
}

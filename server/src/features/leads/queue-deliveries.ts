import { DEFAULT_LEAD_SETTINGS } from "@mainstreet/contract/lead-settings";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { type OutboxKind, queueMail } from "../../platform/outbox/queue-mail.ts";
import { afterQuietHours } from "./quiet-hours.ts";
import { leadDeliveries, leadRecipients, leadSettings, type leads } from "./tables.ts";

type NewLead = Pick<
  typeof leads.$inferSelect,
  "id" | "userId" | "businessId" | "receivedAt" | "isCanary"
>;
type Channel = (typeof leadDeliveries.$inferSelect)["channel"];
type Message = { channel: Channel; recipient: string; isEscalation: boolean; dueAt: Date };

const KINDS: Readonly<Record<Channel, OutboxKind>> = {
  mail: "lead",
  webhook: "lead-webhook",
  sms: "lead-sms",
};

/** Writes the messages about a lead in its transaction: to those whom its business names, or to the owner of the account. */
export async function queueDeliveries(tx: Db, lead: NewLead): Promise<void> {
  const { id: leadId, userId } = lead;
  const all = await messagesFor(tx, lead);
  // A trial of the form ends at once, and nobody has to be spared.
  const messages = lead.isCanary ? all.map((one) => ({ ...one, dueAt: lead.receivedAt })) : all;
  const rows = messages.map((message) => ({ ...message, id: newId(), userId, leadId }));
  await tx
    .insert(leadDeliveries)
    .values(rows.map((row) => ({ ...row, state: "waiting" as const })));
  for (const { id, channel, recipient, dueAt } of rows)
    await queueMail(tx, { id, kind: KINDS[channel], userId, address: recipient, dueAt });
}

async function messagesFor(tx: Db, lead: NewLead): Promise<Message[]> {
  const { userId, businessId, receivedAt } = lead;
  const ofBusiness = businessId === null ? undefined : await readRules(tx, userId, businessId);
  const { settings = DEFAULT_LEAD_SETTINGS, recipients = [], webhooks = [] } = ofBusiness ?? {};
  const firstAt = afterQuietHours(receivedAt, settings);
  const first = recipients
    .filter((one) => !one.isEscalation)
    .map((one) => ({ ...one, dueAt: firstAt }));
  const messages: Message[] =
    first.length > 0 ? first : [{ ...(await ownerOf(tx, userId)), dueAt: firstAt }];
  // A program has no night.
  messages.push(...webhooks.map((one) => ({ ...one, dueAt: receivedAt })));
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
    .map(({ channel, address: recipient, isEscalation }) => ({ channel, recipient, isEscalation }));
  const webhook = { channel: "webhook" as const, recipient: "webhook", isEscalation: false };
  return { settings, recipients, webhooks: settings?.sealedWebhook ? [webhook] : [] };
}

async function ownerOf(tx: Db, userId: string): Promise<Omit<Message, "dueAt">> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return { channel: "mail", recipient: owner?.email || "nobody", isEscalation: false };
}

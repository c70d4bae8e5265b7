import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { leadMails } from "@mainstreet/contract/mail/lead-mails";
import type { MailText } from "@mainstreet/contract/mail/mail-text";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import type { OutboxRow } from "../../platform/outbox/outbox-table.ts";
import { dropUnneeded } from "./drop-unneeded.ts";
import { isEmail } from "./read-post.ts";
import type { LinkedLead } from "./lead-page.ts";
import { openFields } from "./sealed-fields.ts";
import { leadDeliveries, leadForms, leadRecipients, leads, leadSettings } from "./tables.ts";

export type Dropped = { dropped: string };
/** A request to the address that a business has named. */
export type ComposedWebhook = { url: string; secret: string; body: string };
export type ComposedLeadMail = { address: string; text: MailText; replyTo?: string };

const GONE: Dropped = { dropped: "the message was deleted" };

type Delivery = LinkedLead & { delivery: typeof leadDeliveries.$inferSelect };

/** The delivery of a row of the outbox, which has the same id. Locks the lead, so that changes to it wait until this transaction ends. */
async function readDelivery(
  tx: Db,
  { sealer }: Deps,
  { id }: OutboxRow,
): Promise<Delivery | undefined> {
  const isLead = and(eq(leads.userId, leadDeliveries.userId), eq(leads.id, leadDeliveries.leadId));
  const isForm = and(eq(leadForms.userId, leads.userId), eq(leadForms.token, leads.token));
  const [row] = await tx
    .select()
    .from(leadDeliveries)
    .innerJoin(leads, isLead)
    .innerJoin(leadForms, isForm)
    .where(eq(leadDeliveries.id, id))
    .for("update", { of: leads });
  if (!row) return undefined;
  const { lead_deliveries: delivery, leads: lead, lead_forms: form } = row;
  return { delivery, lead, form, fields: openFields(sealer, lead) };
}

/** Writes the mail about a lead. Its link is derived from the key and this delivery, and works from now on. */
export async function composeLeadMail(
  tx: Db,
  deps: Deps,
  row: OutboxRow,
): Promise<ComposedLeadMail | Dropped> {
  const found = await readDelivery(tx, deps, row);
  if (!found) return GONE;
  const dropped = await dropUnneeded(tx, deps, found);
  if (dropped) return dropped;
  const { lead, form, fields, delivery } = found;
  const url = await linkFor(tx, deps, delivery);
  const place = [lead.city, lead.region].filter(Boolean).join(", ");
  const text = leadMails.lead({
    ...fields,
    label: form.label,
    place,
    url,
    isLate: delivery.isEscalation,
  });
  return { address: row.address, text, ...(isEmail(fields.email) && { replyTo: fields.email }) };
}

async function linkFor(tx: Db, { sealer, config }: Deps, { id }: Delivery["delivery"]) {
  const token = sealer.linkToken(id);
  await tx
    .update(leadDeliveries)
    .set({ linkHash: tokenDigest(token) })
    .where(eq(leadDeliveries.id, id));
  return `${config.leads.url ?? ""}/l/${token}`;
}

/**
 * Writes the mail that requests consent to send messages of a business to an address. Only the page behind the link shows the name of the
 * business: a user chose that name, and nobody may have their own words sent to strangers.
 */
export async function composeRecipientMail(
  tx: Db,
  { sealer, config }: Deps,
  { params, address, userId }: OutboxRow,
): Promise<ComposedLeadMail | Dropped> {
  const { recipientId = "" } = params;
  const token = sealer.linkToken(recipientId);
  const [row] = await tx
    .update(leadRecipients)
    .set({ linkHash: tokenDigest(token) })
    .where(and(eq(leadRecipients.userId, userId ?? ""), eq(leadRecipients.id, recipientId)))
    .returning();
  if (!row) return { dropped: "the recipient was removed" };
  if (row.confirmedAt) return { dropped: "the address is confirmed" };
  const url = `${config.leads.url ?? ""}/r/${token}`;
  return { address, text: leadMails["lead-recipient"]({ url }) };
}

const stored = z.object({ url: z.string(), secret: z.string() });

/** What is sealed in a column of the settings of a business. */
export const placeOfWebhook = (
  column: "sealed_webhook" | "sealed_sms",
  row: { id: string; userId: string },
) => ({
  table: "lead_settings",
  column,
  rowId: row.id,
  userId: row.userId,
});

/** Writes the request about a lead to the webhook of its business, or to the service that sends its text messages. */
export async function composeLeadWebhook(
  tx: Db,
  deps: Deps,
  row: OutboxRow,
): Promise<ComposedWebhook | Dropped> {
  const found = await readDelivery(tx, deps, row);
  if (!found) return GONE;
  const dropped = await dropUnneeded(tx, deps, found);
  if (dropped) return dropped;
  const { lead, delivery } = found;
  const [settings] = await tx
    .select()
    .from(leadSettings)
    .where(
      and(
        eq(leadSettings.userId, lead.userId),
        sql`${leadSettings.businessId} = ${lead.businessId}`,
      ),
    );
  const column = delivery.channel === "sms" ? "sealed_sms" : "sealed_webhook";
  const sealed = delivery.channel === "sms" ? settings?.sealedSms : settings?.sealedWebhook;
  if (!settings || !sealed) return { dropped: "the address was removed" };
  const target = stored.parse(
    JSON.parse(deps.sealer.open(sealed, placeOfWebhook(column, settings))),
  );
  const body = delivery.channel === "sms" ? await textMessage(tx, deps, found) : eventOf(found);
  return { ...target, body: JSON.stringify(body) };
}

async function textMessage(tx: Db, deps: Deps, { fields, form, delivery }: Delivery) {
  const { name, phone, topic } = fields;
  const what = [name, phone, topic].filter(Boolean).join(", ");
  const url = await linkFor(tx, deps, delivery);
  return { id: delivery.id, to: delivery.recipient, text: `${form.label}: ${what}. ${url}` };
}

function eventOf({ lead, form, fields, delivery }: Delivery) {
  const { city, region, hasConsent, receivedAt } = lead;
  return {
    id: delivery.id,
    event: "lead.received",
    lead: { id: lead.id, receivedAt: receivedAt.toISOString(), ...fields, hasConsent },
    site: { id: lead.campaignId, label: form.label, url: form.siteUrl, city, region },
  };
}

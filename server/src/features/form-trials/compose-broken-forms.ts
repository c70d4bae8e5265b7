import { type MailedBrokenForm, formMails } from "@mainstreet/contract/mail/form-mails";
import type { MailText } from "@mainstreet/contract/mail/mail-text";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import type { OutboxRow } from "../../platform/outbox/outbox-table.ts";
import { campaigns } from "../campaigns/tables.ts";
import { leadForms } from "../leads/tables.ts";
import { formIncidents } from "./tables.ts";

/**
 * Writes the mail about all forms of a user that do not work and that no mail has named yet. After a failed attempt the mail is written
 * again.
 */
export async function composeBrokenForms(
  tx: Db,
  { config }: Pick<Deps, "config">,
  { userId, address, id }: OutboxRow,
): Promise<{ address: string; text: MailText } | { dropped: string }> {
  // If two mails are due at once, the second waits for this lock and then sees which forms the first has named.
  const [owner] = await tx
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ""))
    .for("update");
  if (!owner) return { dropped: "no account has this address" };
  const forms = await takeUnnamed(tx, owner.id, id);
  if (forms.length === 0) return { dropped: "the forms work again" };
  const name = owner.emailConfirmedAt === null ? "" : owner.name;
  const url = `${config.mail?.linkBase ?? ""}/`;
  return { address, text: formMails["forms-broken"]({ name, forms, url }) };
}

/** Assigns to this mail the broken forms that visitors are still offered, so that no other mail names them. */
async function takeUnnamed(tx: Db, userId: string, mailId: string): Promise<MailedBrokenForm[]> {
  const isNew = and(
    eq(formIncidents.userId, userId),
    isNull(formIncidents.endedAt),
    sql`(${formIncidents.mailId} is null or ${formIncidents.mailId} = ${mailId})`,
  );
  const isForm = and(
    eq(leadForms.userId, formIncidents.userId),
    eq(leadForms.token, formIncidents.token),
    eq(leadForms.isOffered, true),
  );
  const isSite = and(
    eq(campaigns.userId, formIncidents.userId),
    eq(campaigns.id, formIncidents.campaignId),
    isNull(campaigns.trashedAt),
  );
  const { id: incidentId, fault } = formIncidents;
  const forms = await tx
    .select({ incidentId, fault, label: leadForms.label, url: leadForms.siteUrl })
    .from(formIncidents)
    .innerJoin(leadForms, isForm)
    .innerJoin(campaigns, isSite)
    .where(isNew)
    .orderBy(asc(formIncidents.beganAt), asc(formIncidents.id));
  const named = forms.map((form) => form.incidentId);
  await tx
    .update(formIncidents)
    .set({ mailId })
    .where(and(isNew, inArray(incidentId, named)));
  return forms;
}

import type { LeadDelivery, LeadDetail } from "@mainstreet/contract/leads";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { and, asc, eq, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/secrets/secrets.ts";
import { presentLead, withDelivery } from "./list-leads.ts";
import { leadDeliveries, leadForms, leadFormVersions, leads } from "./tables.ts";

export type LeadId = { userId: string; leadId: string };

/** A lead that its owner opens: then the escalation message is no longer needed. Throws 404. */
export async function openLead(tx: Db, sealer: Sealer, id: LeadId): Promise<LeadDetail> {
  await endEscalations(tx, id);
  return readLead(tx, sealer, id);
}

/** A lead with the trail of its messages and the form that was shown. Throws 404. */
export async function readLead(tx: Db, sealer: Sealer, id: LeadId): Promise<LeadDetail> {
  const { userId, leadId } = id;
  const isForm = and(eq(leadForms.userId, leads.userId), eq(leadForms.token, leads.token));
  const isVersion = and(
    eq(leadFormVersions.userId, leads.userId),
    eq(leadFormVersions.token, leads.token),
    eq(leadFormVersions.version, leads.formVersion),
  );
  const [row] = await tx
    .select()
    .from(leads)
    .innerJoin(leadForms, isForm)
    .leftJoin(leadFormVersions, isVersion)
    .where(and(eq(leads.userId, userId), eq(leads.id, leadId), eq(leads.isCanary, false)));
  if (!row) throw notFound(leadTexts.notFound);
  const { leads: lead, lead_forms: form, lead_form_versions: version } = row;
  const [shown] = await withDelivery(tx, {
    userId,
    shown: [presentLead(sealer, lead, form.label)],
  });
  if (!shown) throw notFound(leadTexts.notFound);
  return {
    ...shown,
    phoneOfSite: form.phone,
    siteUrl: form.siteUrl,
    deliveries: await readDeliveries(tx, id),
    form: version && {
      version: version.version,
      digest: version.digest,
      shown: version.shown,
      consent: version.consent,
    },
  };
}

/** The rows of the outbox are ended when they are due, since a tenant has no access to them. */
async function endEscalations(tx: Db, { userId, leadId }: LeadId): Promise<void> {
  await tx
    .update(leadDeliveries)
    .set({ state: "dropped", reason: "it was opened in the dashboard", endedAt: sql`now()` })
    .where(
      and(
        eq(leadDeliveries.userId, userId),
        eq(leadDeliveries.leadId, leadId),
        eq(leadDeliveries.isEscalation, true),
        eq(leadDeliveries.state, "waiting"),
      ),
    );
}

async function readDeliveries(tx: Db, { userId, leadId }: LeadId): Promise<LeadDelivery[]> {
  const rows = await tx
    .select()
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.userId, userId), eq(leadDeliveries.leadId, leadId)))
    .orderBy(asc(leadDeliveries.dueAt), asc(leadDeliveries.id));
  return rows.map(({ channel, recipient, isEscalation, state, reason, ...at }) => ({
    channel,
    recipient,
    isEscalation,
    state,
    reason,
    dueAt: at.dueAt.toISOString(),
    endedAt: at.endedAt?.toISOString() ?? null,
    openedAt: at.openedAt?.toISOString() ?? null,
  }));
}

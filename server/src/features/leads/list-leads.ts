import type { countLeads as countEndpoint, LeadPeriod } from "@mainstreet/contract/lead-counts";
import {
  LEAD_STATES,
  LEADS_PAGE,
  type Lead,
  type LeadFilters,
  type listLeads as listEndpoint,
} from "@mainstreet/contract/leads";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import type { Db } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/secrets/secrets.ts";
import { campaignLabels } from "../labels/tables.ts";
import { endOfDay, startOfDay } from "./day-in-zone.ts";
import { openFields } from "./sealed-fields.ts";
import { leadDeliveries, leadForms, leadFormVersions, leads } from "./tables.ts";

type LeadRow = typeof leads.$inferSelect;

/** A lead from its row and its form. */
export type LeadOfRow = Omit<Lead, "isUndelivered">;

/** A lead as the API shows it, without the facts that come from its messages. */
export function presentLead(sealer: Sealer, row: LeadRow, label: string): LeadOfRow {
  const { id, campaignId, businessId, city, region, state, lostReason, amount, hasConsent } = row;
  return {
    ...openFields(sealer, row),
    id,
    campaignId,
    businessId,
    label,
    city,
    region,
    state,
    junkReason: row.junkReason,
    lostReason,
    amount,
    hasConsent,
    receivedAt: row.receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** Which of these leads have a message that was sent or is to be sent. */
async function readReached(
  tx: Db,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: leadDeliveries.leadId })
    .from(leadDeliveries)
    .where(
      and(
        eq(leadDeliveries.userId, userId),
        inArray(leadDeliveries.leadId, ids),
        inArray(leadDeliveries.state, ["waiting", "sent"]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Leads of one account with the facts that come from their messages. */
export async function withDelivery<T extends LeadOfRow>(
  tx: Db,
  { userId, shown }: { userId: string; shown: T[] },
): Promise<(T & Pick<Lead, "isUndelivered">)[]> {
  const reached = await readReached(tx, { userId, ids: shown.map(({ id }) => id) });
  return shown.map((lead) => ({
    ...lead,
    isUndelivered: lead.state !== "junk" && !reached.has(lead.id),
  }));
}

/** The condition of every list: the user's own leads, without trials of forms. */
const isListed = (userId: string) => and(eq(leads.userId, userId), sql`not ${leads.isCanary}`);

const inPeriod = ({ from, to, timeZone }: LeadPeriod): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(leads.receivedAt, startOfDay(from, timeZone)),
  to === undefined ? undefined : lt(leads.receivedAt, endOfDay(to, timeZone)),
];

type Filters = Omit<LeadFilters, "state" | "labelId"> & Pick<Partial<LeadFilters>, "labelId">;

function matching(tx: Db, userId: string, filters: Filters): SQL | undefined {
  const { campaignId, businessId, labelId } = filters;
  const labelled = (label: string) =>
    tx
      .select({ id: campaignLabels.campaignId })
      .from(campaignLabels)
      .where(and(eq(campaignLabels.userId, userId), eq(campaignLabels.labelId, label)));
  return and(
    isListed(userId),
    campaignId === undefined ? undefined : eq(leads.campaignId, campaignId),
    businessId === undefined ? undefined : eq(leads.businessId, businessId),
    labelId === undefined ? undefined : inArray(leads.campaignId, labelled(labelId)),
    ...inPeriod(filters),
  );
}

type Search = LeadFilters & { cursor?: string | undefined };

/** A page of the inbox, the newest first; ids sort like the times of arrival. */
export async function listLeads(
  tx: Db,
  sealer: Sealer,
  { userId, state, cursor, ...filters }: Search & { userId: string },
): Promise<ResponseOf<typeof listEndpoint>> {
  if (cursor !== undefined && !z.uuid().safeParse(cursor).success)
    throw invalidField("cursor", leadTexts.invalidId);
  const rows = await readLeadRows(tx, { userId, state, cursor, ...filters, limit: LEADS_PAGE + 1 });
  const page = rows.slice(0, LEADS_PAGE);
  const hasMore = rows.length > LEADS_PAGE;
  const shown = page.map(({ lead, label }) => presentLead(sealer, lead, label));
  return {
    leads: await withDelivery(tx, { userId, shown }),
    counts: await countStates(tx, matching(tx, userId, filters)),
    nextCursor: hasMore ? (page.at(-1)?.lead.id ?? null) : null,
  };
}

type Rows = Search & { userId: string; limit: number };

/** The rows of a filter, the newest first, each with the name by which visitors know its site and whether its form had a consent box. */
export function readLeadRows(tx: Db, { userId, state, cursor, limit, ...filters }: Rows) {
  return tx
    .select({
      lead: leads,
      label: leadForms.label,
      isAsked: sql<boolean>`coalesce(${leadFormVersions.consent} <> '', false)`,
    })
    .from(leads)
    .innerJoin(leadForms, and(eq(leadForms.userId, leads.userId), eq(leadForms.token, leads.token)))
    .leftJoin(
      leadFormVersions,
      and(
        eq(leadFormVersions.userId, leads.userId),
        eq(leadFormVersions.token, leads.token),
        eq(leadFormVersions.version, leads.formVersion),
      ),
    )
    .where(
      and(
        matching(tx, userId, filters),
        state === undefined ? ne(leads.state, "junk") : eq(leads.state, state),
        cursor === undefined ? undefined : lt(leads.id, cursor),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(limit);
}

async function countStates(tx: Db, isMatch: SQL | undefined) {
  const counted = await tx
    .select({ state: leads.state, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(isMatch)
    .groupBy(leads.state);
  const of = new Map(counted.map(({ state, count }) => [state, count]));
  const [fresh, answered, won, lost, junk] = LEAD_STATES.map((state) => of.get(state) ?? 0);
  return {
    new: fresh ?? 0,
    answered: answered ?? 0,
    won: won ?? 0,
    lost: lost ?? 0,
    junk: junk ?? 0,
  };
}

/** How many leads each site and each city has, without junk. */
export async function countLeads(
  tx: Db,
  { userId, ...filters }: Filters & { userId: string },
): Promise<ResponseOf<typeof countEndpoint>> {
  const isCounted = and(matching(tx, userId, filters), ne(leads.state, "junk"));
  const count = sql<number>`count(*)::int`;
  const newLeads = sql<number>`count(*) filter (where ${leads.state} = 'new')::int`;
  const sites = await tx
    .select({ campaignId: leads.campaignId, leads: count, newLeads })
    .from(leads)
    .where(isCounted)
    .groupBy(leads.campaignId)
    .orderBy(desc(count), leads.campaignId)
    .limit(10_000);
  const cities = await tx
    .select({ city: leads.city, region: leads.region, leads: count })
    .from(leads)
    .where(isCounted)
    .groupBy(leads.city, leads.region)
    .orderBy(desc(count), leads.city, leads.region)
    .limit(10_000);
  return { sites, cities };
}

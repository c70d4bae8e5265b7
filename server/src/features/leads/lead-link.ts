import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { centsOf } from "@mainstreet/contract/lead-amount";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { pendingOf, readChoice } from "./lead-choice.ts";
import type { ShownLead } from "./lead-page.ts";
import { zoneOfCity } from "../places/zone-of-city.ts";
import { openFields } from "./sealed-fields.ts";
import { leadDeliveries, leadForms, leads, leadSettings } from "./tables.ts";
import { changeState } from "./change-state.ts";

const isLink = (token: string) => eq(leadDeliveries.linkHash, tokenDigest(token));

type Found = { userId: string; leadId: string };

/** The lead and the user of a link. The user is not known yet, so the owner of the tables reads the row. */
async function findDelivery(db: Db, token: string): Promise<Found | undefined> {
  const [row] = await db
    .select({ userId: leadDeliveries.userId, leadId: leadDeliveries.leadId })
    .from(leadDeliveries)
    .where(isLink(token));
  return row;
}

/** The lead that a link in a message is for. */
export async function findLinkedLead(
  deps: LeadsDeps,
  token: string,
): Promise<ShownLead | undefined> {
  const found = await findDelivery(deps.db, token);
  return found && asTenant(deps.db, found.userId, (tx) => readLinked(tx, deps, found));
}

/** Records the first time that a browser showed the page of a link. */
export async function noteOpened({ db }: LeadsDeps, token: string): Promise<void> {
  const found = await findDelivery(db, token);
  if (!found) return;
  await asTenant(db, found.userId, (tx) =>
    tx
      .update(leadDeliveries)
      .set({ openedAt: sql`now()` })
      .where(
        and(
          eq(leadDeliveries.userId, found.userId),
          isLink(token),
          isNull(leadDeliveries.openedAt),
        ),
      ),
  );
}

/** Saves what somebody chose on the page of a link. An invalid choice changes nothing, nor does one that needs confirmation first. */
export async function changeByLink(
  deps: LeadsDeps,
  token: string,
  sent: URLSearchParams,
): Promise<ShownLead | undefined> {
  const found = await findDelivery(deps.db, token);
  if (!found) return undefined;
  await noteOpened(deps, token);
  const choice = readChoice(sent);
  return asTenant(deps.db, found.userId, async (tx) => {
    // Locked, so that nobody changes the lead between the check and the change.
    await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.userId, found.userId), eq(leads.id, found.leadId)))
      .for("update");
    const before = await readLinked(tx, deps, found);
    if (!before || !choice) return before;
    const pending = pendingOf(before.lead, choice);
    if (pending) return { ...before, pending };
    const { state, amount, why } = choice;
    await changeState(tx, { ...found, state, amount: centsOf(amount), lostReason: why });
    return readLinked(tx, deps, found);
  });
}

async function readLinked(
  tx: Db,
  { sealer }: Pick<LeadsDeps, "sealer">,
  { userId, leadId }: Found,
): Promise<ShownLead | undefined> {
  const isOfBusiness = and(
    eq(leadSettings.userId, leads.userId),
    eq(leadSettings.businessId, leads.businessId),
  );
  const [row] = await tx
    .select()
    .from(leads)
    .innerJoin(leadForms, and(eq(leadForms.userId, leads.userId), eq(leadForms.token, leads.token)))
    .leftJoin(leadSettings, isOfBusiness)
    .where(and(eq(leads.userId, userId), eq(leads.id, leadId)));
  if (!row) return undefined;
  const { leads: lead, lead_forms: form, lead_settings: settings } = row;
  const timeZone = settings?.timeZone ?? zoneOfCity(lead.city, lead.region) ?? "UTC";
  return { lead, form, fields: openFields(sealer, lead), timeZone };
}

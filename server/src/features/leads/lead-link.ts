import { createHash } from "node:crypto";
import { centsOf } from "@mainstreet/contract/lead-amount";
import type { LeadState } from "@mainstreet/contract/leads";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { LinkedLead } from "./lead-page.ts";
import { openFields } from "./sealed-fields.ts";
import { leadDeliveries, leadForms, leads } from "./tables.ts";
import { changeState } from "./change-state.ts";

/** What is stored of the secret of a link. */
export const linkHashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const isLink = (token: string) => eq(leadDeliveries.linkHash, linkHashOf(token));

type Found = { userId: string; leadId: string };

/** Whose lead a link is for. Its user is not known before, so that the owner of the tables reads it. */
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
): Promise<LinkedLead | undefined> {
  const found = await findDelivery(deps.db, token);
  return found && asTenant(deps.db, found.userId, (tx) => readLinked(tx, deps, found));
}

/** Notes the first time that a browser showed the page of a link. */
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

const BY_BUTTON: Readonly<Record<string, LeadState>> = {
  answered: "answered",
  won: "won",
  lost: "lost",
};

/** What somebody chose on the page of a link. What makes no sense changes nothing. */
export async function changeByLink(
  deps: LeadsDeps,
  token: string,
  sent: URLSearchParams,
): Promise<LinkedLead | undefined> {
  const found = await findDelivery(deps.db, token);
  if (!found) return undefined;
  await noteOpened(deps, token);
  const state = BY_BUTTON[sent.get("state") ?? ""];
  const { userId, leadId } = found;
  return asTenant(deps.db, userId, async (tx) => {
    if (state !== undefined)
      await changeState(tx, {
        userId,
        leadId,
        state,
        amount: state === "won" ? centsOf(sent.get("amount") ?? "") : null,
        lostReason:
          state === "lost"
            ? (sent.get("why") ?? "")
                .toWellFormed()
                .replace(/\p{Cc}+/gu, " ")
                .trim()
                .slice(0, MAX_LENGTH.businessSentence)
            : "",
      });
    return readLinked(tx, deps, found);
  });
}

async function readLinked(
  tx: Db,
  { sealer }: Pick<LeadsDeps, "sealer">,
  { userId, leadId }: Found,
): Promise<LinkedLead | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .innerJoin(leadForms, and(eq(leadForms.userId, leads.userId), eq(leadForms.token, leads.token)))
    .where(and(eq(leads.userId, userId), eq(leads.id, leadId)));
  if (!row) return undefined;
  const { leads: lead, lead_forms: form } = row;
  return { lead, form, fields: openFields(sealer, lead) };
}

import { and, eq, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { formDigest, type LeadForm, type ShownForm } from "./lead-form.ts";
import { leadForms, leadFormVersions } from "./tables.ts";

/** The site of a form, as visitors know it; `look` holds what the generator needs to render response pages. */
type FormOfSite = Pick<
  typeof leadForms.$inferInsert,
  "userId" | "campaignId" | "label" | "phone" | "siteUrl" | "look"
>;

/** A form that failed its trial is tried again soon after these pages are live, not at its usual time. */
const AFTER_MENDING = sql`case when ${leadForms.trialFailures} > 0 then now() + interval '1 minute' else ${leadForms.trialDueAt} end`;

/**
 * Stores the form of the pages that are about to be published, so that every post that arrives is from a known form. Null: the pages have
 * no form any more. The forms of earlier pages stay known.
 */
export function keepLeadForm(
  db: Db,
  site: FormOfSite,
  given: (LeadForm & Omit<ShownForm, "campaignId">) | null,
): Promise<void> {
  const { userId, campaignId } = site;
  return asTenant(db, userId, async (tx) => {
    const isOther = given === null ? undefined : sql`${leadForms.token} <> ${given.token}`;
    await tx
      .update(leadForms)
      .set({ isOffered: false, updatedAt: sql`now()` })
      .where(
        and(
          eq(leadForms.userId, userId),
          eq(leadForms.campaignId, campaignId),
          eq(leadForms.isOffered, true),
          isOther,
        ),
      );
    if (given === null) return;
    const { token, version, shown, consent } = given;
    const row = { ...site, isOffered: true };
    await tx
      .insert(leadForms)
      .values({ ...row, token })
      .onConflictDoUpdate({
        target: [leadForms.userId, leadForms.token],
        set: { ...row, trialDueAt: AFTER_MENDING, updatedAt: sql`now()` },
      });
    await tx
      .insert(leadFormVersions)
      .values({ userId, token, version, digest: formDigest({ shown, consent }), shown, consent })
      .onConflictDoNothing();
  });
}

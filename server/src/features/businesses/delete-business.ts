import type { deleteBusiness as endpoint } from "@mainstreet/contract/businesses";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { inheritedContent } from "@mainstreet/contract/business-values";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { evidence } from "../evidence/tables.ts";
import { pictureUses } from "../pictures/tables.ts";
import { NO_BUSINESS_COLUMNS, NO_EVIDENCE } from "./business-columns.ts";
import { type BusinessId, contentOfBusiness, isBusiness, lockBusiness } from "./queries.ts";
import { isSiteOfBusiness } from "./sites-of-business.ts";
import { businesses } from "./tables.ts";
import { lockSitesOfBusiness } from "./update-sites.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

/**
 * Deletes a business. Its sites keep the values that they have, as their own; live pages stay as they are until they are deployed
 * again. Sites that a run has yet to create get the values of those fields that a row may have. Throws 404.
 */
export async function deleteBusiness(tx: Db, id: BusinessId): Promise<ResponseOf<typeof endpoint>> {
  const business = await lockBusiness(tx, id);
  await lockSitesOfBusiness(tx, id);
  const left = await tx
    .update(campaigns)
    .set({ ...NO_BUSINESS_COLUMNS, ...NO_EVIDENCE, updatedAt: sql`now()` })
    .where(isSiteOfBusiness(id))
    .returning({ deployed: campaigns.deployed });
  await leaveRuns(tx, id, inheritedContent(contentOfBusiness(business)));
  await releasePictures(tx, id);
  await tx.delete(businesses).where(isBusiness(id));
  const { userId } = id;
  await recordEvent(tx, { userId, kind: "business-deleted", subject: business.name });
  const liveSites = left.filter(({ deployed }) => deployed).length;
  return { success: true, sites: left.length, liveSites };
}

/** The evidence is deleted with the business, so its pictures are not used any more. */
async function releasePictures(tx: Db, { userId, businessId }: BusinessId): Promise<void> {
  const pieces = tx
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.businessId, businessId)));
  await tx
    .delete(pictureUses)
    .where(
      and(
        eq(pictureUses.userId, userId),
        or(eq(pictureUses.holderId, businessId), inArray(pictureUses.holderId, pieces)),
      ),
    );
}

/** A row of a run keeps its values; its blank fields get the values of the business. */
async function leaveRuns(
  tx: Db,
  { userId, businessId }: BusinessId,
  inherited: ReturnType<typeof inheritedContent>,
): Promise<void> {
  const { companyName: company, phone, email } = inherited;
  await tx.execute(sql`
    update creation_run_sites set input = input - 'businessId' || (
      select coalesce(jsonb_object_agg(given.key, given.value), '{}'::jsonb)
      from jsonb_each(${JSON.stringify({ company, phone, email })}::jsonb) as given
      where coalesce(input ->> given.key, '') = '')
    where user_id = ${userId} and status = 'waiting' and input ->> 'businessId' = ${businessId}`);
}

import type { BusinessContent } from "@mainstreet/contract/business-content";
import {
  INHERITED_FIELDS,
  inheritedContent,
  type InheritedField,
} from "@mainstreet/contract/business-values";
import { and, asc, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { digestOfBusiness } from "./business-columns.ts";
import type { BusinessId } from "./queries.ts";
import { isSiteOfBusiness } from "./sites-of-business.ts";

/** Locks the campaigns of a business in the order of ids, as everything does that locks many campaigns. */
export async function lockSitesOfBusiness(tx: Db, id: BusinessId): Promise<void> {
  await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isSiteOfBusiness(id))
    .orderBy(asc(campaigns.id))
    .for("update");
}

/**
 * Copies the values of a business to its campaigns, in all fields that they do not own. The rows of the campaigns and of the business
 * are locked.
 */
export async function updateSites(tx: Db, id: BusinessId, content: BusinessContent): Promise<void> {
  const inherited = inheritedContent(content);
  const businessDigest = digestOfBusiness(content);
  const changes: PgUpdateSetSource<typeof campaigns> = Object.fromEntries(
    INHERITED_FIELDS.map((field) => {
      const column = campaigns[field];
      return [field, sql`case when ${owns(field)} then ${column} else ${inherited[field]} end`];
    }),
  );
  const differs = INHERITED_FIELDS.map(
    (field) =>
      sql`(not ${owns(field)} and ${campaigns[field]} is distinct from ${inherited[field]})`,
  );
  await tx
    .update(campaigns)
    .set({ ...changes, businessDigest, updatedAt: sql`now()` })
    .where(
      and(
        isSiteOfBusiness(id),
        or(sql`${campaigns.businessDigest} <> ${businessDigest}`, ...differs),
      ),
    );
}

const owns = (field: InheritedField): SQL => sql`${field}::text = any(${campaigns.ownFields})`;

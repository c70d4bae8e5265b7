import type { Business, createBusiness as endpoint } from "@mainstreet/contract/businesses";
import type { updateBusiness as updateEndpoint } from "@mainstreet/contract/businesses";
import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import { BUSINESS_LIMIT } from "@mainstreet/contract/limits";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { eq, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { NO_SITES, presentBusiness } from "./present-business.ts";
import {
  type BusinessId,
  type BusinessRow,
  contentOfBusiness,
  isBusiness,
  lockBusiness,
} from "./queries.ts";
import { readBusinessSites } from "./sites-of-business.ts";
import { usePictures } from "../pictures/use-pictures.ts";
import { businesses } from "./tables.ts";
import { lockSitesOfBusiness, updateSites } from "./update-sites.ts";

type Given = ValidRequestOf<typeof endpoint>["body"];
type Changes = ValidRequestOf<typeof updateEndpoint>["body"];

/** Makes a business without sites. Throws 409 when the account has reached its limit of businesses. */
export async function createBusiness(tx: Db, userId: string, given: Given): Promise<Business> {
  return presentBusiness(await insertBusiness(tx, userId, given), NO_SITES);
}

/** Inserts a new business and returns its row. Throws 409 when the account has reached its limit of businesses. */
export async function insertBusiness(
  tx: Db,
  userId: string,
  { name, ...content }: BusinessContent,
): Promise<BusinessRow> {
  if ((await tx.$count(businesses, eq(businesses.userId, userId))) >= BUSINESS_LIMIT)
    throw conflict("TOO_MANY_BUSINESSES", businessTexts.tooMany(BUSINESS_LIMIT));
  const [row] = await tx
    .insert(businesses)
    .values({ id: newId(), userId, name, content })
    .returning();
  if (!row) throw new Error("The inserted business was not found");
  await nameLogo(tx, { userId, businessId: row.id }, content);
  return row;
}

const withChanges = (before: BusinessContent, changes: Changes): BusinessContent => ({
  ...before,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

/**
 * Changes a business, and copies the new values to its sites in the fields that they do not own. Their live pages are not changed: the
 * response counts the live sites that now differ. Throws 404.
 */
export async function updateBusiness(tx: Db, id: BusinessId, changes: Changes): Promise<Business> {
  const before = contentOfBusiness(await lockBusiness(tx, id));
  await lockSitesOfBusiness(tx, id);
  const { name, ...content } = withChanges(before, changes);
  const [row] = await tx
    .update(businesses)
    .set({ name, content, updatedAt: sql`now()` })
    .where(isBusiness(id))
    .returning();
  if (!row) throw new Error("The updated business was not found");
  await nameLogo(tx, id, content);
  await updateSites(tx, id, { name, ...content });
  const { counts } = await readBusinessSites(tx, id);
  return presentBusiness(row, counts);
}

/** Marks the picture of the logo as used, and releases the previous one. Throws 400 for a picture that is not the user's. */
function nameLogo(
  tx: Db,
  { userId, businessId }: BusinessId,
  { logo }: Pick<BusinessContent, "logo">,
): Promise<void> {
  return usePictures(tx, { userId, holderId: businessId, at: "logo" }, logo ? [logo] : []);
}

import { BLANK_BUSINESS, type BusinessContent } from "@mainstreet/contract/business-content";
import type { groupCampaigns as endpoint } from "@mainstreet/contract/businesses";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { saveEvidenceDigests } from "./evidence-of-sites.ts";
import { saveInBusiness } from "./join-business.ts";
import { presentBusiness } from "./present-business.ts";
import { type BusinessRow, contentOfBusiness, lockBusiness } from "./queries.ts";
import { insertBusiness } from "./save-business.ts";
import { isSiteOfBusiness, readBusinessSites } from "./sites-of-business.ts";

type Input = ValidRequestOf<typeof endpoint>["body"] & { userId: string };

/**
 * Adds campaigns without a business to the named business, or else to a new one with the values that most of them share. Throws 404
 * when there is no such business, or when none of the campaigns can join.
 */
export async function groupCampaigns(tx: Db, input: Input): Promise<ResponseOf<typeof endpoint>> {
  const { userId, businessId } = input;
  const named =
    businessId === undefined ? undefined : await lockBusiness(tx, { userId, businessId });
  const rows = await lockLoose(tx, input);
  if (rows.length === 0) throw notFound(businessTexts.noSites);
  const row = named ?? (await insertBusiness(tx, userId, sharedContent(rows, input.name ?? "")));
  await joinAll(tx, row, rows);
  const { counts } = await readBusinessSites(tx, { userId, businessId: row.id });
  return { ...presentBusiness(row, counts), joined: rows.length };
}

/** Locks and returns those campaigns that are the user's and have no business. */
async function lockLoose(tx: Db, { userId, campaignIds }: Input): Promise<CampaignRow[]> {
  return tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), isNull(campaigns.businessId), isAmong(campaignIds)))
    .orderBy(asc(campaigns.id))
    .for("update");
}

/** Uses one statement for all campaigns that keep the same fields as their own. */
async function joinAll(tx: Db, business: BusinessRow, rows: readonly CampaignRow[]): Promise<void> {
  const { userId, id } = business;
  const named = { id, content: contentOfBusiness(business) };
  const joined = rows.map((row) => ({
    id: row.id,
    values: saveInBusiness(row, { business: named, given: {} }),
  }));
  const alike = Map.groupBy(joined, ({ values }) => values.ownFields.join(" "));
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    // Each campaign keeps its values in the fields that it owns.
    const values = Object.entries(first.values).filter(
      ([field]) => !first.values.ownFields.some((own) => own === field),
    );
    await tx
      .update(campaigns)
      .set({ ...Object.fromEntries(values), updatedAt: sql`now()` })
      .where(and(eq(campaigns.userId, userId), isAmong(group.map((site) => site.id))));
  }
  await saveEvidenceDigests(tx, userId, isSiteOfBusiness({ userId, businessId: id }));
}

const isAmong = (ids: readonly string[]) =>
  sql`${campaigns.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** The most common values of the campaigns; an address counts as a whole. Throws 400 when none has a name. */
function sharedContent(rows: readonly CampaignRow[], typedName: string): BusinessContent {
  const name = typedName || mostCommon(rows.map(({ companyName }) => companyName)) || "";
  if (name === "") throw invalidField("name", businessTexts.nameRequired);
  const address = mostCommon(rows.map(addressOf));
  const review = mostCommon(rows.map(({ reviewProfileUrl }) => reviewProfileUrl));
  return {
    ...BLANK_BUSINESS,
    name,
    phone: mostCommon(rows.map(({ phone }) => phone)) ?? "",
    email: mostCommon(rows.map(({ email }) => email)) ?? "",
    ...address,
    reviewProfiles: review === undefined ? [] : [review],
  };
}

function addressOf(row: CampaignRow) {
  const { companyStreet: street, companyCity: city, companyState: state, companyZip: zip } = row;
  const lines = [street, city, state, zip];
  if (lines.every((line) => line === "")) return "";
  return {
    street,
    city,
    state,
    zip,
    latitude: row.companyLatitude,
    longitude: row.companyLongitude,
  };
}

/** The most common value that is not blank; if two are equally common, the first one. */
function mostCommon<T extends string | object>(
  values: readonly (T | "")[],
): Exclude<T, ""> | undefined {
  const given = values.filter((value): value is Exclude<T, ""> => value !== "");
  const counts = Map.groupBy(given, (value) => JSON.stringify(value));
  return [...counts.values()].toSorted((one, other) => other.length - one.length)[0]?.[0];
}

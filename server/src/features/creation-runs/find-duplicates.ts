import type { CheckedRow } from "@mainstreet/contract/check-run";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";
import { campaigns } from "../campaigns/tables.ts";
import { campaignName } from "../campaigns/present.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { findPlace } from "../places/places.ts";
import { type ReadBulkRow, duplicateKeyOf } from "./read-row.ts";

/** How many campaigns one query reads. */
const PAGE = 1_000;
/** An id that sorts before every real id. */
const START = "00000000-0000-0000-0000-000000000000";

type Twins = Pick<CheckedRow, "campaign" | "sameAsRow">;
type Made = Map<string, NonNullable<CheckedRow["campaign"]>>;

/** What already exists for each row's service and place: the user's oldest campaign, and the first earlier row. */
export async function findDuplicates(
  db: Db,
  userId: string,
  rows: readonly ReadBulkRow[],
): Promise<Twins[]> {
  const first = new Map<string, number>();
  for (const [index, { duplicateKey }] of rows.entries())
    if (!first.has(duplicateKey)) first.set(duplicateKey, index);
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  const made = await oldestCampaigns(db, userId, slugs);
  return rows.map(({ duplicateKey, slug, city }, index) => {
    if (slug === "" || city === "") return { campaign: null, sameAsRow: null };
    const same = first.get(duplicateKey) ?? index;
    return { campaign: made.get(duplicateKey) ?? null, sameAsRow: same === index ? null : same };
  });
}

/** The user's oldest campaigns of these services, by the key that duplicates share. */
async function oldestCampaigns(db: Db, userId: string, slugs: string[]): Promise<Made> {
  const made: Made = new Map();
  let after: string | undefined = START;
  while (after !== undefined) {
    const request: PageRequest = { userId, slugs, after };
    const page: Duplicate[] = await asTenant(db, userId, (tx) => readPage(tx, request));
    await mapInTimeSlices(page, (row) => {
      const place = findPlace(row.city, row.state, row.zip);
      const key = duplicateKeyOf({ ...row, place });
      const { id, deploymentUrl } = row;
      if (!made.has(key)) made.set(key, { id, name: campaignName(row), deploymentUrl });
    });
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
  return made;
}

type PageRequest = { userId: string; slugs: string[]; after: string };
type Duplicate = Pick<
  CampaignRow,
  "id" | "service" | "city" | "state" | "zip" | "deploymentUrl"
> & {
  slug: string;
};

/** The oldest first: ids sort by creation time. */
async function readPage(tx: Db, { userId, slugs, after }: PageRequest): Promise<Duplicate[]> {
  const { id, service, serviceSlug: slug, city, state, zip, deploymentUrl } = campaigns;
  const isMeant = sql`${slug} in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`;
  return tx
    .select({ id, service, slug, city, state, zip, deploymentUrl })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), gt(id, after), isMeant))
    .orderBy(asc(id))
    .limit(PAGE);
}

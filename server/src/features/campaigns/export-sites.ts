import { listFilters } from "@mainstreet/contract/campaign-lists";
import { BYTE_ORDER_MARK, spreadsheetLines } from "@mainstreet/contract/csv";
import type { SiteExportInput } from "@mainstreet/contract/site-export";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import { fileColumnTitle, FILE_COLUMNS, rowOfSite } from "@mainstreet/contract/site-file";
import { and, eq, inArray } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import { firstIds } from "./first-ids.ts";
import { listedColumns } from "./queries.ts";
import { readLabels } from "./read-labels.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { siteContentOf } from "./site-columns.ts";
import { campaigns } from "./tables.ts";

/** How many sites are in memory at a time, for a file of any length. */
const PAGE = 500;
const NO_LIMIT = 2_147_483_647;

type Exporting = { userId: string; input: SiteExportInput };

/**
 * The ids of the sites of an export, in the order of the list. They are read once, so that a site that is changed while the file is
 * written is neither missed nor exported twice. Throws 404 when there is no site.
 */
export async function exportedIds(tx: Db, { userId, input }: Exporting): Promise<string[]> {
  const { campaignIds, filter } = input;
  const ids = campaignIds
    ? await ownIds(tx, userId, campaignIds)
    : await filteredIds(tx, userId, filter);
  if (campaignIds && ids.length === 0) throw notFound(siteFileTexts.noneFound);
  return ids;
}

async function ownIds(tx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, [...ids])));
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => found.has(id));
}

async function filteredIds(
  tx: Db,
  userId: string,
  filter: SiteExportInput["filter"] = listFilters.parse({}),
): Promise<string[]> {
  const request = await resolveFilters(tx, { ...filter, userId });
  const { rows } = await tx.execute<{ id: string }>(firstIds({ ...request, limit: NO_LIMIT }));
  return rows.map(({ id }) => id);
}

/** The lines of a file of these sites. Each page is read after the previous one was sent. */
export async function* siteLines(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): AsyncGenerator<string> {
  const rest = restAfterTimeSlices();
  yield BYTE_ORDER_MARK + spreadsheetLines([FILE_COLUMNS.map(fileColumnTitle)]);
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE);
    const { rows, labelsOf } = await asTenant(db, userId, (tx) => readPage(tx, userId, page));
    const since = performance.now();
    const lines = page.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const labels = labelsOf(id).map(({ name }) => name);
      return [rowOfSite({ id, version: row.version, labels, content: siteContentOf(row) })];
    });
    const text = spreadsheetLines(lines);
    await rest(performance.now() - since);
    yield text;
  }
}

async function readPage(tx: Db, userId: string, ids: readonly string[]) {
  const rows = await tx
    .select(listedColumns)
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, [...ids])));
  const labelsOf = await readLabels(tx, userId, ids);
  return { rows: new Map(rows.map((row) => [row.id, row])), labelsOf };
}

import type { CheckedRow } from "@mainstreet/contract/check-run";
import { contentFrom } from "@mainstreet/contract/content-names";
import type { BulkSite } from "@mainstreet/contract/creation-runs";
import type { Nearest, SignatureIndex } from "@mainstreet/generator/similarity/signature";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { newSite } from "../campaign-creation/new-site.ts";
import { type PageScore, scoreNewAmong } from "../page-quality/score-page.ts";
import { loadServices } from "../page-quality/other-pages.ts";
import type { ReadBulkRow } from "./read-row.ts";

export type Measured = Pick<CheckedRow, "measured" | "indexable" | "problems">;

type MeasuredRows = {
  /** Undefined for a row that is not valid. */
  measured: (Measured | undefined)[];
  /** How many pages were rendered: more than there are rows if some were near-duplicates. */
  rendered: number;
};

export const NONE_MEASURED: MeasuredRows = { measured: [], rendered: 0 };

/** Renders each valid row as its run would, in order; later pages are compared with it under the name `row:` and its index. */
export async function measureRows(
  db: Db,
  userId: string,
  rows: readonly ReadBulkRow[],
): Promise<MeasuredRows> {
  const slugs = rows.filter(({ site }) => site).map(({ slug }) => slug);
  const services = await asTenant(db, userId, (tx) => loadServices(tx, userId, slugs));
  const rest = restAfterTimeSlices();
  const measured: MeasuredRows["measured"] = [];
  let rendered = 0;
  for (const [index, { site, business, slug }] of rows.entries()) {
    const otherPages = services.get(slug);
    const page = site && otherPages && (await scoreRow({ site, business }, otherPages, rest));
    if (page) otherPages.add(`row:${index}`, page.signature);
    measured.push(page && presented(page));
    rendered += page?.rendered ?? 0;
  }
  return { measured, rendered };
}

async function scoreRow(
  { site, business }: { site: BulkSite; business: NamedBusiness | undefined },
  otherPages: SignatureIndex,
  rest: ReturnType<typeof restAfterTimeSlices>,
): Promise<PageScore & { siteKey: string }> {
  const { deploymentType } = site;
  const given = newSite(contentFrom("bulk", site), { siteKey: site.siteKey, business });
  const page = await scoreNewAmong(otherPages, { ...given, deploymentType }, rest);
  return { ...page, siteKey: given.siteKey };
}

function presented({
  indexing,
  problems,
  siteKey,
  words,
  nearest,
}: PageScore & { siteKey: string }) {
  return {
    indexable: indexing.indexable,
    problems: problems.map(({ kind, reason }) => ({ kind, text: reason })),
    measured: { siteKey, words, nearest: shown(nearest) },
  };
}

function shown(nearest: Nearest | null) {
  if (nearest === null) return null;
  const { id, likeness } = nearest;
  const isRow = id.startsWith("row:");
  const row = isRow ? Number(id.slice("row:".length)) : null;
  return { likeness, campaignId: isRow ? null : id, row };
}

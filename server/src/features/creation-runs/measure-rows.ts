import type { CheckedRow } from "@mainstreet/contract/check-run";
import type { BulkSite } from "@mainstreet/contract/creation-runs";
import { settleAttempt } from "@mainstreet/generator/likeness/settle-attempt";
import type { Nearest, Siblings } from "@mainstreet/generator/likeness/siblings";
import { asTenant, type Db } from "../../platform/database.ts";
import { mapInTurns } from "../../platform/in-turns.ts";
import { sourceOf } from "../creation/insert-campaigns.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { judgeAmong } from "../quality/judge-page.ts";
import { loadServices } from "../quality/siblings.ts";
import type { ReadRow } from "./read-row.ts";

export type Measured = Pick<CheckedRow, "measured" | "indexable" | "problems">;

/** Draws each valid row as its run would, in order; undefined for the others. */
export async function measureRows(
  db: Db,
  userId: string,
  rows: readonly ReadRow[],
): Promise<(Measured | undefined)[]> {
  const slugs = rows.filter(({ site }) => site).map(({ slug }) => slug);
  const services = await asTenant(db, userId, (tx) => loadServices(tx, userId, slugs));
  return mapInTurns(rows, ({ site, slug }, index) => {
    const siblings = services.get(slug);
    return site && siblings && measure(site, siblings, index);
  });
}

/** What is drawn goes among the siblings, as `row:` and its index. */
function measure(site: BulkSite, siblings: Siblings, index: number): Measured {
  const { deploymentType } = site;
  const given = sourceOf({ ...site, openingHours: "", reviewProfileUrl: "" });
  const page = judgeAmong(siblings, { ...BLANK_SITE, ...given, deploymentType }, settleAttempt);
  siblings.add(`row:${index}`, page.signature);
  return {
    indexable: page.indexing.indexable,
    problems: page.problems.map(({ kind, reason }) => ({ kind, text: reason })),
    measured: { siteKey: given.siteKey, words: page.words, nearest: shown(page.nearest) },
  };
}

function shown(nearest: Nearest | null) {
  if (nearest === null) return null;
  const { id, likeness } = nearest;
  const isRow = id.startsWith("row:");
  const row = isRow ? Number(id.slice("row:".length)) : null;
  return { likeness, campaignId: isRow ? null : id, row };
}

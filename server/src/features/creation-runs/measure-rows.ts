import type { CheckedRow } from "@mainstreet/contract/check-run";
import type { BulkSite } from "@mainstreet/contract/creation-runs";
import { settleAttempt } from "@mainstreet/generator/likeness/settle-attempt";
import type { Nearest, Siblings } from "@mainstreet/generator/likeness/siblings";
import type { Signature } from "@mainstreet/generator/likeness/signature";
import { asTenant, type Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { mapInTurns } from "../../platform/in-turns.ts";
import { sourceOf } from "../creation/insert-campaign.ts";
import { BLANK_SITE } from "../deployments/site-from-campaign.ts";
import { judgeAmong } from "../quality/judge-page.ts";
import { loadSiblings, nearestOf } from "../quality/siblings.ts";
import type { ReadRow } from "./read-row.ts";

export type Measured = Pick<CheckedRow, "measured" | "indexable" | "problems">;

/** The pages of a service: those there are, and of this request those drawn so far, by `row:` and their index. */
type Service = { siblings: Pick<Siblings, "nearest">; drawn: Map<string, Signature> };

/** Draws each valid row as its run would, in order; undefined for the others. */
export async function measureRows(
  db: Db,
  userId: string,
  rows: readonly ReadRow[],
): Promise<(Measured | undefined)[]> {
  const slugs = new Set(rows.filter(({ site }) => site).map(({ slug }) => slug));
  const services = await asTenant(db, userId, (tx) => loadServices(tx, userId, slugs));
  return mapInTurns(rows, ({ site, slug }, index) => {
    const service = services.get(slug);
    return site && service && measure(site, service, index);
  });
}

async function loadServices(
  tx: Db,
  userId: string,
  slugs: Iterable<string>,
): Promise<Map<string, Service>> {
  const services = new Map<string, Service>();
  for (const serviceSlug of slugs) {
    const siblings = await loadSiblings(tx, { userId, serviceSlug, campaignId: newId() });
    services.set(serviceSlug, { siblings, drawn: new Map() });
  }
  return services;
}

function measure(site: BulkSite, { siblings, drawn }: Service, index: number): Measured {
  const { deploymentType } = site;
  const given = sourceOf({ ...site, openingHours: "", reviewProfileUrl: "" });
  const among = {
    nearest: (signature: Signature) =>
      nearer(siblings.nearest(signature), nearestOf(drawn, signature)),
  };
  const page = judgeAmong(among, { ...BLANK_SITE, ...given, deploymentType }, settleAttempt);
  drawn.set(`row:${index}`, page.signature);
  return {
    indexable: page.indexing.indexable,
    problems: page.problems.map(({ kind, reason }) => ({ kind, text: reason })),
    measured: { siteKey: given.siteKey, words: page.words, nearest: shown(page.nearest) },
  };
}

function nearer(one: Nearest | null, other: Nearest | null): Nearest | null {
  if (one === null || other === null) return one ?? other;
  return other.likeness > one.likeness ? other : one;
}

function shown(nearest: Nearest | null) {
  if (nearest === null) return null;
  const { id, likeness } = nearest;
  const isRow = id.startsWith("row:");
  const row = isRow ? Number(id.slice("row:".length)) : null;
  return { likeness, campaignId: isRow ? null : id, row };
}

import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { IndexingProblem } from "@mainstreet/generator/content/indexing";
import { indexingProblems } from "@mainstreet/generator/content/indexing";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Settled } from "@mainstreet/generator/likeness/settle-attempt";
import { settleAttempt, signatureOfSite } from "@mainstreet/generator/likeness/settle-attempt";
import type { Nearest, Siblings } from "@mainstreet/generator/likeness/siblings";
import type { Signature } from "@mainstreet/generator/likeness/signature";
import type { GeneratedSite, Site } from "@mainstreet/generator/site";
import type { Db } from "../../platform/database.ts";
import type { SiteSource } from "../campaigns/source-digest.ts";
import { siteFromCampaign } from "../deployments/site-from-campaign.ts";
import { loadSiblings } from "./siblings.ts";

/** A page as its account and search engines will see it. */
export type Judged = Pick<GeneratedSite, "words" | "facts" | "indexing"> & {
  attempt: number;
  nearest: Nearest | null;
  signature: Signature;
  problems: IndexingProblem[];
};

type Owner = { userId: string; campaignId: string };

/** Draws a new page until it is no copy of a sibling (GS §3), twenty times at most, and judges it. */
export async function judgeNewPage(tx: Db, owner: Owner, source: SiteSource): Promise<Judged> {
  const siblings = await siblingsOf(tx, owner, source);
  return judgeAmong(siblings, source, settleAttempt);
}

/** Judges a page that is there already: an edit measures it anew, but never draws another (GS-10). */
export async function judgePage(tx: Db, owner: Owner, source: SiteSource): Promise<Judged> {
  const siblings = await siblingsOf(tx, owner, source);
  return judgeAmong(siblings, source, measure);
}

const measure: typeof settleAttempt = (site, siblings) => {
  const signature = signatureOfSite(site);
  return { attempt: site.attempt, signature, nearest: siblings.nearest(signature) };
};

const siblingsOf = (tx: Db, owner: Owner, { service }: SiteSource) =>
  loadSiblings(tx, { ...owner, serviceSlug: serviceSlug(service) });

/** Judges a page whose siblings are at hand; `settle` says whether it may be drawn anew. */
export function judgeAmong(
  siblings: Pick<Siblings, "nearest">,
  source: SiteSource,
  settle: typeof settleAttempt,
): Judged {
  const site = siteFromCampaign(source, NOWHERE, "");
  return described(site, settle(site, siblings));
}

/** Neither words nor likeness depend on the address or the day. */
const NOWHERE = "https://example.com/";

function described(site: Site, settled: Settled): Judged {
  const { attempt, nearest } = settled;
  const final = { ...site, attempt, likeness: nearest?.likeness ?? null };
  const { words, facts, indexing } = generateSite(final);
  return { ...settled, words, facts, indexing, problems: indexingProblems(final, words) };
}

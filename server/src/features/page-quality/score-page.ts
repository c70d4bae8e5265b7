import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { IndexingProblem } from "@mainstreet/generator/content/indexing";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { ChosenAttempt } from "@mainstreet/generator/similarity/choose-attempt";
import {
  chooseAttempt,
  chooseAttemptInSteps,
  signatureOfSite,
} from "@mainstreet/generator/similarity/choose-attempt";
import type { Nearest, OtherPages, Signature } from "@mainstreet/generator/similarity/signature";
import type { GeneratedSite, Site } from "@mainstreet/generator/site";
import type { Db } from "../../platform/db/database.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import type { SiteSource } from "../campaigns/site-columns.ts";
import { type PublishedSource, siteFromCampaign } from "../deployments/site-from-campaign.ts";
import { loadOtherPages } from "./other-pages.ts";

/** A page as its account and search engines will see it. */
export type PageScore = Pick<
  GeneratedSite,
  "words" | "uniqueWords" | "advice" | "outlook" | "facts" | "indexing"
> & {
  attempt: number;
  /** How many attempts were rendered until one was accepted. */
  rendered: number;
  nearest: Nearest | null;
  signature: Signature;
  problems: IndexingProblem[];
};

type Owner = { userId: string; campaignId: string };

/** Composes a new page until it is no near-duplicate (docs/generated-sites.md §3), twenty times at most, and scores it. */
export async function scoreNewPage(tx: Db, owner: Owner, source: SiteSource): Promise<PageScore> {
  const otherPages = await otherPagesOf(tx, owner, source);
  return scoreNewAmong(otherPages, source, restAfterTimeSlices());
}

/** Scores an existing page: an edit computes its score again, but never composes another page (GS-10). */
export async function scorePage(tx: Db, owner: Owner, source: PublishedSource): Promise<PageScore> {
  const otherPages = await otherPagesOf(tx, owner, source);
  const site = siteFromCampaign(source, NOWHERE, "");
  const signature = signatureOfSite(site);
  const nearest = otherPages.nearest(signature);
  return described(site, { attempt: site.attempt, rendered: 1, signature, nearest });
}

const otherPagesOf = (tx: Db, owner: Owner, { service }: SiteSource) =>
  loadOtherPages(tx, { ...owner, serviceSlug: serviceSlug(service) });

/** Scores a new page among pages that are loaded already. */
export function scoreAmong(otherPages: OtherPages, source: SiteSource): PageScore {
  const site = siteFromCampaign(source, NOWHERE, "");
  return described(site, chooseAttempt(site, otherPages));
}

/** The same in time slices: it pauses between the attempts. */
export async function scoreNewAmong(
  otherPages: OtherPages,
  source: SiteSource,
  rest: ReturnType<typeof restAfterTimeSlices>,
): Promise<PageScore> {
  const site = siteFromCampaign(source, NOWHERE, "");
  const attempts = chooseAttemptInSteps(site, otherPages);
  for (;;) {
    const since = performance.now();
    const { done, value } = attempts.next();
    const scored = done ? described(site, value) : undefined;
    await rest(performance.now() - since);
    if (scored) return scored;
  }
}

/** Neither words nor similarity depend on the address or the day. */
const NOWHERE = "https://example.com/";

function described(site: Site, chosen: ChosenAttempt): PageScore {
  const { attempt, nearest } = chosen;
  const final = { ...site, attempt, likeness: nearest?.likeness ?? null };
  const { words, uniqueWords, advice, outlook, facts, indexing, problems } = generateSite(final);
  return { ...chosen, words, uniqueWords, advice, outlook, facts, indexing, problems };
}

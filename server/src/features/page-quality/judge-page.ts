import { serviceSlug } from "@mainstreet/contract/service-slug";
import type { IndexingProblem } from "@mainstreet/generator/content/indexing";
import { indexingProblems } from "@mainstreet/generator/content/indexing";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { ChosenAttempt } from "@mainstreet/generator/similarity/choose-attempt";
import {
  chooseAttempt,
  chooseAttemptInSteps,
  signatureOfSite,
} from "@mainstreet/generator/similarity/choose-attempt";
import type {
  Nearest,
  Signature,
  SignatureIndex,
} from "@mainstreet/generator/similarity/signature";
import type { GeneratedSite, Site } from "@mainstreet/generator/site";
import type { Db } from "../../platform/db/database.ts";
import { restingAfterTurns } from "../../platform/in-turns.ts";
import type { SiteSource } from "../campaigns/site-columns.ts";
import { siteFromCampaign } from "../deployments/site-from-campaign.ts";
import { loadSiblings } from "./siblings.ts";

/** A page as its account and search engines will see it. */
export type Judged = Pick<GeneratedSite, "words" | "facts" | "indexing"> & {
  attempt: number;
  /** Attempts rendered until one was kept. */
  rendered: number;
  nearest: Nearest | null;
  signature: Signature;
  problems: IndexingProblem[];
};

type Owner = { userId: string; campaignId: string };

/** Draws a new page until it is no copy of a sibling (docs/generated-sites.md §3), twenty times at most, and judges it. */
export async function judgeNewPage(tx: Db, owner: Owner, source: SiteSource): Promise<Judged> {
  const siblings = await siblingsOf(tx, owner, source);
  return judgeNewAmong(siblings, source, restingAfterTurns());
}

/** Judges a page that is there already: an edit measures it anew, but never draws another (GS-10). */
export async function judgePage(tx: Db, owner: Owner, source: SiteSource): Promise<Judged> {
  const siblings = await siblingsOf(tx, owner, source);
  const site = siteFromCampaign(source, NOWHERE, "");
  const signature = signatureOfSite(site);
  const nearest = siblings.nearest(signature);
  return described(site, { attempt: site.attempt, rendered: 1, signature, nearest });
}

const siblingsOf = (tx: Db, owner: Owner, { service }: SiteSource) =>
  loadSiblings(tx, { ...owner, serviceSlug: serviceSlug(service) });

/** Judges a new page among siblings that are loaded already. */
export function judgeAmong(siblings: Pick<SignatureIndex, "nearest">, source: SiteSource): Judged {
  const site = siteFromCampaign(source, NOWHERE, "");
  return described(site, chooseAttempt(site, siblings));
}

/** The same in turns with other requests: it rests between the attempts at it. */
export async function judgeNewAmong(
  siblings: Pick<SignatureIndex, "nearest">,
  source: SiteSource,
  rest: ReturnType<typeof restingAfterTurns>,
): Promise<Judged> {
  const site = siteFromCampaign(source, NOWHERE, "");
  const attempts = chooseAttemptInSteps(site, siblings);
  for (;;) {
    const since = performance.now();
    const { done, value } = attempts.next();
    const judged = done ? described(site, value) : undefined;
    await rest(performance.now() - since);
    if (judged) return judged;
  }
}

/** Neither words nor similarity depend on the address or the day. */
const NOWHERE = "https://example.com/";

function described(site: Site, chosen: ChosenAttempt): Judged {
  const { attempt, nearest } = chosen;
  const final = { ...site, attempt, likeness: nearest?.likeness ?? null };
  const { words, facts, indexing } = generateSite(final);
  return { ...chosen, words, facts, indexing, problems: indexingProblems(final, words) };
}

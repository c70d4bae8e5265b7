import { OTHER_TITLES } from "../content/head-texts.ts";
import { MAX_SIMILARITY } from "../content/indexing.ts";
import { generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { shinglesOf } from "./shingles.ts";
import type { Nearest, OtherPages, Signature } from "./signature.ts";
import { signatureOf } from "./signature.ts";

const MAX_ATTEMPTS = 20;
/**
 * The most attempts for a title of its own. There are only about six endings, so more attempts at a tenth page of one city find none
 * either.
 */
const MAX_FOR_TITLE = 6;

export type ChosenAttempt = {
  attempt: number;
  /** How many attempts were rendered. */
  rendered: number;
  signature: Signature;
  nearest: Nearest | null;
};

/**
 * The first attempt at a site that is no near-duplicate and has a title of its own; after all attempts, the best one. It is compared with
 * the account's pages for the same service; the site itself is not added to these.
 */
export function chooseAttempt(site: Site, others: OtherPages): ChosenAttempt {
  const attempts = chooseAttemptInSteps(site, others);
  for (;;) {
    const { done, value } = attempts.next();
    if (done) return value;
  }
}

/** The same, but pauses (yields) after each attempt, since each renders a page. */
export function* chooseAttemptInSteps(
  site: Site,
  others: OtherPages,
): Generator<undefined, ChosenAttempt> {
  let best = tryAttempt(site, others);
  let rendered = 1;
  // Before attempt `OTHER_TITLES` a title ends in the company's name, so the attempts before it would not change it.
  const isTaken = !best.hasOwnTitle && site.company.name !== "";
  const start = site.attempt + (isTaken ? OTHER_TITLES : 0);
  for (; isWorthAnother(best, rendered); rendered += 1) {
    yield;
    const next = tryAttempt({ ...site, attempt: start + rendered }, others);
    if (weightOf(next) < weightOf(best)) best = next;
  }
  const { attempt, signature, nearest } = best;
  return { attempt, signature, nearest, rendered };
}

type Attempt = Omit<ChosenAttempt, "rendered"> & { hasOwnTitle: boolean };

const isWorthAnother = ({ nearest, hasOwnTitle }: Attempt, rendered: number) =>
  (rendered < MAX_ATTEMPTS && (nearest?.likeness ?? 0) > MAX_SIMILARITY) ||
  (rendered < MAX_FOR_TITLE && !hasOwnTitle);

/** The weight of an attempt: less is better; above 1 where another page has the title. */
const weightOf = ({ nearest, hasOwnTitle }: Attempt) =>
  (nearest?.likeness ?? 0) + (hasOwnTitle ? 0 : 1);

function tryAttempt(site: Site, others: OtherPages): Attempt {
  const signature = signatureOfSite(site);
  const nearest = others.nearest(signature);
  return { attempt: site.attempt, signature, nearest, hasOwnTitle: !others.hasTitle(signature) };
}

/** The signature by which the page of a site is compared with others: 504 bytes, small enough to store. */
export function signatureOfSite(site: Site): Signature {
  const [page] = generateSite(site).files;
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(page?.text ?? "") ?? [];
  // The user may repeat a title that the user has typed.
  return signatureOf(shinglesOf(site, page?.text ?? ""), site.metaTitle === "" ? title : "");
}

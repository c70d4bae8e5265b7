import { MAX_SIMILARITY } from "../content/indexing.ts";
import { generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { shinglesOf } from "./shingles.ts";
import type { Nearest, Signature, SignatureIndex } from "./signature.ts";
import { signatureOf } from "./signature.ts";

const MAX_ATTEMPTS = 20;

export type ChosenAttempt = {
  attempt: number;
  /** How many attempts were rendered. */
  rendered: number;
  signature: Signature;
  nearest: Nearest | null;
};

/**
 * The first attempt at a site that is no near-duplicate; after twenty, the least similar one. It is compared with the
 * pages of its service in its account; the site itself is not added to them.
 */
export function chooseAttempt(site: Site, others: Pick<SignatureIndex, "nearest">): ChosenAttempt {
  const attempts = chooseAttemptInSteps(site, others);
  for (;;) {
    const { done, value } = attempts.next();
    if (done) return value;
  }
}

/** The same with a stop after each attempt, each of which renders a page. */
export function* chooseAttemptInSteps(
  site: Site,
  others: Pick<SignatureIndex, "nearest">,
): Generator<undefined, ChosenAttempt> {
  let best = tryAttempt(site, others);
  let rendered = 1;
  for (; rendered < MAX_ATTEMPTS && similarityOf(best) > MAX_SIMILARITY; rendered += 1) {
    yield;
    const next = tryAttempt({ ...site, attempt: site.attempt + rendered }, others);
    if (similarityOf(next) < similarityOf(best)) best = next;
  }
  return { ...best, rendered };
}

type Attempt = Omit<ChosenAttempt, "rendered">;

const similarityOf = ({ nearest }: Attempt) => nearest?.likeness ?? 0;

function tryAttempt(site: Site, others: Pick<SignatureIndex, "nearest">): Attempt {
  const signature = signatureOfSite(site);
  return { attempt: site.attempt, signature, nearest: others.nearest(signature) };
}

/** By which the page of a site is compared with others; 504 bytes, worth storing. */
export function signatureOfSite(site: Site): Signature {
  const [page] = generateSite(site).files;
  return signatureOf(shinglesOf(site, page?.text ?? ""));
}

import { MAX_LIKENESS } from "../content/indexing.ts";
import { generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { shinglesOf } from "./shingles.ts";
import type { Nearest, Siblings } from "./siblings.ts";
import type { Signature } from "./signature.ts";
import { signatureOf } from "./signature.ts";

const MAX_ATTEMPTS = 20;

export type Settled = {
  attempt: number;
  /** Attempts that were tried. */
  drawn: number;
  signature: Signature;
  nearest: Nearest | null;
};

/**
 * The first attempt at a site that is no copy of a sibling; after twenty, the one least like any. The
 * siblings are those of its service in its account; the site itself is not added to them.
 */
export function settleAttempt(site: Site, siblings: Pick<Siblings, "nearest">): Settled {
  const attempts = settleStepwise(site, siblings);
  for (;;) {
    const { done, value } = attempts.next();
    if (done) return value;
  }
}

/** The same with a stop after each attempt, each of which draws a page. */
export function* settleStepwise(
  site: Site,
  siblings: Pick<Siblings, "nearest">,
): Generator<undefined, Settled> {
  let settled = tryAttempt(site, siblings);
  let drawn = 1;
  for (; drawn < MAX_ATTEMPTS && likenessOf(settled) > MAX_LIKENESS; drawn += 1) {
    yield;
    const next = tryAttempt({ ...site, attempt: site.attempt + drawn }, siblings);
    if (likenessOf(next) < likenessOf(settled)) settled = next;
  }
  return { ...settled, drawn };
}

type Tried = Omit<Settled, "drawn">;

const likenessOf = ({ nearest }: Tried) => nearest?.likeness ?? 0;

function tryAttempt(site: Site, siblings: Pick<Siblings, "nearest">): Tried {
  const signature = signatureOfSite(site);
  return { attempt: site.attempt, signature, nearest: siblings.nearest(signature) };
}

/** By which the page of a site is compared with others; 504 bytes, worth keeping. */
export function signatureOfSite(site: Site): Signature {
  const [page] = generateSite(site).files;
  return signatureOf(shinglesOf(site, page?.text ?? ""));
}

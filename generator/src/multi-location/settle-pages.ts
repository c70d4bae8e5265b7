import type { PageContent } from "../content/page-content.ts";
import { shinglesOf, likeness as likenessOf } from "../likeness/shingles.ts";
import type { Shingles } from "../likeness/shingles.ts";
import type { Nearest } from "../likeness/siblings.ts";
import type { Streams } from "../seed.ts";
import { streamsOf } from "../seed.ts";
import type { Theme } from "../themes/theme.ts";
import type { KeptPage } from "./multi-site.ts";
import type { PagePlan } from "./page-plan.ts";

/** More like another page of its site than this, a page is drawn anew (GS-29). */
export const MAX_WITHIN_SITE = 0.3;
/** The gate leaves room for the few words that links to other pages add, the same on all of them. */
const GATE = 0.28;
const MAX_ATTEMPTS = 20;

/** A page with its words, but without the links to its site's other pages. */
export type Draft = {
  page: PagePlan;
  random: Streams;
  content: PageContent;
  attempt: number;
  shingles: Shingles;
};

type Settling = {
  theme: Theme;
  kept: Readonly<Record<string, KeptPage>>;
  /** The page's words, with what the user adds to them. */
  compose: (page: PagePlan, random: Streams) => PageContent;
};

/**
 * The words of every page, each drawn anew until it is no copy of those before it. Those that were drawn
 * for an earlier version of the site come first and stay, so a page that joins them changes no word of theirs.
 */
export function settlePages(pages: readonly PagePlan[], settling: Settling): Draft[] {
  const attemptOf = ({ path, site }: PagePlan) =>
    path === "" ? site.attempt : settling.kept[path]?.attempt;
  const drafts = pages.flatMap((page) => {
    const attempt = attemptOf(page);
    return attempt === undefined ? [] : [draw(page, attempt, settling)];
  });
  for (const page of pages.filter((one) => attemptOf(one) === undefined))
    drafts.push(settle(page, drafts, settling));
  return drafts.toSorted((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
}

/** The first attempt that is like no page before it; after twenty, the one least like any. */
function settle(page: PagePlan, before: readonly Draft[], settling: Settling): Draft {
  let best = draw(page, 0, settling);
  let least = nearestTo(best, before)?.likeness ?? 0;
  for (let attempt = 1; attempt < MAX_ATTEMPTS && least > GATE; attempt += 1) {
    const next = draw(page, attempt, settling);
    const likeness = nearestTo(next, before)?.likeness ?? 0;
    if (likeness < least) [best, least] = [next, likeness];
  }
  return best;
}

function draw(page: PagePlan, attempt: number, { theme, compose }: Settling): Draft {
  const random = streamsOf({ ...page.site, state: page.site.state.code, attempt });
  const content = compose(page, random);
  const shingles = shinglesOf(page.site, theme.body(content).markup);
  return { page, random, content, attempt, shingles };
}

/** The page most like this one. */
export function nearestTo(draft: Draft, others: readonly Draft[]): Nearest | null {
  let nearest: Nearest | null = null;
  for (const other of others) {
    if (other === draft) continue;
    const likeness = likenessOf(draft.shingles, other.shingles);
    if (likeness > (nearest?.likeness ?? -1)) nearest = { id: other.page.path, likeness };
  }
  return nearest;
}

import type { PageContent } from "../content/page-content.ts";
import type { PageIndex } from "../likeness/page-index.ts";
import { createPageIndex } from "../likeness/page-index.ts";
import type { Shingles } from "../likeness/shingles.ts";
import { shinglesOf } from "../likeness/shingles.ts";
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

type Compose = (page: PagePlan, random: Streams) => PageContent;

/** A page with its words, but without the links to its site's other pages. */
export type Draft = {
  page: PagePlan;
  random: Streams;
  content: PageContent;
  attempt: number;
  /** The page of the site that it is most like; none for a page that is alone. */
  nearest: Nearest | null;
};

type Settling = {
  theme: Theme;
  kept: Readonly<Record<string, KeptPage>>;
  /** The page's words, with what the user adds to them. */
  compose: Compose;
};

/**
 * The words of every page, each drawn anew until it is no copy of those before it. Those that were drawn
 * for an earlier version of the site come first and stay, so a page that joins them changes no word of theirs.
 */
export function settlePages(pages: readonly PagePlan[], settling: Settling): Draft[] {
  const steps = settlePageByPage(pages, settling);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in steps of one page each, for those who have something else to do in between. */
export function* settlePageByPage(
  pages: readonly PagePlan[],
  settling: Settling,
): Generator<undefined, Draft[], undefined> {
  const attemptOf = ({ path, site }: PagePlan) =>
    path === "" ? site.attempt : settling.kept[path]?.attempt;
  const isKept = (page: PagePlan) => attemptOf(page) !== undefined;
  const index = createPageIndex();
  const drafts: Draft[] = [];
  for (const page of [...pages.filter(isKept), ...pages.filter((one) => !isKept(one))]) {
    const attempt = attemptOf(page);
    const drawing =
      attempt === undefined
        ? settle(page, index, settling)
        : draw(page, attempt, { index, settling });
    index.add(drawing.shingles);
    drafts.push(join(drawing, drafts));
    yield;
  }
  return drafts.toSorted((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
}

/** The page as it is drawn at that attempt, whatever the other pages are. */
export function drawWords(
  page: PagePlan,
  attempt: number,
  compose: Compose,
): Omit<Draft, "nearest"> {
  const random = streamsOf({ ...page.site, state: page.site.state.code, attempt });
  return { page, random, content: compose(page, random), attempt };
}

type Drawing = Omit<Draft, "nearest"> & { shingles: Shingles; likenesses: Float64Array };

/** The first attempt that is like no page before it; after twenty, the one least like any. */
function settle(page: PagePlan, index: PageIndex, settling: Settling): Drawing {
  const likenessOf = ({ likenesses }: Drawing) => Math.max(0, ...likenesses);
  let best = draw(page, 0, { index, settling });
  for (let attempt = 1; attempt < MAX_ATTEMPTS && likenessOf(best) > GATE; attempt += 1) {
    const next = draw(page, attempt, { index, settling });
    if (likenessOf(next) < likenessOf(best)) best = next;
  }
  return best;
}

type Among = { index: PageIndex; settling: Settling };

function draw(page: PagePlan, attempt: number, { index, settling }: Among): Drawing {
  const words = drawWords(page, attempt, settling.compose);
  const shingles = shinglesOf(page.site, settling.theme.body(words.content).markup);
  return { ...words, shingles, likenesses: index.likenessToEach(shingles) };
}

/** A page among those before it: each may be the nearest of the other. */
function join(drawing: Drawing, before: readonly Draft[]): Draft {
  const { page, random, content, attempt } = drawing;
  const draft: Draft = { page, random, content, attempt, nearest: null };
  drawing.likenesses.forEach((likeness, position) => {
    const other = before[position];
    if (other === undefined) return;
    draft.nearest = nearer(draft.nearest, { id: other.page.path, likeness });
    other.nearest = nearer(other.nearest, { id: draft.page.path, likeness });
  });
  return draft;
}

const nearer = (known: Nearest | null, found: Nearest): Nearest =>
  known === null || found.likeness > known.likeness ? found : known;

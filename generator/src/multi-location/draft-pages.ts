import { composePage } from "../content/compose-page.ts";
import { contextOf } from "../content/context.ts";
import type { PageContent, Section } from "../content/page-content.ts";
import type { ShingleIndex } from "../similarity/shingle-index.ts";
import { createShingleIndex } from "../similarity/shingle-index.ts";
import type { Shingles } from "../similarity/shingles.ts";
import { shinglesOf } from "../similarity/shingles.ts";
import type { Nearest } from "../similarity/signature.ts";
import { applyOverrides } from "../own-texts/apply-overrides.ts";
import type { PagePlan } from "../plan-page.ts";
import type { OverridesReport } from "../site.ts";
import { firmLabel } from "../plan-page.ts";
import type { Streams } from "../seed.ts";
import { streamsOf } from "../seed.ts";
import { aboutSection } from "./link-sections.ts";
import type { SitePlan } from "./plan-pages.ts";
import { contentPages } from "./plan-pages.ts";

/**
 * A page with a higher similarity to another page of its site is composed again: the limit is lower than `MAX_SIMILARITY`, since similar
 * links to other pages are added later.
 */
const MAX_WITHOUT_LINKS = 0.36;
const MAX_ATTEMPTS = 20;

/** A page with its words, but without the links to its site's other pages. */
export type Draft = {
  page: PagePlan;
  streams: Streams;
  content: PageContent;
  overrides: OverridesReport;
  /** The engine's texts by the keys of their blocks, including those that the owner has replaced. */
  generated: ReadonlyMap<string, string>;
  attempt: number;
  /** The page of the site that it is most like; none for a page that is alone. */
  nearest: Nearest | null;
};

/**
 * The words of every page, each composed again until it is no near-duplicate of those before it. Pages of an earlier version of the site
 * come first and stay as they are, so a new page changes none of their words. New pages are sorted by path, so the order in which locations
 * are named changes none of them.
 */
export function draftPages(plan: SitePlan): Draft[] {
  const steps = draftPageByPage(plan);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in steps of one page each, so that a caller can do other work in between. */
export function* draftPageByPage(plan: SitePlan): Generator<undefined, Draft[], undefined> {
  const pages = contentPages(plan);
  const attemptOf = ({ path, site }: PagePlan) =>
    path === "" ? site.attempt : plan.site.kept[path]?.attempt;
  const isKept = (page: PagePlan) => attemptOf(page) !== undefined;
  const index = createShingleIndex();
  const drafts: Draft[] = [];
  const added = pages
    .filter((page) => !isKept(page))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const page of [...pages.filter(isKept), ...added]) {
    const attempt = attemptOf(page);
    const compared =
      attempt === undefined
        ? chooseAttempt(plan, page, index)
        : compare(plan, draftPage(plan, page, attempt), index);
    index.add(compared.shingles);
    drafts.push(join(compared, drafts));
    yield;
  }
  return drafts.toSorted((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
}

/** The page at the given attempt, not compared with the other pages. */
export function draftPage(plan: SitePlan, page: PagePlan, attempt: number): Draft {
  const streams = streamsOf({ ...page.site, attempt });
  return { page, streams, ...composeWords(plan, page, streams), attempt, nearest: null };
}

/** The words of a page under its site's one name; a service begins with the user's description of it. */
function composeWords(
  plan: SitePlan,
  page: PagePlan,
  streams: Streams,
): Pick<Draft, "content" | "overrides" | "generated"> {
  const content = composePage(page, streams);
  const service = plan.services.find((one) => one.page?.path === page.path);
  const about = aboutSection(service?.description ?? "", { page, streams, root: "" });
  const label = firmLabel(plan.site);
  const named = content.sections.map((section) =>
    section.kind === "contact" ? { ...section, name: label } : section,
  );
  const composed = {
    ...content,
    firm: { ...content.firm, label },
    sections: about === null ? named : [about, ...named.filter(({ id }) => id !== "about")],
    ownTexts: describedTexts(about),
  };
  return applyOverrides(composed, contextOf(page, streams), linkedPaths(plan));
}

/** Paths of the pages that an owner's links may lead to. */
export const linkedPaths = (plan: SitePlan): string[] => [
  "",
  ...contentPages(plan).map(({ path }) => path),
];

/** The texts of the user's description of a service, which only the page of that service shows. */
const describedTexts = (about: Section | null): PageContent["ownTexts"] =>
  about?.kind === "about"
    ? about.paragraphs.flatMap(({ key, text }) => (typeof text === "string" ? [{ key, text }] : []))
    : [];

type Compared = { draft: Draft; shingles: Shingles; similarities: Float64Array };

function compare({ design }: SitePlan, draft: Draft, index: ShingleIndex): Compared {
  const shingles = shinglesOf(draft.page.site, design.theme.body(draft.content).markup);
  return { draft, shingles, similarities: index.similarityToEach(shingles) };
}

/** The first attempt that is not too similar to any page before it; after twenty, the least similar one. */
function chooseAttempt(plan: SitePlan, page: PagePlan, index: ShingleIndex): Compared {
  const highest = ({ similarities }: Compared) => Math.max(0, ...similarities);
  let best = compare(plan, draftPage(plan, page, 0), index);
  for (let attempt = 1; attempt < MAX_ATTEMPTS && highest(best) > MAX_WITHOUT_LINKS; attempt += 1) {
    const next = compare(plan, draftPage(plan, page, attempt), index);
    if (highest(next) < highest(best)) best = next;
  }
  return best;
}

/** Updates the nearest page of the new draft and of those before it: each may be the nearest of the other. */
function join({ draft, similarities }: Compared, before: readonly Draft[]): Draft {
  similarities.forEach((likeness, position) => {
    const other = before[position];
    if (other === undefined) return;
    draft.nearest = nearer(draft.nearest, { id: other.page.path, likeness });
    other.nearest = nearer(other.nearest, { id: draft.page.path, likeness });
  });
  return draft;
}

const nearer = (known: Nearest | null, found: Nearest): Nearest =>
  known === null || found.likeness > known.likeness ? found : known;

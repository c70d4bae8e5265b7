import type { PagePlan } from "../plan-page.ts";
import type { EditedPage, SectionBlock } from "../own-texts/list-blocks.ts";
import { listBlocks, withoutHidden } from "../own-texts/list-blocks.ts";
import type { AssetFile, Design } from "../site.ts";
import type { Draft } from "./draft-pages.ts";
import { draftPage, draftPageByPage, linkedPaths } from "./draft-pages.ts";
import type { FinishedPage } from "./finish-pages.ts";
import {
  documentOf,
  editedDocumentOf,
  finishIndex,
  finishPage,
  finishPages,
} from "./finish-pages.ts";
import { indexPages } from "./index-pages.ts";
import { linkPages } from "./link-pages.ts";
import type { GeneratedMultiSite, MultiSite, PageReport } from "./multi-site.ts";
import type { SitePlan } from "./plan-pages.ts";
import { contentPages, planPages } from "./plan-pages.ts";

/** What depends on all the other pages, by the path of a page: its attempt, and the page that it is most similar to. */
export type KnownPages = ReadonlyMap<string, Pick<PageReport, "attempt" | "nearest">>;

export type GeneratedMultiPage = {
  path: string;
  html: string;
  assets: readonly AssetFile[];
  /** Its theme and palette, chosen by the user or by the site key. */
  design: Design;
};

/** Which page to make, and what is known of all pages. */
type Wanted = { path: string; known: KnownPages };

/**
 * One page of the site, or the first one where it has none at that path. Byte for byte as `generateMultiSite` makes it,
 * provided that `known` is what `reportMultiSite` finds; a page that is not in it is shown at its first attempt.
 */
export function generateMultiPage(input: MultiSite, wanted: Wanted): GeneratedMultiPage {
  const plan = planPages(input);
  const { finished } = composeWanted(plan, wanted);
  const { text } = documentOf(plan, finished);
  return { path: finished.page.path, html: text, ...looksOf(plan) };
}

/** The same page with the keys of its blocks, and what its owner may change on it: nothing on a list of links. */
export function generateEditedMultiPage(
  input: MultiSite,
  wanted: Wanted,
): GeneratedMultiPage & EditedPage {
  const plan = planPages(input);
  const { finished, draft } = composeWanted(plan, wanted);
  return {
    path: finished.page.path,
    html: editedDocumentOf(plan, finished),
    ...looksOf(plan),
    blocks: draft === null ? [] : blocksOf(plan, draft),
    pages: linkedPaths(plan),
  };
}

const looksOf = ({ design: { theme, palette } }: SitePlan) => ({
  assets: [theme.face],
  design: { theme: theme.slug, palette: palette.slug },
});

function blocksOf(plan: SitePlan, { page, attempt }: Draft): SectionBlock[] {
  const visible = { ...page, site: withoutHidden(page.site, page.path) };
  const { content, generated } = draftPage(plan, visible, attempt);
  return listBlocks(content, generated);
}

/** The wanted page; `draft` is null for a list of links. */
function composeWanted(
  plan: SitePlan,
  { path, known }: Wanted,
): { finished: FinishedPage; draft: Draft | null } {
  const home = knownDraft(plan, plan.home, known);
  const index = indexPages(plan, home).find(({ page }) => page.path === path);
  if (index) return { finished: finishIndex(index), draft: null };
  const page = contentPages(plan).find((one) => one.path === path) ?? plan.home;
  const draft = page === plan.home ? home : knownDraft(plan, page, known);
  return { finished: finishAlone(plan, draft), draft };
}

function knownDraft(plan: SitePlan, page: PagePlan, known: KnownPages): Draft {
  const kept = known.get(page.path) ?? plan.site.kept[page.path];
  const attempt = page === plan.home ? page.site.attempt : (kept?.attempt ?? 0);
  return {
    ...draftPage(plan, page, attempt),
    nearest: known.get(page.path)?.nearest ?? null,
  };
}

function finishAlone(plan: SitePlan, draft: Draft): FinishedPage {
  const [content = draft.content] = linkPages(plan, [draft]);
  return finishPage(draft, content);
}

/** The report of each page, and the inputs that got no page. */
export type MultiSiteReport = Pick<GeneratedMultiSite, "pages" | "skipped" | "namedOnly">;

/** The reports of `generateMultiSite` without its files, in steps of one page each. */
export function* reportMultiSite(
  input: MultiSite,
): Generator<undefined, MultiSiteReport, undefined> {
  const plan = planPages(input);
  const drafts = yield* draftPageByPage(plan);
  const contents = drafts.map(({ content }) => content);
  const pages = finishPages(plan, drafts, contents).map(({ report }) => report);
  return { pages, skipped: plan.skipped, namedOnly: plan.namedOnly };
}

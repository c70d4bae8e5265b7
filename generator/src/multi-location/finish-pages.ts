import type { IndexingProblem } from "../content/indexing.ts";
import {
  countPageWords,
  indexingOf,
  indexingProblems,
  MAX_SIMILARITY,
  printedFacts,
} from "../content/indexing.ts";
import { worthOf } from "../content/advice.ts";
import { countUniqueWords } from "../content/unique-words.ts";
import type { PageContent } from "../content/page-content.ts";
import { pageDocument } from "../page/document.ts";
import type { PagePlan } from "../plan-page.ts";
import type { TextFile } from "../site.ts";
import { aboutNodes } from "./about-nodes.ts";
import type { Draft } from "./draft-pages.ts";
import type { IndexPage } from "./index-pages.ts";
import { indexPages } from "./index-pages.ts";
import type { PageReport } from "./multi-site.ts";
import type { SitePlan } from "./plan-pages.ts";

/** A page that is complete except for its HTML document. */
export type FinishedPage = {
  page: PagePlan;
  content: PageContent;
  report: PageReport;
};

/**
 * All pages in their order: the first one, the indexes, the locations and the services. `contents`: the contents of the drafts, with links.
 */
export function finishPages(
  plan: SitePlan,
  drafts: readonly Draft[],
  contents: readonly PageContent[],
): FinishedPage[] {
  const [home, ...inner] = drafts.map((draft, index) =>
    finishPage(draft, contents[index] ?? draft.content),
  );
  const [first] = drafts;
  const indexes = first === undefined ? [] : indexPages(plan, first).map(finishIndex);
  return home === undefined ? [] : [home, ...indexes, ...inner];
}

/** A drafted page with its report; `content` has its links to others. */
export function finishPage(draft: Draft, content: PageContent): FinishedPage {
  const { page, attempt, nearest } = draft;
  const words = countPageWords(draft.content);
  const problems = problemsOf(draft, words);
  const indexing = indexingOf(page.site, problems);
  const report = {
    path: page.path,
    name: page.name,
    title: content.head.title,
    words,
    ...worthOf(page.site, { content: draft.content, words, problems, indexing }),
    facts: printedFacts(page),
    problems,
    indexing,
    overrides: draft.overrides,
    attempt,
    nearest,
  };
  return { page, content, report };
}

/**
 * The problems of a page by itself, and of its similarity to the other pages of its site. Only the first page is compared with other sites
 * of the account.
 */
function problemsOf({ page, content, nearest }: Draft, words: number): IndexingProblem[] {
  const site = page.path === "" ? page.site : { ...page.site, likeness: null };
  const own = indexingProblems({ ...page, site }, content, words);
  if (nearest === null || nearest.likeness <= MAX_SIMILARITY) return own;
  const share = Math.round(nearest.likeness * 100);
  const reason = `The page is too much like another one of this site: ${share} % of its wording is the same.`;
  return [...own, { kind: "likeness", reason }];
}

const LIST = "The page is a list of links: search engines should list the pages it leads to.";

/** A list of links with its report. It is intentionally not listed, so that is no problem. */
export function finishIndex({ page, content }: IndexPage): FinishedPage {
  const words = countPageWords(content);
  const report = {
    path: page.path,
    name: page.name,
    title: content.head.title,
    words,
    uniqueWords: countUniqueWords(page.site, content, words),
    advice: [],
    outlook: "",
    facts: { printed: 0, missing: [] },
    problems: [],
    indexing: { indexable: false, reasons: [LIST] },
    overrides: { changedUnderneath: [], notShown: [] },
    attempt: 0,
    nearest: null,
  };
  return { page, content, report };
}

/** The file of a finished page. */
export function documentOf(plan: SitePlan, finished: FinishedPage): TextFile {
  const { path } = finished.page;
  return {
    path: `${path}index.html`,
    text: pageDocument(plan.site, documentParts(plan, finished)),
  };
}

/** The same page with the keys of its blocks, for the preview's editor. */
export function editedDocumentOf(plan: SitePlan, finished: FinishedPage): string {
  return pageDocument(plan.site, { ...documentParts(plan, finished), keepsKeys: true });
}

const documentParts = (plan: SitePlan, { page, content, report }: FinishedPage) => ({
  path: page.path,
  trade: plan.home.trade,
  content,
  about: aboutNodes(plan, page),
  isListed: report.indexing.indexable,
  design: plan.design,
});

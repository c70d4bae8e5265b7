import { countPageWords } from "../content/count-page-words.ts";
import { pageDescription, pageTitle } from "../content/head-texts.ts";
import type { IndexingProblem } from "../content/indexing.ts";
import { indexingProblems } from "../content/indexing.ts";
import type { PageContent } from "../content/page-content.ts";
import type { Nearest } from "../likeness/siblings.ts";
import { printedFacts } from "../local-facts.ts";
import { htmlDocument } from "../page/document.ts";
import type { HeadTexts } from "../page/head.ts";
import { pageHead, rootOf } from "../page/head.ts";
import type { TextFile } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";
import { sheetAt } from "../themes/find-theme.ts";
import type { IndexPage } from "./index-pages.ts";
import { indexPages } from "./index-pages.ts";
import type { PageReport } from "./multi-site.ts";
import type { PagePlan } from "./page-plan.ts";
import type { SitePlan } from "./plan-pages.ts";
import type { Draft } from "./settle-pages.ts";
import { MAX_WITHIN_SITE } from "./settle-pages.ts";
import { multiStructuredData } from "./structured-data.ts";

/** A page that wants only its document. */
export type Finished = {
  page: PagePlan;
  content: PageContent;
  texts: HeadTexts;
  report: PageReport;
};

/** All pages in their order: the first one, the indexes, the locations and the services. `contents`: what each draft says. */
export function finishPages(
  plan: SitePlan,
  drafts: readonly Draft[],
  contents: readonly PageContent[],
): Finished[] {
  const [home, ...inner] = drafts.map((draft, index) =>
    finishPage(draft, contents[index] ?? draft.content),
  );
  const [first] = drafts;
  const indexes = first === undefined ? [] : indexPages(plan, first).map(finishIndex);
  return home === undefined ? [] : [home, ...indexes, ...inner];
}

/** A drafted page with what its head says and what is to be said of it; `content` has its links to others. */
export function finishPage(draft: Draft, content: PageContent): Finished {
  const { page, attempt, nearest } = draft;
  const texts = headTexts(draft);
  const words = countPageWords(draft.content);
  const problems = problemsOf(page, words, nearest);
  const report = {
    path: page.path,
    name: page.name,
    title: texts.title,
    words,
    facts: printedFacts(page.site.facts),
    problems,
    indexing: {
      indexable: problems.length === 0 || page.site.indexAnyway,
      reasons: problems.map(({ reason }) => reason),
    },
    attempt,
    nearest,
  };
  return { page, content, texts, report };
}

/** Title and description of a drafted page. */
export function headTexts({ page, random }: Pick<Draft, "page" | "random">): HeadTexts {
  return {
    title: pageTitle(page.site, page.pack.titles, random("title")),
    description: pageDescription(page.site, page.pack.metas, random("description")),
  };
}

/** As a page of its own, and as one of its site. The account's likeness is that of the first page. */
function problemsOf(
  { path, site }: PagePlan,
  words: number,
  nearest: Nearest | null,
): IndexingProblem[] {
  const own = indexingProblems(path === "" ? site : { ...site, likeness: null }, words);
  if (nearest === null || nearest.likeness <= MAX_WITHIN_SITE) return own;
  const share = Math.round(nearest.likeness * 100);
  const reason = `The page is too much like another one of this site: ${share} % of its wording is the same.`;
  return [...own, { kind: "likeness", reason }];
}

const LIST = "The page is a list of links: search engines should list the pages it leads to.";

/** A list of links with what is to be said of it. That it is not listed is as it should be, and no problem. */
export function finishIndex({ page, content, texts }: IndexPage): Finished {
  const report = {
    path: page.path,
    name: page.name,
    title: texts.title,
    words: countPageWords(content),
    facts: { printed: 0, missing: [] },
    problems: [],
    indexing: { indexable: false, reasons: [LIST] },
    attempt: 0,
    nearest: null,
  };
  return { page, content, texts, report };
}

type Around = { plan: SitePlan; look: Look; siteTitle: string };

/** The file of a finished page. */
export function documentOf(finished: Finished, around: Around): TextFile {
  const { page, content, texts, report } = finished;
  const { plan, look, siteTitle } = around;
  const { path } = page;
  const { site } = plan.home;
  const { theme, palette } = look;
  const data = multiStructuredData({ plan, page, texts, siteTitle, trail: content.trail });
  const isListed = report.indexing.indexable;
  const head = pageHead(site, { path, texts, data, isListed, theme });
  const sheet = sheetAt(look, rootOf(path));
  const text = htmlDocument(site, { palette, sheet, head, body: theme.body(content) });
  return { path: `${path}index.html`, text };
}

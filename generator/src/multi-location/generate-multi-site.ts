import { siteFiles } from "../files/site-files.ts";
import { rootOf } from "../plan-page.ts";
import { draftPages } from "./draft-pages.ts";
import { documentOf, finishPages } from "./finish-pages.ts";
import { linkPages } from "./link-pages.ts";
import type { GeneratedMultiSite, MultiSite, PageReport } from "./multi-site.ts";
import { planPages } from "./plan-pages.ts";

const LOST = "The address may be old or mistyped. The pages of this site start from its first one.";

/**
 * The whole site of one service in many places: the files and pictures of all pages, a report of each, and the inputs that got no page.
 * Pure: the same site gives the same bytes.
 */
export function generateMultiSite(input: MultiSite): GeneratedMultiSite {
  const plan = planPages(input);
  const drafts = draftPages(plan);
  const finished = finishPages(plan, drafts, linkPages(plan, drafts));
  const [home] = finished;
  if (home === undefined) throw new RangeError("A site has a first page");
  const pages = finished.map(({ report }) => report);
  const { files, ...others } = siteFiles(plan.site, {
    design: plan.design,
    trade: plan.home.trade,
    content: home.content,
    links: finished.slice(1).map(({ page }) => ({ href: page.path, text: page.name })),
    listed: listedPages(plan.site, pages),
    roots: [...new Set(pages.map(({ path }) => rootOf(path)))],
    lost: LOST,
  });
  const documents = finished.map((page) => documentOf(plan, page));
  const { words, uniqueWords, advice, outlook, facts, indexing, overrides } = home.report;
  return {
    files: [...documents, ...files],
    ...others,
    words,
    uniqueWords,
    advice,
    outlook,
    facts,
    indexing,
    overrides,
    trade: plan.home.trade?.slug ?? "",
    problems: home.report.problems,
    pages,
    skipped: plan.skipped,
    namedOnly: plan.namedOnly,
  };
}

const listedPages = ({ siteUrl, kept, lastModified }: MultiSite, pages: readonly PageReport[]) =>
  pages
    .filter(({ indexing }) => indexing.indexable)
    .map(({ path }) => ({ url: siteUrl + path, changedOn: kept[path]?.changedOn ?? lastModified }));

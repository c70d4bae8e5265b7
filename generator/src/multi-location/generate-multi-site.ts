import { sharedFiles } from "../files/shared-files.ts";
import { rootOf } from "../page/head.ts";
import { findLook, hubLook } from "../themes/find-theme.ts";
import { cleanMultiSite } from "./clean-multi-site.ts";
import { composeWords, linkPages } from "./compose-pages.ts";
import { documentOf, finishPages } from "./finish-page.ts";
import type { GeneratedMultiSite, MultiSite, PageReport } from "./multi-site.ts";
import { drawnPages, planPages } from "./plan-pages.ts";
import { settlePages } from "./settle-pages.ts";

const LOST = "The address may be old or mistyped. The pages of this site start from its first one.";

/**
 * The whole site of one service in many places: the files and pictures of all pages, what is to be said of
 * each, and what got none. Pure: the same site gives the same bytes.
 */
export function generateMultiSite(input: MultiSite): GeneratedMultiSite {
  const site = cleanMultiSite(input);
  const look = hubLook(findLook(site));
  const plan = planPages(site);
  const drafts = settlePages(drawnPages(plan), {
    theme: look.theme,
    kept: site.kept,
    compose: (page, random) => composeWords(plan, page, random),
  });
  const pages = finishPages(plan, drafts, linkPages(plan, drafts));
  const [home] = pages;
  if (home === undefined) throw new RangeError("A site has a first page");
  const reports = pages.map(({ report }) => report);
  const { files, ...others } = sharedFiles(site, {
    look,
    pack: plan.home.pack,
    content: home.content,
    links: pages.slice(1).map(({ page }) => ({ href: page.path, text: page.name })),
    listed: listedPages(site, reports),
    roots: [...new Set(reports.map(({ path }) => rootOf(path)))],
    lost: LOST,
  });
  const documents = pages.map((page) =>
    documentOf(page, { plan, look, siteTitle: home.texts.title }),
  );
  const { skipped, namedOnly } = plan;
  const { words, facts, indexing } = home.report;
  const trade = plan.home.pack.slug;
  return {
    files: [...documents, ...files],
    ...others,
    words,
    facts,
    indexing,
    trade,
    pages: reports,
    skipped,
    namedOnly,
  };
}

const listedPages = ({ siteUrl, kept, lastModified }: MultiSite, reports: readonly PageReport[]) =>
  reports
    .filter(({ indexing }) => indexing.indexable)
    .map(({ path }) => ({ url: siteUrl + path, changedOn: kept[path]?.changedOn ?? lastModified }));

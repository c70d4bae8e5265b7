import { composePage } from "./content/compose-page.ts";
import { contextOf } from "./content/context.ts";
import { countPageWords, indexingOf, indexingProblems, printedFacts } from "./content/indexing.ts";
import { worthOf } from "./content/advice.ts";
import { siteFiles } from "./files/site-files.ts";
import { pageDocument } from "./page/document.ts";
import { applyOverrides } from "./own-texts/apply-overrides.ts";
import type { EditedPage } from "./own-texts/list-blocks.ts";
import { listBlocks, withoutHidden } from "./own-texts/list-blocks.ts";
import { areaServed, homeNode } from "./page/structured-data.ts";
import type { PagePlan } from "./plan-page.ts";
import { cleanSite, planFirstPage } from "./plan-page.ts";
import { streamsOf } from "./seed.ts";
import type { GeneratedSite, Site } from "./site.ts";
import { resolveDesign } from "./themes/find-theme.ts";

const LOST = "The address may be old or mistyped. Everything about the work is on the first page.";

/**
 * The whole site of one service in one city: text files, requests for pictures, and whether search
 * engines may list it. Pure: the same site gives the same bytes.
 */
export function generateSite(input: Site): GeneratedSite {
  const { site, plan, content, words, overrides, problems, indexing, page } = composeSite(input);
  const { files, ...others } = siteFiles(site, {
    design: page.design,
    trade: plan.trade,
    content,
    links: content.sections.map(({ id, title }) => ({ href: `#${id}`, text: title })),
    listed: indexing.indexable ? [{ url: site.siteUrl, changedOn: site.lastModified }] : [],
    roots: [""],
    lost: LOST,
  });
  return {
    files: [{ path: "index.html", text: pageDocument(site, page) }, ...files],
    ...others,
    words,
    ...worthOf(site, { content, words, problems, indexing }),
    facts: printedFacts(plan),
    trade: plan.trade?.slug ?? "",
    problems,
    indexing,
    overrides,
  };
}

/** The site's page with the keys of its blocks, and what its owner may change on it. */
export function generateEditedPage(input: Site): EditedPage {
  const { site, plan, page } = composeSite(input);
  const visible = { ...plan, site: withoutHidden(site, "") };
  const { content, generated } = wordsOf(visible);
  return {
    html: pageDocument(site, { ...page, keepsKeys: true }),
    blocks: listBlocks(content, generated),
    pages: PAGES,
  };
}

const PAGES = [""];

function wordsOf(plan: PagePlan) {
  const streams = streamsOf(plan.site);
  return applyOverrides(composePage(plan, streams), contextOf(plan, streams), PAGES);
}

function composeSite(input: Site) {
  const site = cleanSite(input);
  const plan = planFirstPage(site);
  const { content, overrides } = wordsOf(plan);
  const words = countPageWords(content);
  const problems = indexingProblems(plan, content, words);
  const indexing = indexingOf(site, problems);
  const page = {
    path: "",
    trade: plan.trade,
    content,
    about: [homeNode(plan, areaServed(site))],
    isListed: indexing.indexable,
    design: resolveDesign(site),
  };
  return { site, plan, content, words, overrides, problems, indexing, page };
}

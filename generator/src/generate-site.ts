import { composePage } from "./content/compose-page.ts";
import { contextOf } from "./content/context.ts";
import { countPageWords, indexingOf, indexingProblems, printedFacts } from "./content/indexing.ts";
import { siteFiles } from "./files/site-files.ts";
import { pageDocument } from "./page/document.ts";
import { applyOverrides } from "./own-texts/apply-overrides.ts";
import { areaServed, homeNode } from "./page/structured-data.ts";
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
  const site = cleanSite(input);
  const plan = planFirstPage(site);
  const streams = streamsOf(site);
  const { content, overrides } = applyOverrides(
    composePage(plan, streams),
    contextOf(plan, streams),
    [""],
  );
  const problems = indexingProblems(plan, content);
  const indexing = indexingOf(site, problems);
  const design = resolveDesign(site);
  const page = pageDocument(site, {
    path: "",
    content,
    about: [homeNode(plan, areaServed(site))],
    isListed: indexing.indexable,
    design,
  });
  const { files, ...others } = siteFiles(site, {
    design,
    content,
    links: content.sections.map(({ id, title }) => ({ href: `#${id}`, text: title })),
    listed: indexing.indexable ? [{ url: site.siteUrl, changedOn: site.lastModified }] : [],
    roots: [""],
    lost: LOST,
  });
  return {
    files: [{ path: "index.html", text: page }, ...files],
    ...others,
    words: countPageWords(content),
    facts: printedFacts(plan),
    trade: plan.trade?.slug ?? "",
    problems,
    indexing,
    overrides,
  };
}

import { composePage } from "./content/compose-page.ts";
import { countPageWords, indexingOf, indexingProblems, printedFacts } from "./content/indexing.ts";
import { siteFiles } from "./files/site-files.ts";
import { areaServed, homeNode, pageDocument } from "./page/document.ts";
import { cleanSite, planFirstPage } from "./plan-page.ts";
import { streamsOf } from "./seed.ts";
import type { GeneratedSite, Site } from "./site.ts";
import { resolveDesign } from "./themes/find-theme.ts";

const LOST =
  "The address may be old or mistyped. The guide itself is one page, and it is still where it was.";

/**
 * The whole site of one service in one city: text files, requests for pictures, and whether search
 * engines may list it. Pure: the same site gives the same bytes.
 */
export function generateSite(input: Site): GeneratedSite {
  const site = cleanSite(input);
  const plan = planFirstPage(site);
  const content = composePage(plan, streamsOf(site));
  const words = countPageWords(content);
  const facts = printedFacts(site.facts);
  const indexing = indexingOf(site, indexingProblems(site, words));
  const design = resolveDesign(site);
  const page = pageDocument(site, {
    path: "",
    siteTitle: content.head.title,
    content,
    about: [homeNode(plan, areaServed(site), content.contact.phone)],
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
    words,
    facts,
    trade: plan.pack.slug,
    indexing,
  };
}

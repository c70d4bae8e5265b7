import type { Crumb } from "../content/page-content.ts";
import type { HeadTexts } from "../page/head.ts";
import type { Node } from "../page/json-ld.ts";
import {
  areaServed,
  businessNode,
  graphOf,
  pageNode,
  serviceNode,
  websiteNode,
} from "../page/json-ld.ts";
import type { PagePlan } from "./page-plan.ts";
import type { SitePlan } from "./plan-pages.ts";

type Described = {
  plan: SitePlan;
  page: PagePlan;
  texts: HeadTexts;
  siteTitle: string;
  trail: readonly Crumb[];
};

/**
 * A page of a larger site as schema.org sees it. The company is one business that serves all its places; a
 * location with an address of its own is a business of its own there. Without a company there are services
 * in areas only (GS-14, GS-29).
 */
export function multiStructuredData(described: Described): Node {
  const { plan, page, texts, trail } = described;
  const { siteUrl } = plan.home.site;
  const url = siteUrl + page.path;
  const about = aboutNodes(plan, page);
  const [subject] = about;
  const isIndex = subject === undefined;
  const node = pageNode(siteUrl, {
    ...texts,
    url,
    page: {
      "@type": isIndex ? "CollectionPage" : "WebPage",
      ...(subject && { about: { "@id": subject["@id"] } }),
      ...(trail.length > 0 && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
    },
  });
  const crumbs = trail.length > 0 ? [breadcrumbNode(siteUrl, page.path, trail)] : [];
  return graphOf([websiteNode(siteUrl, described.siteTitle), node, ...crumbs, ...about]);
}

/** What the page is about comes first; nothing for a list of links. */
function aboutNodes(plan: SitePlan, page: PagePlan): Node[] {
  if (page === plan.home) return [homeNode(plan)];
  const isService = plan.services.some((service) => service.page === page);
  if (!isService && !plan.locations.includes(page)) return [];
  const { site } = page;
  const at = { url: site.siteUrl + page.path, area: areaServed(site) };
  const service = serviceNode(site, at);
  if (site.company.name === "") return [service];
  const firm = firmNode(plan);
  if (!hasOwnAddress(plan, page)) return [{ ...service, provider: { "@id": firm["@id"] } }, firm];
  const shop = businessNode(site, { ...at, pack: page.pack });
  return [
    { ...service, provider: { "@id": shop["@id"] } },
    { ...shop, parentOrganization: { "@id": firm["@id"] } },
    firm,
  ];
}

/** The first page is about all places. */
function homeNode({ home, locations }: SitePlan): Node {
  const { site, pack } = home;
  const area = [home, ...locations].map((page) => areaServed(page.site));
  const at = { url: site.siteUrl, area };
  return site.company.name === "" ? serviceNode(site, at) : businessNode(site, { ...at, pack });
}

const hasOwnAddress = ({ home }: SitePlan, { site }: PagePlan) =>
  site.company.address !== home.site.company.address;

/** The company on pages that are about a part of what it does: who it is, without all the places it serves. */
function firmNode({ home }: SitePlan): Node {
  const { siteUrl } = home.site;
  const { areaServed: _, ...firm } = businessNode(home.site, {
    url: siteUrl,
    area: [],
    pack: home.pack,
  });
  return firm;
}

/** All steps with absolute addresses, the page itself included. */
function breadcrumbNode(siteUrl: string, path: string, trail: readonly Crumb[]): Node {
  const url = siteUrl + path;
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: trail.map(({ href, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: href === null ? url : siteUrl + href.replace(/^(?:\.\.?\/)+/, ""),
    })),
  };
}

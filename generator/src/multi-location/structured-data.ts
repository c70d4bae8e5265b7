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
  const { home, locations } = plan;
  const { siteUrl, company } = home.site;
  const everywhere = [home, ...locations].map(({ site }) => areaServed(site));
  const hasCompany = company.name !== "";
  const isService = plan.services.some((service) => service.page === page);
  if (page === home) {
    const at = { url: siteUrl, area: everywhere, pack: home.pack };
    return [hasCompany ? businessNode(home.site, at) : serviceNode(home.site, at)];
  }
  if (!isService && !locations.includes(page)) return [];
  const url = siteUrl + page.path;
  const area = isService ? everywhere : areaServed(page.site);
  const service = serviceNode(page.site, { url, area });
  if (!hasCompany) return [service];
  const firm = firmNode(plan);
  const shop = hasOwnAddress(plan, page)
    ? shopNode(page, { area: areaServed(page.site), firm })
    : null;
  return [
    { ...service, provider: { "@id": (shop ?? firm)["@id"] } },
    ...(shop ? [shop] : []),
    firm,
  ];
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

function shopNode(
  { path, site, pack }: PagePlan,
  { area, firm }: { area: Node; firm: Node },
): Node {
  const shop = businessNode(site, { url: site.siteUrl + path, area, pack });
  return { ...shop, parentOrganization: { "@id": firm["@id"] } };
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

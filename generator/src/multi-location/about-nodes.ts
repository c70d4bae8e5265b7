import type { Phone } from "../content/page-content.ts";
import type { Node } from "../page/document.ts";
import { areaServed, businessNode, homeNode, serviceNode } from "../page/document.ts";
import type { PagePlan } from "../plan-page.ts";
import type { SitePlan } from "./plan-pages.ts";

/**
 * What a page of a larger site is about, as schema.org sees it; nothing for a list of links. The company is one
 * business that serves all its places; a location with an address of its own is a business of its own there.
 * Without a company there are services in areas only (GS-14, GS-29).
 */
export function aboutNodes(plan: SitePlan, page: PagePlan, phone: Phone | null): Node[] {
  if (page === plan.home) {
    const places = [plan.home, ...plan.locations];
    const area = places.map(({ site }) => areaServed(site));
    return [homeNode(page, area, phone)];
  }
  const isService = plan.services.some((service) => service.page === page);
  if (!isService && !plan.locations.includes(page)) return [];
  const { site } = page;
  const at = { url: site.siteUrl + page.path, area: areaServed(site), phone };
  const service = serviceNode(site, at);
  if (site.company.name === "") return [service];
  const firm = firmNode(plan, phone);
  if (!hasOwnAddress(plan, page)) return [{ ...service, provider: { "@id": firm["@id"] } }, firm];
  const shop = businessNode(site, { ...at, pack: page.pack });
  return [
    { ...service, provider: { "@id": shop["@id"] } },
    { ...shop, parentOrganization: { "@id": firm["@id"] } },
    firm,
  ];
}

const hasOwnAddress = ({ home }: SitePlan, { site }: PagePlan) =>
  site.company.address !== home.site.company.address;

/** The company on pages that are about a part of what it does: who it is, without all the places it serves. */
function firmNode({ home }: SitePlan, phone: Phone | null): Node {
  const { siteUrl } = home.site;
  const { areaServed: _, ...firm } = businessNode(home.site, {
    url: siteUrl,
    area: [],
    phone,
    pack: home.pack,
  });
  return firm;
}

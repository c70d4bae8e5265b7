import type { Node } from "../page/structured-data.ts";
import { areaServed, businessNode, homeNode, serviceNode } from "../page/structured-data.ts";
import type { PagePlan } from "../plan-page.ts";
import type { SitePlan } from "./plan-pages.ts";

/**
 * The schema.org nodes of what a page of a larger site is about; none for a list of links. The company is one
 * business that serves all its places: no location is a business of its own. Without a company there are services in
 * areas only (GS-14, GS-29).
 */
export function aboutNodes(plan: SitePlan, page: PagePlan): Node[] {
  if (page === plan.home) {
    const places = [plan.home, ...plan.locations];
    return [
      homeNode(
        page,
        places.map(({ site }) => areaServed(site)),
      ),
    ];
  }
  const isService = plan.services.some((service) => service.page === page);
  if (!isService && !plan.locations.includes(page)) return [];
  const { site } = page;
  const service = serviceNode(site, { url: site.siteUrl + page.path, area: areaServed(site) });
  if (site.company.name === "") return [service];
  const firm = firmNode(plan);
  return [{ ...service, provider: { "@id": firm["@id"] } }, firm];
}

/** The company on pages about a part of what it does: its identity, without its office and its offers. */
function firmNode({ home }: SitePlan): Node {
  const business = businessNode(home, []);
  const kept = ["@type", "@id", "name", "url", "telephone", "email", "logo", "sameAs"];
  return Object.fromEntries(
    kept.filter((name) => name in business).map((name) => [name, business[name]]),
  );
}

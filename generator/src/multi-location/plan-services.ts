import type { PagePlan } from "../plan-page.ts";
import { pathSlug } from "../slug.ts";
import { countWords } from "../text.ts";
import { tradeOf } from "../trades/trade-of.ts";
import type { MultiSite, NamedOnly, RelatedService } from "./multi-site.ts";
import { wasPageIndexed } from "./was-page-indexed.ts";

/** A related service with its page, or with null when there is too little to say. */
export type ServicePlan = { name: string; description: string; page: PagePlan | null };

/** With this many words of the user's own, a service without texts of ours has a page (GS-29). */
const MIN_DESCRIPTION = 150;
/** Every location links to every service, and no page may hold more than 100 links. */
const MAX_SERVICES = 30;

/** The related services in the user's order, and why some have no page. */
export function planServices(
  multiSite: MultiSite,
  home: PagePlan,
): { services: ServicePlan[]; namedOnly: NamedOnly[] } {
  const services: ServicePlan[] = [];
  const namedOnly: NamedOnly[] = [];
  for (const related of distinct(multiSite.relatedServices, home).slice(0, MAX_SERVICES)) {
    const reason = whyNoPage(related, home, services);
    if (reason !== null) namedOnly.push({ service: related.name, reason });
    const page = reason === null ? servicePage(multiSite, home, related.name) : null;
    services.push({ ...related, page });
  }
  return { services, namedOnly };
}

/** A service's page is about the main city; the user's title and description are the first page's alone. */
function servicePage(multiSite: MultiSite, { site }: PagePlan, service: string): PagePlan {
  const path = `services/${pathSlug(service)}/`;
  const wasIndexed = wasPageIndexed(multiSite, path);
  return {
    path,
    name: service,
    site: { ...site, metaTitle: "", metaDescription: "", service, wasIndexed },
    trade: tradeOf({ trade: "", service }),
    isLocation: false,
  };
}

/** Without the main service, and without services named twice. */
function distinct(services: readonly RelatedService[], home: PagePlan): RelatedService[] {
  const known = new Set([pathSlug(home.site.service)]);
  return services.filter(({ name }) => {
    const isNew = name !== "" && !known.has(pathSlug(name));
    known.add(pathSlug(name));
    return isNew;
  });
}

/** Null when the service is of a trade that no other page uses, or is described at length. */
function whyNoPage(
  { name, description }: RelatedService,
  home: PagePlan,
  before: readonly ServicePlan[],
): string | null {
  const words = countWords(description);
  if (words >= MIN_DESCRIPTION) return null;
  const remedy = `Describe it in ${MIN_DESCRIPTION} words or more (now ${words}) for a page of its own.`;
  const trade = tradeOf({ trade: "", service: name });
  if (trade === null) return `We have no text about ${name}. ${remedy}`;
  const pages = [home, ...before.flatMap(({ page }) => page ?? [])];
  const same = pages.find((page) => page.trade === trade);
  return same === undefined
    ? null
    : `Its page would repeat that of ${same.site.service}. ${remedy}`;
}

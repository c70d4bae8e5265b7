import type { LeadFormContent } from "@mainstreet/contract/lead-form-content";
import { catalogueService, offeredHere } from "../content/offered.ts";
import { cleanSite, planFirstPage, firmLabel } from "../plan-page.ts";
import type { PagePlan } from "../plan-page.ts";
import type { Site } from "../site.ts";

/**
 * What the form of a site shows: the same on all its pages, and the same in every city. The texts of the site need not be cleaned before.
 */
export function formContentOf(given: Site): LeadFormContent {
  const site = cleanSite(given);
  const plan = planFirstPage(site);
  const { company, business } = site;
  const wording = business?.consentWording ?? 0;
  const seller = business?.consentSeller || company.name;
  return {
    firm: firmLabel(site),
    problems: problemsOf(plan),
    services: servicesOf(plan),
    consent: wording === 0 || seller === "" ? null : { wording, seller },
  };
}

/** Visitors do not read more choices than this, and longer ones do not fit the list on a phone. */
const MAX_CHOICES = 5;
const MAX_LETTERS = 42;

const choicesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .filter(({ length }) => length > 0 && length <= MAX_LETTERS)
    .slice(0, MAX_CHOICES);

/** For a firm that has ticked services, the problems about one of these come first. */
function problemsOf(plan: PagePlan): string[] {
  const ticked = new Set(offeredHere(plan).map(({ id }) => id));
  const problems = plan.trade?.problems ?? [];
  const isAbout = ({ services = [] }: (typeof problems)[number]) =>
    services.some((id) => ticked.has(id));
  const sorted = [...problems.filter(isAbout), ...problems.filter((one) => !isAbout(one))];
  return choicesOf(sorted.map(({ title }) => title));
}

function servicesOf(plan: PagePlan): string[] {
  const offered = offeredHere(plan).map(
    ({ trade, id, name }) => name || (catalogueService(trade, id)?.name ?? ""),
  );
  return choicesOf(
    offered.length > 0 ? offered : (plan.trade?.services ?? []).map(({ name }) => name),
  );
}

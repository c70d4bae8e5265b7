import type { Crumb, HubSection, PageContent, Section } from "../content/page-content.ts";
import type { PagePlan } from "../plan-page.ts";
import { rootOf } from "../plan-page.ts";
import type { Draft } from "./draft-pages.ts";
import type { From } from "./link-sections.ts";
import {
  hrefTo,
  hubSection,
  nearestSection,
  offersSection,
  serviceLinks,
} from "./link-sections.ts";
import { aroundHome, nearestLocations } from "./nearest-locations.ts";
import type { SitePlan } from "./plan-pages.ts";
import { hasServicesIndex } from "./plan-pages.ts";

/** Every drafted page with its trail and its links to the others. */
export function linkPages(plan: SitePlan, drafts: readonly Draft[]): PageContent[] {
  const isHome = ({ page }: Draft) => page === plan.home;
  const nearest = drafts.every(isHome) ? NONE : nearestLocations(plan.home, plan.locations);
  return drafts.map((draft) => {
    const { page, streams, content } = draft;
    const from = { page, streams, root: rootOf(page.path) };
    if (isHome(draft)) return homePage(plan, content, from);
    const near = nearest.get(page) ?? aroundHome(plan.home, plan.locations);
    const links = [near.length > 0 && nearestSection(near, from), serviceLinks(plan, from)];
    const sections = links.filter((section) => section !== null && section !== false);
    return { ...content, trail: trailTo(plan, page), sections: placed(content.sections, sections) };
  });
}

/** The first page links to all of them. */
const NONE: ReadonlyMap<PagePlan, PagePlan[]> = new Map();

const MAX_ANCHORS = 4;

function homePage(plan: SitePlan, content: PageContent, from: From): PageContent {
  const related = offersSection(plan, from);
  const sections = related === null ? content.sections : placed(content.sections, [related]);
  const [first, ...others] = content.navigation;
  const locations = { href: "#locations", text: "Locations" };
  if (plan.locations.length === 0) return { ...content, sections };
  return {
    ...content,
    navigation: [...(first ? [first] : []), locations, ...others].slice(0, MAX_ANCHORS),
    sections: placed(sections, [hubSection(plan, from)]),
  };
}

/** After the section about the place, or before the questions where there is none. */
function placed(sections: readonly Section[], links: readonly HubSection[]): Section[] {
  const area = sections.findIndex(({ id }) => id === "area");
  const questions = sections.findIndex(({ id }) => id === "questions");
  const at = area < 0 ? questions : area + 1;
  return sections.toSpliced(at < 0 ? sections.length : at, 0, ...links);
}

/** From the site's first page over the index of its kind to the page itself. */
export function trailTo(plan: SitePlan, { path, name }: Pick<PagePlan, "path" | "name">): Crumb[] {
  const root = rootOf(path);
  const home = { href: hrefTo("", root), text: "Home" };
  const [folder = "", own] = path.split("/");
  const isLocation = folder === "locations";
  const index = { href: hrefTo(`${folder}/`, root), text: isLocation ? "Locations" : "Services" };
  const hasIndex = own !== "" && (isLocation || hasServicesIndex(plan));
  return [home, ...(hasIndex ? [index] : []), { href: null, text: name }];
}

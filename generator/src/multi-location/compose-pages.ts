import { composePage, EXTRAS } from "../content/compose-page.ts";
import type { Crumb, HubSection, PageContent, Section } from "../content/page-content.ts";
import { siteLabel } from "../content/site-words.ts";
import type { Streams } from "../seed.ts";
import type { From } from "./link-sections.ts";
import {
  aboutSection,
  hasServicesIndex,
  hrefTo,
  hubSection,
  nearestSection,
  offersSection,
  serviceLinks,
} from "./link-sections.ts";
import { aroundHome, nearestLocations } from "./nearest-locations.ts";
import type { PagePlan } from "./page-plan.ts";
import { rootOf } from "../page/head.ts";
import type { SitePlan } from "./plan-pages.ts";
import type { Draft } from "./settle-pages.ts";

/** The words of a page under its site's one name, without links to others; a service begins with what the user says of it. */
export function composeWords(plan: SitePlan, page: PagePlan, random: Streams): PageContent {
  const composed = composePage(page.site, page.pack, random);
  const content = page === plan.home ? withRoomForHub(composed) : composed;
  const service = plan.services.find((one) => one.page === page);
  const about = aboutSection(service?.description ?? "", { page, random, root: "" });
  const label = siteLabel(plan.home.site);
  return {
    ...content,
    label,
    contact: { ...content.contact, name: label },
    sections: about === null ? content.sections : [about, ...content.sections],
  };
}

const isExtra = (id: string) => EXTRAS.some((extra) => extra === id);

/** On the first page the hub takes the place of the section that pages have besides those of their trade. */
function withRoomForHub(content: PageContent): PageContent {
  const isOfTrade = content.sections.some(({ id }) => id === "services");
  if (!isOfTrade) return content;
  return {
    ...content,
    navigation: content.navigation.filter(({ href }) => !isExtra(href.slice(1))),
    sections: content.sections.filter(({ id }) => !isExtra(id)),
  };
}

/** Every drafted page with its trail and its links to the others. */
export function linkPages(plan: SitePlan, drafts: readonly Draft[]): PageContent[] {
  const isHome = ({ page }: Draft) => page === plan.home;
  const nearest = drafts.every(isHome) ? NONE : nearestLocations(plan.home, plan.locations);
  return drafts.map((draft) => {
    const { page, random, content } = draft;
    const from = { page, random, root: rootOf(page.path) };
    if (isHome(draft)) return homePage(plan, content, from);
    const near = nearest.get(page) ?? aroundHome(plan.home, plan.locations);
    const links = [near.length > 0 && nearestSection(near, from), serviceLinks(plan, from)];
    const sections = links.filter((section) => section !== null && section !== false);
    return { ...content, trail: trailTo(plan, page), sections: placed(content.sections, sections) };
  });
}

/** The first page leads to all of them. */
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

/** Behind what is said of the place, or before the questions where nothing is. */
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

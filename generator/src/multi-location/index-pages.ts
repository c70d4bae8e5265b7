import { callToAction } from "../content/contact.ts";
import { offerButtons } from "../content/offer-words.ts";
import { WITHOUT_TRADE } from "../content/words.ts";
import type { Hero, HeroPicture, HubSection, PageContent } from "../content/page-content.ts";
import type { PagePlan } from "../plan-page.ts";
import { cityAndCode, cityAndState, rootOf } from "../plan-page.ts";
import { shorten } from "../text.ts";
import type { Draft } from "./draft-pages.ts";
import { trailTo } from "./link-pages.ts";
import { directorySection, offersSection } from "./link-sections.ts";
import type { SitePlan } from "./plan-pages.ts";
import { hasServicesIndex } from "./plan-pages.ts";

/** A page that only leads to others. */
export type IndexPage = { page: PagePlan; content: PageContent };

/** The index of locations, and that of services where there are enough of them (GS-29). */
export function indexPages(plan: SitePlan, home: Draft): IndexPage[] {
  const locations = plan.locations.length > 0 ? [locationsIndex(plan, home)] : [];
  const services = hasServicesIndex(plan) ? [servicesIndex(plan, home)] : [];
  return [...locations, ...services];
}

function locationsIndex(plan: SitePlan, home: Draft): IndexPage {
  const { site } = plan.home;
  const page = { ...plan.home, path: "locations/", name: "Locations" };
  const from = { page, root: rootOf(page.path), streams: home.streams };
  const names = [plan.home, ...plan.locations].map(({ name }) => name).toSorted();
  const places = `${names.length} places`;
  const content = indexContent(plan, home, {
    page,
    head: {
      title: fitted(site.service, ` near ${cityAndCode(site)}: all places`, MAX_TITLE),
      description: described(
        fitted(site.service, ` in ${names.length} places near ${cityAndCode(site)}`, 90),
        names,
      ),
    },
    heading: `${site.service} near ${cityAndState(site)}: all places`,
    eyebrow: places,
    lead: `One page for each of ${places}, from ${names[0]} to ${names.at(-1)}. Start with the state, then the county.`,
    section: directorySection(plan, from),
  });
  return { page, content };
}

function servicesIndex(plan: SitePlan, home: Draft): IndexPage {
  const { site } = plan.home;
  const page = { ...plan.home, path: "services/", name: "Services" };
  const from = { page, root: rootOf(page.path), streams: home.streams };
  const names = plan.services.map(({ name }) => name);
  const content = indexContent(plan, home, {
    page,
    head: {
      title: fitted(site.service, ` and more in ${cityAndCode(site)}`, MAX_TITLE),
      description: described(
        fitted(site.service, ` and related services in ${cityAndCode(site)}`, 90),
        names,
      ),
    },
    heading: `${site.service} and related services in ${cityAndState(site)}`,
    eyebrow: `${names.length} services`,
    lead: "Other kinds of work that this site covers. Choose the one that fits your job.",
    section: offersSection(plan, from),
  });
  return { page, content };
}

type IndexWords = Pick<PageContent, "head"> &
  Pick<Hero, "heading" | "eyebrow" | "lead"> & { page: PagePlan; section: HubSection | null };

function indexContent(plan: SitePlan, home: Draft, words: IndexWords): PageContent {
  const { page, section, head, ...texts } = words;
  const { site, trade } = plan.home;
  const { firm, hero, art, sections } = home.content;
  // An owner's own sentence may link to pages as seen from the first one.
  const contact = sections
    .filter(({ kind }) => kind === "contact")
    .map((one) => (typeof one.intro === "string" ? one : { ...one, intro: "" }));
  const offered = offerButtons(plan.home);
  const buttons = offered.length > 0 ? offered : (trade ?? WITHOUT_TRADE).ctas;
  return {
    head,
    firm,
    hero: {
      ...texts,
      proof: null,
      action: callToAction(firm, site.cta, home.streams(`cta:${page.path}`).pick(buttons)),
      more: { href: rootOf(page.path), text: "Back to the first page" },
      picture:
        hero.picture.kind === "drawn" ? hero.picture : atRoot(hero.picture, rootOf(page.path)),
    },
    trail: trailTo(plan, page),
    navigation:
      section === null ? [] : [{ href: `#${section.id}`, text: `All ${page.name.toLowerCase()}` }],
    art,
    sections: [...(section === null ? [] : [section]), ...contact],
    ownTexts: [],
  };
}

type PhotoPicture = Extract<HeroPicture, { kind: "photo" }>;

/** The first page's photo as seen from another page. */
const atRoot = (picture: PhotoPicture, root: string): PhotoPicture => ({
  ...picture,
  photo: { ...picture.photo, root },
});

const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/** Cuts a long service rather than the text after it. */
const fitted = (service: string, rest: string, max: number) =>
  shorten(shorten(service, Math.max(max - rest.length, max >> 2)) + rest, max);

/** What may follow the names where they are few. */
const ENDINGS = [
  "",
  " Choose yours.",
  " Choose yours from the list.",
  " Choose yours from the list and find how to get in touch.",
  " Choose yours from the list and see the map, the services, and how to get in touch there.",
];

/** As many of the names as fit, and another sentence where there are few. */
function described(start: string, names: readonly string[]): string {
  const counts = names.map((_, index) => names.length - index);
  const texts = counts.map((count) => `${start}: ${names.slice(0, count).join("; ")}.`);
  const fitting = texts.find((text) => text.length <= MAX_DESCRIPTION);
  if (fitting === undefined) return shorten(start, MAX_DESCRIPTION);
  const ends = ENDINGS.map((ending) => fitting + ending);
  const isRight = ({ length }: string) => length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION;
  return ends.find(isRight) ?? fitting;
}

import { raw } from "../html.ts";
import type { PagePlan } from "../plan-page.ts";
import { cityAndCode, cityAndState, siteLabel } from "../plan-page.ts";
import type { Streams } from "../seed.ts";
import type { Site } from "../site.ts";
import { shorten } from "../text.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import { callToAction, contactDetails } from "./contact.ts";
import type { HeadTexts, Link, PageContent, Section } from "./page-content.ts";
import type { BodySection } from "./sections.ts";
import { opening, SECTIONS } from "./sections.ts";

/** Three orders of one page; what a pack lacks or a page leaves out is skipped. */
const ORDERS: readonly BodySection[][] = [
  [
    "services",
    "signs",
    "firstSteps",
    "prepare",
    "process",
    "area",
    "price",
    "terms",
    "hire",
    "seasons",
    "questions",
  ],
  [
    "signs",
    "firstSteps",
    "services",
    "hire",
    "prepare",
    "area",
    "price",
    "terms",
    "process",
    "seasons",
    "questions",
  ],
  [
    "services",
    "prepare",
    "price",
    "terms",
    "signs",
    "firstSteps",
    "area",
    "hire",
    "process",
    "seasons",
    "questions",
  ],
];

/** A page has one of these that its pack has. */
export const EXTRAS: readonly BodySection[] = ["prepare", "terms", "seasons"];

/** The sections that a page's head may link to, the most important first. */
const ANCHORS: readonly [BodySection, string][] = [
  ["services", "Services"],
  ["signs", "Warning signs"],
  ["prepare", "Prepare"],
  ["hire", "Before you hire"],
  ["price", "Price"],
  ["questions", "Questions"],
];
const MAX_ANCHORS = 4;

/** Chooses every word of the page, by streams of its own for each kind of choice (GS-10). */
export function composePage(
  { site, pack }: Pick<PagePlan, "site" | "pack">,
  streams: Streams,
): PageContent {
  const context = { site, pack, streams };
  const sections = sectionOrder(pack, streams)
    .map((id) => SECTIONS[id](context))
    .filter((section) => section !== null);
  const head = headTexts({ site, pack }, streams);
  const more = moreLink(sections, streams);
  const map = countyMap(site);
  const contact = contactDetails(site);
  const anchors = ANCHORS.filter(([id]) => sections.some((section) => section.id === id));
  return {
    head,
    label: siteLabel(site),
    heading: `${site.service} in ${cityAndState(site)}`,
    eyebrow: site.facts?.county ? `${site.facts.county}, ${site.facts.state}` : "Local guide",
    lead: streams("lead").pick(pack.leads),
    action: callToAction(contact, site.cta, streams("cta").pick(pack.ctas)),
    more,
    trail: [],
    navigation: anchors.slice(0, MAX_ANCHORS).map(([id, text]) => ({ href: `#${id}`, text })),
    art: {
      hero: streams("hero").pick([0, 1, 2] as const),
      pattern: streams("motif").pick([0, 1, 2, 3, 4] as const),
      motif: raw(pack.motif),
    },
    map,
    sections,
    contact: {
      id: "contact",
      ...opening(pack.contact, streams("contact:words"), site.city),
      ...contact,
    },
  };
}

const MAX_TITLE = 60;
const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 155;

/** Title and description of a page (GS-15). The user's own are printed as typed. */
function headTexts({ site, pack }: Pick<PagePlan, "site" | "pack">, streams: Streams): HeadTexts {
  return {
    title: site.metaTitle || title(site, streams("title").shuffle(pack.titles)),
    description:
      site.metaDescription || description(site, streams("description").shuffle(pack.metas)),
  };
}

/** At most 60 characters: what follows the service and the city is left out when it does not fit. */
function title(site: Site, endings: readonly string[]): string {
  const subject = subjectOf(site, MAX_TITLE);
  const ends = site.company.name === "" ? endings : [site.company.name];
  const longest = MAX_TITLE - `${subject} | `.length;
  const end = ends.find(({ length }) => length <= longest);
  return end === undefined ? subject : `${subject} | ${end}`;
}

/** A long service is cut before the city is, which no other page of the account has in its title. */
function subjectOf(site: Site, max: number): string {
  const city = ` in ${cityAndCode(site)}`;
  return shorten(`${shorten(site.service, Math.max(max - city.length, max >> 1))}${city}`, max);
}

/** 120 to 155 characters where the names allow it. */
function description(site: Site, endings: readonly string[]): string {
  const start = `${subjectOf(site, 100)}: `;
  const [least, most] = [MIN_DESCRIPTION - start.length, MAX_DESCRIPTION - start.length];
  const fitting = endings.filter(({ length }) => length <= most);
  const long = fitting.find(({ length }) => length >= least);
  const end = long ?? fitting.toSorted((a, b) => b.length - a.length)[0];
  return end === undefined ? shorten(start, MAX_DESCRIPTION) : start + end;
}

function sectionOrder(pack: TradePack, streams: Streams): BodySection[] {
  const extras = EXTRAS.filter((id) => pack[id] !== null);
  const extra = streams("extra").pick(extras);
  const order = streams("order").pick(ORDERS);
  return order.filter((id) => id === extra || !EXTRAS.includes(id));
}

/** Link texts to what a caller prepares, on a page without services. */
const PREPARE_LINKS = [
  "See what to have ready",
  "Prepare for the talk",
  "What to have at hand",
  "Start with your notes",
  "Before you get in touch",
] as const;

function moreLink(sections: readonly Section[], streams: Streams): Link {
  return sections.some(({ id }) => id === "services")
    ? { href: "#services", text: "See the services" }
    : { href: "#prepare", text: streams("more").pick(PREPARE_LINKS) };
}

function countyMap({ city, facts }: Site): PageContent["map"] {
  if (facts === null || facts.outline === null) return null;
  const { outline, county } = facts;
  const caption = county === null ? `${city} on the map` : `${county} with ${city} marked`;
  return { outline, caption };
}

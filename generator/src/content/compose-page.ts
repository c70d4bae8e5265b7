import { raw } from "../html.ts";
import type { Streams } from "../seed.ts";
import { pick } from "../seed.ts";
import type { Site } from "../site.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import type { BodySection } from "./compose-section.ts";
import { opening, SECTIONS } from "./compose-section.ts";
import { callToAction, contactDetails } from "./contact.ts";
import type { Link, PageContent, Section } from "./page-content.ts";
import type { ReadyPack } from "./ready-pack.ts";
import { readyPack } from "./ready-pack.ts";
import { cityAndState, siteLabel } from "./site-words.ts";

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

/** The sections that a page's head may lead to, the most wanted first. */
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
export function composePage(site: Site, trade: TradePack, random: Streams): PageContent {
  const pack = readyPack(trade);
  const context = { site, pack, random };
  const sections = sectionOrder(pack, random)
    .map((id) => SECTIONS[id](context))
    .filter((section) => section !== null);
  const anchors = ANCHORS.filter(([id]) => sections.some((section) => section.id === id));
  return {
    label: siteLabel(site),
    heading: `${site.service} in ${cityAndState(site)}`,
    eyebrow: site.facts?.county ? `${site.facts.county}, ${site.facts.state}` : "Local guide",
    lead: pick(random("lead"), pack.leads),
    action: callToAction(site, pick(random("cta"), trade.ctas)),
    more: moreLink(sections, random),
    trail: [],
    navigation: anchors.slice(0, MAX_ANCHORS).map(([id, text]) => ({ href: `#${id}`, text })),
    art: {
      hero: pick(random("hero"), [0, 1, 2] as const),
      pattern: pick(random("motif"), [0, 1, 2, 3, 4] as const),
      motif: raw(trade.motif),
    },
    map: countyMap(site),
    sections,
    contact: {
      id: "contact",
      ...opening(pack.contact, random("contact:words"), site.city),
      ...contactDetails(site),
    },
  };
}

function sectionOrder(pack: ReadyPack, random: Streams): BodySection[] {
  const extras = EXTRAS.filter((id) => pack[id] !== null);
  const extra = pick(random("extra"), extras);
  const order = pick(random("order"), ORDERS);
  return order.filter((id) => id === extra || !EXTRAS.includes(id));
}

/** Ways to lead on to what a caller prepares, where no services are told of. */
const WAYS_ON = [
  "See what to have ready",
  "Prepare for the talk",
  "What to have at hand",
  "Start with your notes",
  "Before you get in touch",
] as const;

function moreLink(sections: readonly Section[], random: Streams): Link {
  return sections.some(({ id }) => id === "services")
    ? { href: "#services", text: "See the services" }
    : { href: "#prepare", text: pick(random("more"), WAYS_ON) };
}

function countyMap({ city, facts }: Site): PageContent["map"] {
  if (facts === null || facts.outline === null) return null;
  const { outline, county } = facts;
  const caption = county === null ? `${city} on the map` : `${county} with ${city} marked`;
  return { outline, caption };
}

import type { Random } from "../seed.ts";
import { pick, sample, sampleInOrder, stream } from "../seed.ts";
import type { Site } from "../site.ts";
import type { FaqSlot, SectionId, TitledSlot, TradePack, Variants } from "../trades/trade-pack.ts";
import { factLines, mapLinks } from "./area.ts";
import { callToAction, contactDetails } from "./contact.ts";
import { fill } from "./grammar.ts";
import type { PageContent, Section, Titled } from "./page-content.ts";
import { cityAndState, siteLabel } from "./site-words.ts";

type BodySection = Exclude<SectionId, "contact">;

/** Three orders of one page. */
const ORDERS: readonly BodySection[][] = [
  ["describe", "process", "hire", "price", "area", "questions"],
  ["hire", "describe", "area", "price", "process", "questions"],
  ["describe", "price", "area", "hire", "process", "questions"],
];

const PREP_ITEMS = 8;
const ASK_ITEMS = 6;
const PRICE_ITEMS = 5;
const FAQ_ITEMS = 7;

type Context = { site: Site; pack: TradePack; random: (kind: string) => Random };

/** Chooses every word of the page, by streams of its own for each kind of choice (GS-10). */
export function composePage(site: Site, pack: TradePack): PageContent {
  const source = { ...site, state: site.state.code };
  const random = (kind: string) => stream(source, `${pack.slug}:${kind}`);
  const context = { site, pack, random };
  const contact = { ...opening(context, "contact"), ...contactDetails(site) };
  return {
    label: siteLabel(site),
    heading: `${site.service} in ${cityAndState(site)}`,
    eyebrow: site.facts?.county ? `${site.facts.county}, ${site.facts.state}` : "Local guide",
    lead: pick(random("lead"), pack.leads),
    action: callToAction(site),
    map: countyMap(site),
    sections: pick(random("order"), ORDERS).flatMap((id) => composeSection(context, id) ?? []),
    contact,
  };
}

function countyMap({ city, facts }: Site): PageContent["map"] {
  if (facts === null || facts.outline === null) return null;
  const { outline, county } = facts;
  const caption = county === null ? `${city} on the map` : `${county} with ${city} marked`;
  return { outline, caption };
}

function opening({ site, pack, random }: Context, id: SectionId) {
  return {
    id,
    title: fill(pick(random(`${id}:heading`), pack.headings[id]), site.city),
    intro: pick(random(`${id}:intro`), pack.intros[id]),
  };
}

/** Null when there is nothing true to say, as about a city we do not know. */
function composeSection(context: Context, id: BodySection): Section | null {
  const { pack, random } = context;
  const start = opening(context, id);
  const chance = random(id);
  switch (id) {
    case "describe":
      return { ...start, kind: "checklist", items: variantsOf(chance, pack.prep, PREP_ITEMS) };
    case "hire":
      return { ...start, kind: "asks", items: titled(chance, pack.askBefore, ASK_ITEMS) };
    case "process":
      return { ...start, kind: "steps", items: titled(chance, pack.process, pack.process.length) };
    case "price":
      return { ...start, kind: "factors", items: titled(chance, pack.priceFactors, PRICE_ITEMS) };
    case "questions":
      return { ...start, kind: "faq", items: faqItems(chance, pack.faqs) };
    case "area":
    default:
      return areaSection(context, start);
  }
}

/** Slots keep their order: lists go from the first thing to know to the last. */
function variantsOf(chance: Random, slots: readonly Variants[], length: number): string[] {
  return sampleInOrder(chance, slots, length).map((slot) => pick(chance, slot));
}

function titled(chance: Random, slots: readonly TitledSlot[], length: number): Titled[] {
  return sampleInOrder(chance, slots, length).map(({ title, text }) => ({
    title: pick(chance, title),
    text: pick(chance, text),
  }));
}

function faqItems(chance: Random, slots: readonly FaqSlot[]): Titled[] {
  return sample(chance, slots, FAQ_ITEMS).map(({ question, answer }) => ({
    title: pick(chance, question),
    text: pick(chance, answer),
  }));
}

function areaSection({ site }: Context, start: ReturnType<typeof opening>): Section | null {
  const { facts } = site;
  if (facts === null) return null;
  const { zips, nearby } = facts;
  return {
    ...start,
    kind: "area",
    facts: factLines(facts),
    zips,
    nearby,
    mapLinks: mapLinks(site, facts),
  };
}

import { fillPerson, slug } from "../text.ts";
import type { CatalogueService, Trade } from "../trades/trade.ts";
import type { Context } from "./context.ts";
import { openingOf } from "./context.ts";
import { catalogueService, offeredHere, sampleFitting } from "./offered.ts";
import { countCityPieces } from "./proof-sections.ts";
import { serviceKeys } from "./service-keys.ts";
import type { Section, ServiceItem, Situation, Titled } from "./page-content.ts";

/** How many of a pack's entries a page shows; each page chooses which ones, and in which words. */
const SHOWN = { services: 8, problems: 5, questions: 6, notes: 2 };
/** The numbers where the firm has ticked enough services to fill a page with what it offers. */
const OFFERED = { problems: 4, questions: 4, notes: 1 };
const MANY_OFFERED = 4;
/** The least numbers, where the firm shows much of its own. */
const LEAST = { problems: 2, questions: 3, notes: 1 };

/**
 * Where the firm shows its own work in this city, a page has fewer texts that any firm could have: one entry fewer for every two pieces.
 */
function countShown({ plan }: Context, kind: keyof typeof LEAST): number {
  const most = offeredHere(plan).length >= MANY_OFFERED ? OFFERED[kind] : SHOWN[kind];
  const fewer = Math.floor(countCityPieces(plan.site) / 2);
  return Math.max(LEAST[kind], most - fewer);
}

/** What the business offers, in its order; or else common work of the trade, without a claim that the firm offers it (GS-4). */
export function servicesSection(context: Context): Section | null {
  const { trade, site } = context.plan;
  const offered = site.business?.services ?? [];
  const items = offered.length > 0 ? offeredItems(context) : commonItems(context, trade);
  if (items.length === 0) return null;
  return {
    ...openingOf(context, "services"),
    kind: "services",
    isOffered: offered.length > 0,
    items,
  };
}

/** Services of the page's own trade first. The business's own sentence takes precedence over the catalogue's. */
function offeredItems({ plan, streams, tone }: Context): ServiceItem[] {
  const { site, trade } = plan;
  const words = streams("services:texts");
  const own = (slugOfTrade: string) => (slugOfTrade === trade?.slug ? 0 : 1);
  const offered = (site.business?.services ?? []).toSorted((a, b) => own(a.trade) - own(b.trade));
  const keys = serviceKeys(offered, trade);
  const items = offered.map((service) => {
    const known = catalogueService(service.trade, service.id);
    return {
      key: keys.get(service) ?? "",
      title: service.name || (known?.name ?? ""),
      text: service.sentence || (known === undefined ? "" : words.pick(textsOf(known, tone))),
      price: service.priceNote,
    };
  });
  return items.filter(({ title }) => title !== "");
}

/** With only two texts for each service, the pages of a firm would be too similar. */
const textsOf = ({ we, plain }: CatalogueService, tone: Context["tone"]) =>
  tone === "we" ? [...we, ...plain] : plain;

function commonItems({ streams }: Context, trade: Trade | null): ServiceItem[] {
  if (trade === null) return [];
  const words = streams("services:texts");
  return streams("services:slots")
    .sample(trade.services, SHOWN.services)
    .map(({ id, name, plain }) => ({
      key: `services.${id}`,
      title: name,
      text: words.pick(plain),
      price: "",
    }));
}

export function problemsSection(context: Context): Section | null {
  const { plan, streams } = context;
  if (plan.trade === null) return null;
  const words = streams("problems:texts");
  const slots = streams("problems:slots");
  const count = countShown(context, "problems");
  const items = sampleFitting(plan.trade.problems, { count, plan, slots }).map(({ title, text }) =>
    titled("problems", title, words.pick(text)),
  );
  if (items.length === 0) return null;
  return { ...openingOf(context, "problems"), kind: "problems", items };
}

const titled = (section: string, title: string, text: string): Titled => ({
  key: `${section}.${slug(title).slice(0, 60)}`,
  title,
  text,
});

/** Every situation of the trade, not one at random, in fixed words: they are safety steps of an office. */
export function emergencySection(context: Context): Section | null {
  const { trade } = context.plan;
  if (trade === null || trade.emergency === null) return null;
  const situations = trade.emergency.map(({ title, steps, source }): Situation => {
    const key = `emergency.${slug(title).slice(0, 60)}`;
    return {
      key,
      title,
      steps: steps.map((text, index) => ({ key: `${key}.${index + 1}`, text })),
      source: { href: source.url, text: source.title },
    };
  });
  return { ...openingOf(context, "emergency"), kind: "emergency", situations };
}

export function questionsSection(context: Context): Section | null {
  const { plan, streams } = context;
  const { trade } = plan;
  if (trade === null) return null;
  const words = streams("questions:texts");
  const slots = streams("questions:slots");
  // All are chosen first, and the last ones then left out, so that evidence changes only how many are shown, never which or in what words.
  const items = sampleFitting(trade.questions, { count: SHOWN.questions, plan, slots })
    .map(({ question, answer }) => titled("questions", question, words.pick(answer)))
    .slice(0, countShown(context, "questions"));
  const notes = slots.sampleInOrder(trade.national, SHOWN.notes).map(({ text, link }) => ({
    key: `questions.${slug(link.text)}`,
    text: fillPerson(words.pick(text), trade.names.person),
    link,
  }));
  return {
    ...openingOf(context, "questions"),
    kind: "faq",
    items,
    notes: notes.slice(0, countShown(context, "notes")),
  };
}

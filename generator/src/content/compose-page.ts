import { raw } from "../html.ts";
import type { PagePlan } from "../plan-page.ts";
import { cityAndCode, cityAndState } from "../plan-page.ts";
import type { Streams } from "../seed.ts";
import type { TradeFamily } from "../trades/trade.ts";
import { areaSection } from "./area.ts";
import { callToAction, contactSection, firmOf } from "./contact.ts";
import type { Context } from "./context.ts";
import { contextOf, openingOf } from "./context.ts";
import { formSection } from "../lead-form/form-section.ts";
import { headTexts } from "./head-texts.ts";
import { offerButtons, offerLead } from "./offer-words.ts";
import type {
  FactLine,
  Hero,
  HeroPicture,
  Link,
  PageContent,
  Photo,
  Section,
  SectionId,
} from "./page-content.ts";
import {
  heroPhoto,
  heroProof,
  jobsSection,
  peopleSection,
  pricesSection,
  quotesSection,
} from "./proof-sections.ts";
import {
  emergencySection,
  problemsSection,
  questionsSection,
  servicesSection,
} from "./sections.ts";
import { WITHOUT_TRADE } from "./words.ts";

/** Three possible orders of the sections; a section without any facts is skipped. Help in an emergency stays near the top. */
const ORDERS = [
  "emergency services jobs quotes area problems people prices about contact form questions",
  "emergency services problems jobs quotes prices area people about contact form questions",
  "emergency services prices problems questions jobs quotes people area about contact form",
].map((order) => order.split(" "));

/** The sections that a page's head may link to, the most important first. */
const ANCHORS: readonly [SectionId, string][] = [
  ["emergency", "Emergency"],
  ["services", "Services"],
  ["jobs", "Recent work"],
  ["area", "Area"],
  ["questions", "Questions"],
  ["contact", "Contact"],
];
const MAX_ANCHORS = 4;

/**
 * Chooses every generated word of the page, with a random stream for each kind of choice (GS-10). `applyOverrides` adds the owner's words.
 */
export function composePage(plan: PagePlan, streams: Streams): PageContent {
  const context = contextOf(plan, streams);
  const photo = heroPhoto(context);
  const made = sectionsById(context, photo);
  const order = streams("order").pick(ORDERS);
  const sections = order.map((id) => made.get(id) ?? null).filter((section) => section !== null);
  return {
    head: headTexts(plan, streams),
    firm: firmOf(plan.site, plan.isLocation),
    hero: heroOf(context, photo, sections),
    trail: [],
    navigation: anchorsOf(sections),
    art: {
      hero: streams("hero").pick([0, 1, 2] as const),
      pattern: streams("motif").pick([0, 1, 2, 3, 4] as const),
      motif: raw(plan.trade?.motif ?? PIN),
    },
    sections,
    ownTexts: [],
  };
}

/** A map pin where two streets cross, for a service of no known trade. */
const PIN =
  '<path d="M3 15.5h5.5M15.5 15.5H21M12 21v-1.5"/><path d="M12 18.5s-5.5-4.6-5.5-9a5.5 5.5 0 0 1 11 0c0 4.4-5.5 9-5.5 9z"/><circle cx="12" cy="9.5" r="2"/>';

function sectionsById(context: Context, photo: Photo | null): Map<string, Section> {
  const sections = [
    emergencySection(context),
    servicesSection(context),
    problemsSection(context),
    areaSection(context),
    jobsSection(context, photo),
    quotesSection(context),
    pricesSection(context),
    peopleSection(context),
    aboutSection(context),
    contactSection(context),
    formSection(context),
    questionsSection(context),
  ];
  return new Map(sections.filter((one) => one !== null).map((one) => [one.id, one]));
}

export function anchorsOf(sections: readonly Section[]): Link[] {
  return ANCHORS.filter(([id]) => sections.some((section) => section.id === id))
    .slice(0, MAX_ANCHORS)
    .map(([id, text]) => ({ href: `#${id}`, text }));
}

function heroOf(context: Context, photo: Photo | null, sections: readonly Section[]): Hero {
  const { plan, streams, tone } = context;
  const { site, trade } = plan;
  const leads = trade === null ? WITHOUT_TRADE.leads : trade.leads[tone];
  const offered = offerButtons(plan);
  const buttons = offered.length > 0 ? offered : (trade ?? WITHOUT_TRADE).ctas;
  return {
    eyebrow: eyebrowOf(plan),
    heading: `${site.service} in ${cityAndState(site)}`,
    lead: offerLead(context) ?? streams("lead").pick(leads),
    proof: heroProof(context),
    action: callToAction(firmOf(site), site.cta, streams("cta").pick(buttons)),
    more: moreLink(sections),
    picture: photo === null ? drawn(context) : { kind: "photo", photo },
  };
}

/** The line above the heading: the firm's name, if it has one, and the place. */
function eyebrowOf({ site, isLocation }: PagePlan): string {
  const { company, facts } = site;
  const county = facts?.county ? `${facts.county}, ${facts.state}` : cityAndCode(site);
  if (isLocation)
    return company.name === "" ? `Serving ${county}` : `${company.name}, serving ${county}`;
  return company.name === "" ? county : `${company.name} · ${county}`;
}

const ALTS: Readonly<Record<TradeFamily | "place", string>> = {
  water: "Drawing of pipes and taps",
  power: "Drawing of a house with its power and air",
  shell: "Drawing of a house and its roof",
  grounds: "Drawing of a yard with trees",
  cleaning: "Drawing of a clean room",
  moving: "Drawing of a truck and boxes",
  rescue: "Drawing of help on its way",
  finish: "Drawing of walls and floors being finished",
  place: "Drawing of a street",
};

function drawn({ plan, streams }: Context): HeroPicture {
  const family = plan.trade?.family ?? "place";
  const variant = streams("picture").pick([0, 1] as const);
  return { kind: "drawn", family, variant, alt: ALTS[family] };
}

function moreLink(sections: readonly Section[]): Link | null {
  if (sections.some(({ kind }) => kind === "form"))
    return { href: "#form", text: "Send a message" };
  const services = sections.find(({ kind }) => kind === "services");
  if (services !== undefined) return { href: "#services", text: "See the services" };
  return sections.some(({ kind }) => kind === "area")
    ? { href: "#area", text: "See the area" }
    : null;
}

/** The firm's sentences about itself, when it was founded, and who owns it. */
function aboutSection(context: Context): Section | null {
  const { company, business } = context.plan.site;
  if (business === null || company.name === "") return null;
  const paragraphs = business.about.split("\n").filter(Boolean);
  const facts: FactLine[] = [
    {
      key: "about.founded",
      label: "Founded",
      text: business.founded === null ? "" : String(business.founded),
    },
    { key: "about.owner", label: "Owner", text: business.owner },
  ].filter(({ text }) => text !== "");
  if (paragraphs.length + facts.length === 0) return null;
  const lines = paragraphs.map((text, index) => ({ key: `about.${index + 1}`, text }));
  return { ...openingOf(context, "about"), kind: "about", paragraphs: lines, facts };
}

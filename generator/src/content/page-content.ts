import type { Picture } from "@mainstreet/contract/picture";
import type { Html } from "../html.ts";
import type { NearbyPlace } from "../local-facts.ts";
import type { PlacedForm } from "../site.ts";
import type { TradeFamily } from "../trades/trade.ts";

/** What a section is about; also its anchor, and the first part of the keys of its blocks. */
export type SectionId =
  | "emergency"
  | "services"
  | "problems"
  | "area"
  | "jobs"
  | "quotes"
  | "prices"
  | "people"
  | "about"
  | "contact"
  | "form"
  | "questions"
  | HubSectionId;

/** Sections that only sites of many pages have. */
export type HubSectionId = "locations" | "nearest" | "related";

/** A part of an owner's own text. A link's address is one that the site's pages may have. */
export type OwnPart =
  | { kind: "text" | "bold"; text: string }
  | { kind: "link"; href: string; text: string };

export type OwnLine =
  | { kind: "paragraph"; parts: OwnPart[] }
  | { kind: "list"; items: { parts: OwnPart[] }[] };

/** What an owner wrote in place of a generated text; parsed, never markup. */
export type OwnText = { lines: OwnLine[] };

/** A generated text, or the owner's own. */
export type Words = string | OwnText;

/** A heading with its sentence. The keys of the two blocks are `id` with ".title" and ".intro". */
export type SectionOpening = { id: SectionId; title: string; intro: Words };

/** One paragraph or item with the key by which an owner's own text replaces it: "area.zips", "emergency.gas.2". */
export type Line = { key: string; text: Words };

/** An item of a section: "services.drain-cleaning". Its blocks are the key itself, ".title" and ".text". */
export type Titled = { key: string; title: string; text: Words };

/** A label and what is true; `key` is that of the whole line. */
export type FactLine = { key: string; label: string; text: string };

/** `price` is the business's own note, as "from $89, as of May 2026". */
export type ServiceItem = Titled & { price: string };

/** `source` is null where the owner rewrote a step: the words are no longer those of the office. */
export type Situation = { key: string; title: string; steps: Line[]; source: Link | null };

/** A photo; `root` is the relative path from the page to the site's first page, next to which the picture files are. */
export type Photo = { key: string; picture: Picture; root: string };

/** `when` is "May 2026", `place` "Durham, NC" or empty. */
export type Job = Titled & { place: string; when: string; photos: Photo[] };

/** A customer's words: who said them, and where. Never stars. */
export type Quote = { key: string; text: string; customer: string; source: string };

/** What a kind of job costs, "as of May 2026". */
export type PriceNote = { key: string; title: string; text: string; asOf: string };

export type TeamMember = {
  key: string;
  name: string;
  role: string;
  text: string;
  photo: Photo | null;
};

/** The map of a page's places, numbered as in `nearby`: a picture of outlines and dots; null where no outline is known. */
export type AreaSection = SectionOpening & {
  kind: "area";
  map: HubMap | null;
  nearby: NearbyPlace[];
  /** Places that the business named itself. */
  served: string[];
  facts: FactLine[];
  zips: { listed: string[]; total: number };
  mapLinks: Link[];
};

/** A national fact with the office that states it (GS-7). */
export type Note = { key: string; text: string; link: Link };

/** How to reach the firm, and what it states of itself. It holds only what was given: no line is made up. */
export type ContactSection = SectionOpening & {
  kind: "contact";
  name: string;
  logo: Photo | null;
  phone: Phone | null;
  email: Link | null;
  address: string[];
  /** Days with their times, "Monday to Friday" and "8 am to 5 pm"; or else lines as the user typed them, without a label. */
  hours: FactLine[];
  holidays: FactLine[];
  /** License, insurance, payment, languages. */
  facts: FactLine[];
  links: Link[];
};

/** The form with which a visitor writes to the firm. */
export type FormSection = SectionOpening & {
  kind: "form";
  form: PlacedForm;
  /** "Kernersville, NC" on the page of another location; empty on the others. */
  place: string;
  /** The address of the privacy page. */
  privacy: string;
};

/**
 * The sections after the hero, in the order of the page. `id` is the subject of a section, `kind` its structure: a theme has one form for
 * each kind.
 */
export type Section =
  /** What to do until help arrives: one to four situations, each in a fold. Near the top. */
  | (SectionOpening & { kind: "emergency"; situations: Situation[] })
  /** Offered ones (ticked by the business, 1 to 60), or common ones of the trade (8). */
  | (SectionOpening & { kind: "services"; isOffered: boolean; items: ServiceItem[] })
  /** What a customer notices, and what is done about it; up to six. */
  | (SectionOpening & { kind: "problems"; items: Titled[] })
  | AreaSection
  /** Jobs that were done, newest first, and further photos. Either list may be empty. */
  | (SectionOpening & { kind: "jobs"; items: Job[]; photos: Photo[] })
  | (SectionOpening & { kind: "quotes"; items: Quote[] })
  | (SectionOpening & { kind: "prices"; items: PriceNote[] })
  | (SectionOpening & { kind: "people"; items: TeamMember[] })
  /** The firm's own words, or the user's description of a service; and what it states of itself (founded, owner). */
  | (SectionOpening & { kind: "about"; paragraphs: Line[]; facts: FactLine[] })
  | ContactSection
  | FormSection
  /** Five to eight; at most two national facts below them. */
  | (SectionOpening & { kind: "faq"; items: Titled[]; notes: Note[] })
  | HubSection;

/** Sections of a site of many pages (GS-29). */
export type HubSection =
  /** On the first page: every location on one drawing, and links to them; `all` when the list is not whole. */
  | (SectionOpening & { kind: "hub"; map: HubMap | null; places: PlaceLink[]; all: Link | null })
  /** The index of locations; a county without a name holds the places whose county is in doubt. */
  | (SectionOpening & { kind: "directory"; states: StatePlaces[] })
  /** The locations around a page's own; four to six. */
  | (SectionOpening & { kind: "nearest"; places: PlaceLink[]; all: Link })
  /** Other services of the site; those without an address have no page. */
  | (SectionOpening & { kind: "offers"; items: Offer[]; all: Link | null });

/** A location: "Clemmons, NC", "9 miles SW" (or nothing); no address where it is the page itself. */
export type PlaceLink = { href: string | null; name: string; detail: string };

export type StatePlaces = {
  name: string;
  counties: { name: string | null; places: PlaceLink[] }[];
};

export type Offer = { title: string; text: string | null; href: string | null };

/**
 * Outlines (SVG path data with the transform that puts each in its place; `isOwn` where a location lies
 * in it) and dots, the main location first, on a field of 216 × 184 around 0, 0.
 */
export type HubMap = {
  caption: string;
  outlines: { path: string; transform: string; isOwn: boolean }[];
  dots: { x: number; y: number }[];
};

export type Link = { href: string; text: string };

/** A phone number as people read it, as a phone dials it, and as bare digits. */
export type Phone = Link & { number: string };

export type HeadTexts = { title: string; description: string };

/** A breadcrumb; the last one is the page itself and has no address. */
export type Crumb = { href: string | null; text: string };

/** The one thing to do: call, or write when there is no phone. `detail` is the number or address itself. */
export type CallToAction = { kind: "phone" | "email"; href: string; text: string; detail: string };

/** The one piece of proof next to the offer: a customer's words with who said them, or a fact with its label. */
export type HeroProof = { kind: "quote" | "fact"; text: string; by: string };

/** A photo of the firm's own, or until there is one a drawing of the trade's family ("place" where no trade is known). */
export type HeroPicture =
  | { kind: "photo"; photo: Photo }
  | { kind: "drawn"; family: TradeFamily | "place"; variant: 0 | 1; alt: string };

/** What, where, who, how to reach them. Blocks: "hero.eyebrow", "hero.heading", "hero.lead", "hero.proof". */
export type Hero = {
  /** The line above the heading: the firm's name, if it has one, and the place. */
  eyebrow: string;
  heading: string;
  lead: Words;
  proof: HeroProof | null;
  action: CallToAction | null;
  /** A second, less prominent link, into the page; null where there is nothing to link to. */
  more: Link | null;
  picture: HeroPicture;
};

/** Seeded choices of form, for a theme to read as its own layout allows (GS-10, GS-17). */
export type Art = {
  /** Which of three heroes. */
  hero: 0 | 1 | 2;
  /** Which of five patterns. */
  pattern: 0 | 1 | 2 | 3 | 4;
  /** The content of an `<svg viewBox="0 0 24 24">`: the trade's drawing, in lines without a color. */
  motif: Html;
};

/** For the header and the footer of every page. */
export type Firm = {
  /** The firm's name, or the service and city. */
  label: string;
  phone: Phone | null;
  email: Link | null;
  address: string[];
};

/** All words of a page, chosen and in order; a theme adds the layout. */
export type PageContent = {
  /** For the document's head. */
  head: HeadTexts;
  firm: Firm;
  hero: Hero;
  /** The breadcrumbs from the site's first page; empty on that page, and where it is the only one. */
  trail: Crumb[];
  /** At most four of the sections, for the page's head. */
  navigation: Link[];
  art: Art;
  sections: Section[];
  /** The owner's own texts that the page prints, plain, with the keys of their blocks. */
  ownTexts: { key: string; text: string }[];
};

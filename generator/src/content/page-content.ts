import type { Html } from "../html.ts";
import type { CountyOutline, NearbyPlace } from "../local-facts.ts";
import type { SectionId } from "../trades/trade-pack.ts";

/** Sections that only sites of many pages have. */
export type HubSectionId = "locations" | "nearest" | "related" | "about";

/** A heading with its sentence, and the anchor it is reached by. */
export type Opening = { id: SectionId | HubSectionId; title: string; intro: string };

export type Titled = { title: string; text: string };

/** One line of a list of facts: a label and what is true. */
export type FactLine = { label: string; text: string };

export type AreaSection = Opening & {
  kind: "area";
  facts: FactLine[];
  zips: { listed: string[]; total: number };
  nearby: NearbyPlace[];
  mapLinks: Link[];
};

/** A national fact with the office that says so (GS-7). */
export type Note = { text: string; link: Link };

/**
 * The sections between hero and contact, in the order of the page. `id` is what a section is about,
 * `kind` what it is made of: a theme gives each kind one form.
 */
export type Section =
  /** Services by name; six. */
  | (Opening & { kind: "services"; items: Titled[] })
  /** Short observations, no order; six. */
  | (Opening & { kind: "signs"; items: string[] })
  /** Ordered things to do in one situation; five to seven, to be printed. */
  | (Opening & { kind: "actions"; situation: string; items: string[] })
  /** Things to tick off; six to eight. */
  | (Opening & { kind: "checklist"; items: string[] })
  /** Questions with reasons; six or eight. National facts below them, at most two. */
  | (Opening & { kind: "asks"; items: Titled[]; notes: Note[] })
  /** Ordered stages; five. */
  | (Opening & { kind: "steps"; items: Titled[] })
  /** Short heads with a text each; four to six. Terms and seasons too. */
  | (Opening & { kind: "factors"; items: Titled[] })
  | (Opening & { kind: "faq"; items: Titled[] })
  | AreaSection
  | HubSection;

/** Sections of a site of many pages (GS-29). */
export type HubSection =
  /** On the first page: every location on one drawing, and links to them; `all` when the list is not whole. */
  | (Opening & { kind: "hub"; map: HubMap | null; places: PlaceLink[]; all: Link | null })
  /** The index of locations; a county without a name holds the places whose county is in doubt. */
  | (Opening & { kind: "directory"; map: HubMap | null; states: StatePlaces[] })
  /** The locations around a page's own; four to six. */
  | (Opening & { kind: "nearest"; places: PlaceLink[]; all: Link })
  /** Other services of the site; those without an address have no page. */
  | (Opening & { kind: "offers"; items: Offer[]; all: Link | null })
  /** The user's description of a service. */
  | (Opening & { kind: "about"; paragraphs: string[] });

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

/** As people read it, as a phone dials it, and its bare number. */
export type Phone = Link & { number: string };

export type HeadTexts = { title: string; description: string };

/** A step of the way to a page; the page itself, which is the last, has no address. */
export type Crumb = { href: string | null; text: string };

/** The one thing to do: call, or write when there is no phone. `detail` is the number or address itself. */
export type CallToAction = { kind: "phone" | "email"; href: string; text: string; detail: string };

/** Only what the user gave: no line is made up. */
export type Contact = Opening & {
  name: string;
  phone: Phone | null;
  email: Link | null;
  address: string[];
  openingHours: string[];
  links: Link[];
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

/**
 * All words of a page, chosen and in order; a theme gives them their form.
 */
export type PageContent = {
  /** For the document's head. */
  head: HeadTexts;
  /** The site's name: the company's name, or the service and city. */
  label: string;
  heading: string;
  /** A line above the heading: where this is. */
  eyebrow: string;
  lead: string;
  action: CallToAction | null;
  /** A second, quieter way on from the hero, into the page. */
  more: Link;
  /** The way here from the site's first page; empty on that page, and where it is the only one. */
  trail: Crumb[];
  /** Four of the sections, for the page's head. */
  navigation: Link[];
  art: Art;
  /** The county map next to the heading, and its caption. */
  map: { outline: CountyOutline; caption: string } | null;
  sections: Section[];
  contact: Contact;
};

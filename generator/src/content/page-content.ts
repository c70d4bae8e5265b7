import type { CountyOutline, NearbyPlace } from "../local-facts.ts";
import type { SectionId } from "../trades/trade-pack.ts";

/** A heading with its sentence, and the anchor it is reached by. */
type Opening = { id: SectionId; title: string; intro: string };

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

/** The sections between hero and contact, in the order of the page. */
export type Section =
  | (Opening & { kind: "checklist"; items: string[] })
  | (Opening & { kind: "asks"; items: Titled[] })
  | (Opening & { kind: "steps"; items: Titled[] })
  | (Opening & { kind: "factors"; items: Titled[] })
  | (Opening & { kind: "faq"; items: Titled[] })
  | AreaSection;

export type Link = { href: string; text: string };

/** The one thing to do: call, or write when there is no phone. `detail` is the number or address itself. */
export type CallToAction = { kind: "phone" | "email"; href: string; text: string; detail: string };

/** Only what the user gave: no line is made up. */
export type Contact = Opening & {
  name: string;
  phone: Link | null;
  email: Link | null;
  address: string[];
  openingHours: string[];
  links: Link[];
};

/** All words of a page, chosen and in order; a theme gives them their form. */
export type PageContent = {
  /** Who is speaking: the company's name, or the service and city. */
  label: string;
  heading: string;
  /** A line above the heading: where this is. */
  eyebrow: string;
  lead: string;
  action: CallToAction | null;
  /** The county drawn beside the heading, and what the drawing shows. */
  map: { outline: CountyOutline; caption: string } | null;
  sections: Section[];
  contact: Contact;
};

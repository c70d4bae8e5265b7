import type { BusinessGap } from "@mainstreet/contract/businesses";

type Gap = {
  /** As in "Lacks its phone number, services". */
  name: string;
  /** How it would improve the pages. */
  gain: string;
};

/** What a business can add, in the user's words. */
export const GAPS: Readonly<Record<BusinessGap, Gap>> = {
  phone: { name: "a phone number", gain: "A phone number puts a call button on every page." },
  services: {
    name: "services",
    gain: "Ticked services turn “common work” into what this firm offers.",
  },
  about: { name: "words about itself", gain: "Two sentences let pages speak in the firm’s voice." },
  hours: { name: "opening hours", gain: "Opening hours tell visitors when somebody answers." },
  address: {
    name: "an address",
    gain: "An address, or “service area only”, tells visitors where the firm is.",
  },
  licence: { name: "a licence", gain: "A licence with its board is proof that can be checked." },
  insurance: { name: "insurance", gain: "Insurance answers what careful customers ask first." },
  reviewProfiles: { name: "review profiles", gain: "A review profile lets visitors read others." },
  serviceArea: { name: "a service area", gain: "Places it goes to show up on the pages." },
  logo: { name: "a logo", gain: "A logo makes the pages look like the firm’s own." },
};

const SHOWN = 3;

/** "a phone number, services, opening hours and 2 more". */
export function gapNames(gaps: readonly BusinessGap[]): string {
  const names = gaps.slice(0, SHOWN).map((gap) => GAPS[gap].name);
  const more = gaps.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

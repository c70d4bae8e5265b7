import { siteLabel } from "../plan-page.ts";
import type { Site } from "../site.ts";
import { googleMap } from "./area.ts";
import type { CallToAction, Contact, Link, Phone } from "./page-content.ts";

const MIN_DIGITS = 7;

/**
 * The one formatter of every number on a site (GS-13): ten digits, or eleven beginning with 1, are a US
 * number and read "(336) 555-0142"; more read "+44 (207) 946-0958" (decision D19); seven to nine stay as typed.
 * Null for what nobody could dial.
 */
export function parsePhone(typed: string): Phone | null {
  const digits = typed.replace(/\D/g, "");
  if (digits.length < MIN_DIGITS) return null;
  if (digits.length < 10) return phoneOf(typed, digits);
  const last = digits.slice(-10);
  const national = `(${last.slice(0, 3)}) ${last.slice(3, 6)}-${last.slice(6)}`;
  const country = digits.slice(0, -10) || "1";
  return phoneOf(country === "1" ? national : `+${country} ${national}`, `+${country}${last}`);
}

const phoneOf = (text: string, number: string): Phone => ({ text, href: `tel:${number}`, number });

/** Close enough for a link: one @, a dot after it, nothing that could break out of an address. */
const EMAIL = /^[^\s@<>"'(),:;\\[\]]+@[^\s@<>"'(),:;\\[\]]+\.[^\s@<>"'(),:;\\[\]]+$/u;

function emailLink(email: string): Link | null {
  return EMAIL.test(email)
    ? { href: `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}`, text: email }
    : null;
}

/** Whether the page has a way to reach the firm. */
export function isReachable({ phone, email }: Pick<Site, "phone" | "email">): boolean {
  return parsePhone(phone) !== null || emailLink(email) !== null;
}

/** How to reach the firm, with exactly what the user typed (GS-6, GS-14). */
export function contactDetails(site: Site): Omit<Contact, "id" | "title" | "intro"> {
  return {
    name: siteLabel(site),
    phone: parsePhone(site.phone),
    email: emailLink(site.email),
    address: postalAddress(site),
    openingHours: site.openingHours === "" ? [] : site.openingHours.split("\n"),
    links: [...companyMap(site), ...reviewLink(site)],
  };
}

/**
 * Call, or else write; null when the user gave neither, since a dead button is worse than none (GS-13).
 * `wording` serves when the user typed no words: its `{Call}` becomes what the link does.
 */
export function callToAction(
  { phone, email }: Pick<Contact, "phone" | "email">,
  typed: string,
  wording: string,
): CallToAction | null {
  const link = phone ?? email;
  if (link === null) return null;
  const kind = phone === null ? "email" : "phone";
  const text = typed || wording.replace("{Call}", kind === "phone" ? "Call" : "Write");
  return { kind, href: link.href, text, detail: link.text };
}

/** The lines of the company's address that were typed. */
function postalAddress({ company }: Site): string[] {
  const { street, city, state, zip } = company.address;
  const place = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [street, place].filter(Boolean);
}

function companyMap(site: Site): Link[] {
  const { latitude, longitude, address } = site.company;
  const hasPosition = latitude !== null && longitude !== null;
  if (!hasPosition && address.street === "") return [];
  const query = hasPosition ? `${latitude},${longitude}` : postalAddress(site).join(", ");
  return [{ href: googleMap(query), text: "Show on a map" }];
}

function reviewLink({ reviewProfileUrl }: Site): Link[] {
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(reviewProfileUrl) ?? [];
  return host === undefined
    ? []
    : [{ href: reviewProfileUrl, text: `Read reviews on ${host.replace(/^www\./, "")}` }];
}

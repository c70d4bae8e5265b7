import { firmLabel } from "../plan-page.ts";
import type { Site } from "../site.ts";
import { listed } from "../text.ts";
import { googleMap } from "./area.ts";
import type { Context } from "./context.ts";
import { openingOf } from "./context.ts";
import { holidayLines, hoursLines } from "./hours.ts";
import { licenceText } from "./licence.ts";
import type { CallToAction, ContactSection, FactLine, Firm, Link, Phone } from "./page-content.ts";

const MIN_DIGITS = 7;

/**
 * The one formatter of every number on a site (GS-13): ten digits, or eleven beginning with 1, are a US
 * number and read "(336) 555-0142"; more read "+44 (207) 946-0958" (decision D19); seven to nine stay as typed.
 * Null for a text that nobody could dial.
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

/** Exact enough for a link: one @, a dot after it, and no character that could end the address. */
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

/** For the header and the footer. A page about another location has no address: none is implied there (GS-29). */
export function firmOf(site: Site, isLocation = false): Firm {
  return {
    label: firmLabel(site),
    phone: parsePhone(site.phone),
    email: emailLink(site.email),
    address: isLocation ? [] : postalAddress(site),
  };
}

/** How to reach the firm, and the facts that it states; null when there is nothing to print. */
export function contactSection(context: Context): ContactSection | null {
  const { site, isLocation } = context.plan;
  const { phone, email, address } = firmOf(site, isLocation);
  const logo = site.business?.logo ?? null;
  const details = {
    phone,
    email,
    address,
    ...openingTimes(site),
    facts: statedFacts(site),
    links: [...(isLocation ? [] : companyMap(site)), ...reviewLinks(site)],
  };
  const lists = [address, details.hours, details.facts, details.links];
  if (phone === null && email === null && lists.every(({ length }) => length === 0)) return null;
  return {
    ...openingOf(context, "contact"),
    kind: "contact",
    name: firmLabel(site),
    logo: logo && { key: "contact.logo", picture: logo, root: context.root },
    ...details,
  };
}

/** Hours by weekday where the business's hours apply to the site (`businessOnPage`), else the lines as typed. */
function openingTimes({
  openingHours,
  business,
}: Site): Pick<ContactSection, "hours" | "holidays"> {
  if (business !== null && business.hours !== null)
    return { hours: hoursLines(business.hours), holidays: holidayLines(business.holidays) };
  const lines = openingHours === "" ? [] : openingHours.split("\n");
  const hours = lines.map((text, index) => ({
    key: `contact.hours-${index + 1}`,
    label: "",
    text,
  }));
  return { hours, holidays: holidayLines(business?.holidays ?? []) };
}

/** License, insurance, payment and languages, each exactly as the business gave it. */
function statedFacts({ business }: Site): FactLine[] {
  if (business === null) return [];
  const { licence, insurance, paymentKinds, languages } = business;
  const number = licenceText(licence);
  const lines = [
    ["license", "License", number && `No. ${number}`],
    ["insurance", "Insurance", insurance],
    ["payment", "Payment", listed(paymentKinds)],
    ["languages", "Languages", listed(languages)],
  ] as const;
  return lines
    .filter(([, , text]) => text !== "")
    .map(([key, label, text]) => ({ key: `contact.${key}`, label, text }));
}

/**
 * The button: call, or else write; null when the user gave neither, since a dead button is worse than none (GS-13). `wording` is used when
 * the user typed no words; its `{Call}` becomes "Call" or "Write".
 */
export function callToAction(
  { phone, email }: Pick<Firm, "phone" | "email">,
  typed: string,
  wording: string,
): CallToAction | null {
  const link = phone ?? email;
  if (link === null) return null;
  const kind = phone === null ? "email" : "phone";
  const text = typed || wording.replace("{Call}", kind === "phone" ? "Call" : "Write");
  return { kind, href: link.href, text, detail: link.text };
}

/** The lines of the company's address that were typed; none for a firm that only comes to its customers. */
function postalAddress({ company, business }: Site): string[] {
  if (business?.serviceAreaOnly) return [];
  const { street, city, state, zip } = company.address;
  const place = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [street, place].filter(Boolean);
}

function companyMap(site: Site): Link[] {
  if (site.business?.serviceAreaOnly) return [];
  const { latitude, longitude, address } = site.company;
  const hasPosition = latitude !== null && longitude !== null;
  if (!hasPosition && address.street === "") return [];
  const query = hasPosition ? `${latitude},${longitude}` : postalAddress(site).join(", ");
  return [{ href: googleMap(query), text: "Show on a map" }];
}

/** Pages elsewhere that collect the firm's reviews (GS-6): they are only linked. */
export function reviewProfiles({ reviewProfileUrl, business }: Site): string[] {
  const all = [reviewProfileUrl, ...(business?.reviewProfiles ?? [])];
  return [...new Set(all)].filter((url) => HOST.test(url));
}

const HOST = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i;

function reviewLinks(site: Site): Link[] {
  return reviewProfiles(site).map((href) => {
    const [, host = ""] = HOST.exec(href) ?? [];
    return { href, text: `Read reviews on ${host.replace(/^www\./, "")}` };
  });
}

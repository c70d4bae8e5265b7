import { parsePhone } from "../phone.ts";
import type { Site } from "../site.ts";
import { googleMap } from "./area.ts";
import type { CallToAction, Contact, Link } from "./page-content.ts";
import { siteLabel } from "./site-words.ts";

/** Close enough for a link: one @, a dot behind it, nothing that could break out of an address. */
const EMAIL = /^[^\s@<>"'(),:;\\[\]]+@[^\s@<>"'(),:;\\[\]]+\.[^\s@<>"'(),:;\\[\]]+$/u;

type Reach = Pick<Site, "phone" | "email">;

function emailLink({ email }: Reach): Link | null {
  return EMAIL.test(email)
    ? { href: `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}`, text: email }
    : null;
}

function phoneLink({ phone: given }: Reach): Link | null {
  const phone = parsePhone(given);
  return phone && { href: phone.href, text: phone.display };
}

/**
 * Call, or else write; null when the user gave neither, since a dead button is worse than none (GS-13).
 * `wording` serves when the user gave no words: its `{Call}` becomes what the link does.
 */
export function callToAction(site: Site, wording: string): CallToAction | null {
  const phone = phoneLink(site);
  const email = phone === null ? emailLink(site) : null;
  const link = phone ?? email;
  if (link === null) return null;
  const kind = phone === null ? "email" : "phone";
  const text = site.cta || wording.replace("{Call}", kind === "phone" ? "Call" : "Write");
  return { kind, href: link.href, text, detail: link.text };
}

/** Whether the page says how to reach anyone. */
export function isReachable(site: Reach): boolean {
  return (phoneLink(site) ?? emailLink(site)) !== null;
}

/** How to reach the firm, exactly as far as the user said (GS-6, GS-14). */
export function contactDetails(site: Site): Omit<Contact, "id" | "title" | "intro"> {
  return {
    name: siteLabel(site),
    phone: phoneLink(site),
    email: emailLink(site),
    address: postalAddress(site),
    openingHours: site.openingHours === "" ? [] : site.openingHours.split("\n"),
    links: [...companyMap(site), ...reviewLink(site)],
  };
}

/** The lines of the company's address that were typed. */
function postalAddress({ company }: Site): string[] {
  const { street, city, state, zip } = company.address;
  const place = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [street, place].filter(Boolean);
}

function companyMap(site: Site): Link[] {
  const { latitude, longitude } = site.company;
  if (latitude !== null && longitude !== null)
    return [{ href: googleMap(`${latitude},${longitude}`), text: "Show on a map" }];
  const address = postalAddress(site).join(", ");
  return site.company.address.street === ""
    ? []
    : [{ href: googleMap(address), text: "Show on a map" }];
}

function reviewLink({ reviewProfileUrl }: Site): Link[] {
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(reviewProfileUrl) ?? [];
  return host === undefined
    ? []
    : [{ href: reviewProfileUrl, text: `Read reviews on ${host.replace(/^www\./, "")}` }];
}

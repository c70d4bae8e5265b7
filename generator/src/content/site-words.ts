import type { Site } from "../site.ts";

/** A text of one line, without control characters: most are. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One line without stray controls, for files that are not HTML too. */
export function cleanText(text: string): string {
  if (text === "" || CLEAN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Lines are kept in the opening hours only. */
export function cleanLines(text: string): string {
  return text.split("\n").map(cleanText).filter(Boolean).join("\n");
}

/** The site with every text of the user on one line, without control characters and broken surrogates. */
export function cleanSite(site: Site): Site {
  const { company } = site;
  const { street, city, state, zip } = company.address;
  return {
    ...site,
    service: capitalise(cleanText(site.service)),
    city: cleanText(site.city),
    state: { code: cleanText(site.state.code), name: cleanText(site.state.name) },
    zip: cleanText(site.zip),
    phone: cleanText(site.phone),
    email: cleanText(site.email),
    metaTitle: cleanText(site.metaTitle),
    metaDescription: cleanText(site.metaDescription),
    cta: cleanText(site.cta),
    openingHours: cleanLines(site.openingHours),
    company: {
      ...company,
      name: cleanText(company.name),
      address: {
        street: cleanText(street),
        city: cleanText(city),
        state: cleanText(state),
        zip: cleanText(zip),
      },
    },
  };
}

/** "plumbing" → "Plumbing"; the rest stays as typed ("HVAC repair", "iPhone repair" keeps its own). */
export function capitalise(text: string): string {
  const [first = ""] = text;
  const hasOwnCase = /^\p{Ll}\p{Lu}/u.test(text);
  return hasOwnCase ? text : first.toUpperCase() + text.slice(first.length);
}

/** "Winston-Salem, NC"; the city alone when the state is unknown. */
export function cityAndCode({ city, state }: Pick<Site, "city" | "state">): string {
  return state.code === "" ? city : `${city}, ${state.code}`;
}

/** "Winston-Salem, North Carolina", but "Washington, DC", as everyone writes it. */
export function cityAndState({ city, state }: Site): string {
  if (state.code === "DC" || state.name === "") return cityAndCode({ city, state });
  return `${city}, ${state.name}`;
}

/** The company's name, or else the service and city: a name is never made up (GS-14). */
export function siteLabel(site: Site): string {
  return site.company.name || `${site.service} in ${site.city}`;
}

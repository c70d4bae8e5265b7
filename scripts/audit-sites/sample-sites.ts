import { BLANK_CONTENT } from "../../contract/src/content-names.ts";
import { publishedContent } from "../../contract/src/published-content.ts";
import { stateName } from "../../contract/src/us-states.ts";
import type { LocalFacts } from "../../generator/src/local-facts.ts";
import { chooseAttempt } from "../../generator/src/similarity/choose-attempt.ts";
import { createSignatureIndex } from "../../generator/src/similarity/signature.ts";
import type { Site } from "../../generator/src/site.ts";
import { PALETTES } from "../../generator/src/themes/palettes.ts";
import { THEMES } from "../../generator/src/themes/find-theme.ts";
import { TRADES } from "../../generator/src/trades/all-trades.ts";
import { localFacts } from "../../server/src/features/places/local-facts.ts";
import { placePack } from "../../server/src/features/places/pack.ts";
import { largestFirst, placeAt } from "../../server/src/features/places/place.ts";
import { findPlace } from "../../server/src/features/places/places.ts";

/** Cities with everything that can cause errors: dots, apostrophes, hyphens, accents, no county, no neighbors. */
export const HARD_CITIES: readonly (readonly [city: string, code: string])[] = [
  ["St. Louis", "MO"],
  ["Winston-Salem", "NC"],
  ["O'Fallon", "MO"],
  ["Coeur d'Alene", "ID"],
  ["New York", "NY"],
  ["La Cañada Flintridge", "CA"],
  ["Laredo", "TX"],
  ["Washington", "DC"],
];

/** A name of each trade's own, and two services that have no pack. */
export const SERVICES: readonly string[] = [
  ...TRADES.map(({ names }) => names.noun),
  "Dog grooming",
  "Mobile notary",
];

const EMPTY: Omit<Site, "siteKey" | "facts"> = {
  ...publishedContent({ ...BLANK_CONTENT, phone: "3365550142" }),
  attempt: 0,
  siteUrl: "https://sample.netlify.app/",
  formerUrl: "",
  readsHeadersFile: true,
  verification: [],
  trade: "",
  business: null,
  evidence: [],
  overrides: {},
  form: null,
  wasIndexed: false,
  likeness: null,
  lastModified: "2026-11-20",
};

/** A site in a real place with nothing typed but a phone. */
export function siteIn(
  [city, code]: readonly [city: string, code: string],
  changes: Partial<Site> = {},
): Site {
  return {
    ...EMPTY,
    siteKey: "k3v9x2m4q7",
    service: "Plumbing",
    city,
    state: { code, name: stateName(code) ?? "" },
    facts: factsOf(city, code),
    ...changes,
  };
}

const known = new Map<string, LocalFacts | null>();

function factsOf(city: string, code: string): LocalFacts | null {
  const key = `${city}, ${code}`;
  const place = known.has(key) ? undefined : findPlace(city, code);
  if (!known.has(key)) known.set(key, place === undefined ? null : localFacts(place));
  return known.get(key) ?? null;
}

/** What users type, one case after the other: nothing, a whole firm, an email only, a bucket as the host, an owner's tag. */
const TYPED: readonly Partial<Site>[] = [
  {},
  {
    company: {
      name: "Ray & Daughters",
      address: { street: "1 Main St", city: "Springfield", state: "MO", zip: "65801" },
      latitude: 37.20896,
      longitude: -93.29229,
    },
    email: "ray@example.com",
    openingHours: "Mon–Fri 8–5\nSat by appointment",
    reviewProfileUrl: "https://reviews.example.com/ray",
  },
  { phone: "", email: "ray@example.com" },
  { readsHeadersFile: false, siteUrl: "http://sites.s3-website.us-east-1.amazonaws.com/sample/" },
  {
    company: { ...EMPTY.company, name: "O’Neil’s" },
    cta: "Ring us up",
    verification: [{ provider: "google-site-verification", token: "abcdefghijklmnopqrstuvwxyz" }],
  },
];

/** A design for each number: every theme in every palette, one after the other. */
function designNumber(number: number): Site["design"] {
  const palette = Math.floor(number / THEMES.length) % PALETTES.length;
  return {
    theme: THEMES[number % THEMES.length]?.slug ?? "",
    palette: PALETTES[palette]?.slug ?? "",
  };
}

/** Every service in every hard city, with all themes and palettes and all cases of what users type; and an unknown city. */
export function sampleSites(): Site[] {
  const places = SERVICES.flatMap((service) => HARD_CITIES.map((city) => ({ service, city })));
  const sites = places.map(({ service, city }, index) =>
    siteIn(city, {
      siteKey: `sample${index}`,
      service,
      design: designNumber(index),
      ...TYPED[index % TYPED.length],
    }),
  );
  return [
    ...sites,
    siteIn(["Nowhere Known", "KS"], { siteKey: "unknown", design: designNumber(0) }),
  ];
}

/** A dozen of these, which include every service, city, theme and case of what users type. */
export function shortSample(): Site[] {
  const all = sampleSites();
  const chosen = all.filter((_, index) => index % (HARD_CITIES.length - 2) === 0);
  return [...chosen, ...all.slice(-1)];
}

/** The largest cities that may be named, each with a site of that service, as one account's bulk run would make them. */
export function cityRun(service: string, count: number): Site[] {
  const others = createSignatureIndex();
  return largestCities(count).map((city, index) => {
    const site = siteIn(city, { service, siteKey: `${service}${index}` });
    const { attempt, signature } = chooseAttempt(site, others);
    others.add(site.siteKey, signature);
    return { ...site, attempt };
  });
}

function largestCities(count: number): [city: string, code: string][] {
  const { source } = placePack().places;
  const printable = Array.from(source, (letter, id) => ("ps".includes(letter) ? -1 : id));
  return largestFirst(printable.filter((id) => id >= 0))
    .slice(0, count)
    .map(placeAt)
    .map(({ name, state }) => [name, state]);
}

import { BLANK_BUSINESS } from "../../contract/src/business-content.ts";
import type { Picture } from "../../contract/src/picture.ts";
import { formContentOf } from "../../generator/src/lead-form/form-content.ts";
import type { Site } from "../../generator/src/site.ts";
import { PALETTES } from "../../generator/src/themes/palettes.ts";
import { THEMES } from "../../generator/src/themes/find-theme.ts";
import { TRADES } from "../../generator/src/trades/all-trades.ts";
import type { Trade } from "../../generator/src/trades/trade.ts";
import { HARD_CITIES, siteIn } from "./sample-sites.ts";

type City = (typeof HARD_CITIES)[number];

/** Every trade in every theme, for a firm with a record, ticked services, photos and other evidence, and own texts; all with a form. */
export function sampleFirms(): Site[] {
  return TRADES.flatMap((trade, index) =>
    THEMES.map(({ slug: theme }, number) => {
      const city = HARD_CITIES[(index + number) % HARD_CITIES.length] ?? ["Laredo", "TX"];
      const palette = PALETTES[(index * THEMES.length + number) % PALETTES.length]?.slug ?? "";
      const design = { theme, palette };
      return firmIn(city, trade, { siteKey: `firm${index}-${number}`, design });
    }),
  );
}

/** One of each theme, and among them several trades. */
export function shortFirms(): Site[] {
  return sampleFirms().filter((_, index) => index % (THEMES.length * 3 + 1) === 0);
}

/** The longest name of a place, 58 letters, without a hyphen to break at. */
const LONG_WORD = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
const TYPED =
  /^(?:name|title|text|sentence|priceNote|customer|source|role|about|insurance|owner|board|street|question|answer|service|firm|seller)$/;

const lengthened = (key: string, value: unknown) =>
  typeof value === "string" && value !== "" && TYPED.test(key) ? LONG_WORD : value;

/** The same with one word, longer than any column, in place of every text that people type; the trade stays as chosen. */
export function withLongWords(site: Site): Site {
  const trade = TRADES.find(({ names }) => names.noun === site.service)?.slug ?? "";
  const { facts, state, ...rest } = site;
  const long: typeof rest = JSON.parse(JSON.stringify({ ...rest, trade }, lengthened));
  return { ...long, facts, state };
}

function firmIn(city: City, trade: Trade, changes: Partial<Site>): Site {
  const site = siteIn(city, {
    service: trade.names.noun,
    company: FIRM,
    business: businessOf(trade),
    evidence: evidenceIn(city, trade),
    overrides: { "": OWN_WORDS },
    ...changes,
  });
  return { ...site, form: { ...formContentOf(site), ...PLACE_OF_FORM } };
}

const PLACE_OF_FORM = {
  consent: { wording: 1, seller: "Ray & Daughters" },
  action: "https://leads.example/f/abcdefghijklmnopqrstuv",
  hidden: "abcdefghijklmnopqrstuv.abcdefghijklmnopqrstuv",
  keptMonths: 18,
} as const;

const FIRM: Site["company"] = {
  name: "Ray & Daughters",
  address: { street: "1 Main St", city: "Springfield", state: "MO", zip: "65801" },
  latitude: null,
  longitude: null,
};

const WEEKDAY = [{ opens: "08:00", closes: "17:00" }];

function businessOf(trade: Trade): NonNullable<Site["business"]> {
  const ticked = trade.services.filter((_, index) => index % 2 === 0);
  const given = { trade: trade.slug, name: "", sentence: "", priceNote: "" };
  return {
    ...BLANK_BUSINESS,
    name: FIRM.name,
    hours: [[], WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, []],
    holidays: [{ date: "2026-12-25", name: "Christmas Day", hours: [] }],
    licence: { number: "P1-23456", state: "MO", board: "State Board" },
    insurance: "General liability",
    founded: 1998,
    owner: "Ray Dunlap",
    languages: ["English", "Spanish"],
    paymentKinds: ["cash", "check"],
    reviewProfiles: ["https://reviews.example.com/ray"],
    logo: pictureNumber(40, "The sign above the door"),
    about: "Ray Dunlap and two daughters run the shop. They take on small jobs gladly.",
    services: [
      ...ticked.map(({ id }) => ({ ...given, id })),
      {
        ...given,
        trade: "",
        id: "",
        name: "Work on old houses",
        sentence: OLD_HOUSES,
        priceNote: "by the hour",
      },
    ],
    serviceArea: ["Clemmons", "Kernersville"],
  };
}

const OLD_HOUSES =
  "Old houses hide surprises, so we open a small part first and show you what is there.";

function evidenceIn([city, state]: City, { services }: Trade): Site["evidence"] {
  const jobs = services.slice(0, 3).map(({ id, name }, index) => ({
    kind: "job" as const,
    id,
    city,
    state,
    title: `${name} on Oak Street`,
    month: `2026-0${index + 3}`,
    text: "The house is from before the war. We kept what was sound and changed the rest.",
    pictures: [1, 2, 3].map((number) =>
      pictureNumber(index * 3 + number, `Photo ${number} of the work, job ${index + 1}`),
    ),
  }));
  return [...jobs, ...EVERYWHERE];
}

function pictureNumber(number: number, alt: string): Picture {
  return {
    hash: number.toString(16).padStart(64, "0"),
    alt,
    width: 1200,
    height: number % 2 === 0 ? 900 : 1600,
    widths: [400, 800, 1200],
  };
}

const ALL = { city: "", state: "" };

/** Evidence that holds for all cities. */
const EVERYWHERE: Site["evidence"] = [
  {
    ...ALL,
    kind: "quote",
    id: "quote",
    text: "They explained each step, and the house was clean when they left.",
    customer: "Dana R.",
    source: "By e-mail, May 2026",
    permission: true,
  },
  {
    ...ALL,
    kind: "price",
    id: "price",
    title: "First visit",
    text: "one hour of work",
    asOf: "2026-05",
  },
  {
    ...ALL,
    kind: "person",
    id: "person",
    name: "Lena Dunlap",
    role: "Second in the shop",
    text: "Lena plans the work.",
    picture: pictureNumber(20, "Lena Dunlap with her tools"),
  },
  {
    ...ALL,
    kind: "photo",
    id: "photo",
    picture: pictureNumber(21, "The van in front of the shop"),
  },
];

/** A word too long for any column, marks that turn the direction of writing, and all markup that own words may have. */
const OWN_WORDS: Site["overrides"][string] = {
  texts: [
    {
      key: "contact.intro",
      title: "",
      text: "**Call first.** See [the work](#services) or [our profile](https://reviews.example.com/ray).\n- Say where you are\n- Say what you see",
      replaced: "",
    },
    {
      key: "services.intro",
      title: "",
      text: `${"Understanding".repeat(5)} \u202eand more\u202c.`,
      replaced: "",
    },
  ],
  hidden: [],
  order: [],
  questions: [{ question: "Do you come on a Saturday?", answer: "No. We are closed on weekends." }],
  services: [{ name: "Small repairs", text: "Whatever takes less than an hour." }],
};

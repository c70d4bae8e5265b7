import type { LocalFacts } from "./local-facts.ts";
import type { Site } from "./site.ts";

/** The worked example's facts, for tests of this workspace, which has no place data. */
export const sampleFacts: LocalFacts = {
  city: "Winston-Salem",
  state: "NC",
  county: "Forsyth County",
  role: "seat",
  timeZone: "Eastern Time",
  latitude: 36.09986,
  longitude: -80.24422,
  zips: { listed: ["27101", "27103", "27104"], total: 9 },
  nearby: [
    { name: "Walkertown", state: "NC", miles: 7, bearing: 44, compass: "NE" },
    { name: "Wallburg", state: "NC", miles: 9, bearing: 137, compass: "SE" },
    { name: "Clemmons", state: "NC", miles: 9, bearing: 235, compass: "SW" },
  ],
  nearestLarge: { name: "High Point", state: "NC", miles: 17, bearing: 127, compass: "SE" },
  neighbouringCounties: ["Davidson County", "Stokes County"],
  otherState: { name: "Virginia", miles: 24 },
  sunset: { june: "8:41 pm", december: "5:10 pm" },
  outline: {
    path: "M4 4l112 0 0 112z",
    grid: { x: 720, y: 250, step: 0.08 },
    dot: { x: 66, y: 66 },
    neighbours: [{ path: "M4 4l112 0 0 112z", x: 100, y: 0, scale: 1.1 }],
  },
};

/** A site with a phone and facts and nothing else, with what a test changes. */
export function sampleSite(changes: Partial<Site> = {}): Site {
  return {
    siteKey: "k3v9x2m4q7",
    attempt: 0,
    siteUrl: "https://plumbing-winston-salem-nc.netlify.app/",
    formerUrl: "",
    readsHeadersFile: true,
    service: "Plumbing",
    city: "Winston-Salem",
    state: { code: "NC", name: "North Carolina" },
    zip: "27101",
    phone: "3365550142",
    email: "",
    metaTitle: "",
    metaDescription: "",
    latitude: null,
    longitude: null,
    company: noCompany,
    cta: "",
    openingHours: "",
    reviewProfileUrl: "",
    verification: [],
    facts: sampleFacts,
    leadForm: "",
    trade: "",
    business: null,
    evidence: [],
    overrides: {},
    form: null,
    wasIndexed: false,
    design: { theme: "civic", palette: "harbor" },
    likeness: null,
    indexAnyway: false,
    lastModified: "2026-11-20",
    ...changes,
  };
}

export const noCompany: Site["company"] = {
  name: "",
  address: { street: "", city: "", state: "", zip: "" },
  latitude: null,
  longitude: null,
};

const WEEKDAY = [{ opens: "08:00", closes: "17:00" }];

/** The record of a firm with every field filled in. */
export const sampleBusiness: NonNullable<Site["business"]> = {
  name: "Ray & Daughters",
  phone: "",
  email: "",
  serviceAreaOnly: false,
  street: "1 Main St",
  city: "Winston-Salem",
  state: "NC",
  zip: "27101",
  latitude: null,
  longitude: null,
  hours: [[], WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, []],
  holidays: [{ date: "2026-12-25", name: "Christmas Day", hours: [] }],
  licence: { number: "P1-23456", state: "NC", board: "State Board of Plumbing" },
  insurance: "General liability, insured by Piedmont Mutual",
  founded: 1998,
  owner: "Ray Dunlap",
  languages: ["English", "Spanish"],
  paymentKinds: ["cash", "check"],
  reviewProfiles: ["https://reviews.example.com/ray"],
  logo: null,
  about: "Ray Dunlap and two daughters run the shop. They take on small repairs gladly.",
  services: [
    { trade: "plumbing", id: "burst-pipe-repair", name: "", sentence: "", priceNote: "" },
    {
      trade: "plumbing",
      id: "leak-repair",
      name: "",
      sentence: "Call before you mop.",
      priceNote: "from $120, as of May 2026",
    },
  ],
  leadForm: false,
  consentWording: 0,
  consentSeller: "",
  serviceArea: ["Clemmons"],
};

/** A prepared picture with that number. */
export const samplePicture = (number: number) => ({
  hash: String(number).padStart(64, "0"),
  alt: `Photo ${number}`,
  width: 1200,
  height: 900,
  widths: [400, 800, 1200],
});

/** One of each kind of evidence; the job is of Winston-Salem, the others are of all cities. */
export const sampleEvidence: Site["evidence"] = [
  {
    kind: "job",
    id: "j1",
    city: "Winston-Salem",
    state: "NC",
    title: "Burst pipe under the stairs",
    month: "2026-05",
    text: "A frozen elbow had split.",
    pictures: [samplePicture(1), samplePicture(2)],
  },
  {
    kind: "quote",
    id: "q1",
    city: "",
    state: "",
    text: "They told me which valve to close.",
    customer: "Dana R.",
    source: "By e-mail, May 2026",
    permission: true,
  },
  {
    kind: "price",
    id: "p1",
    city: "",
    state: "",
    title: "Toilet flapper",
    text: "$95 with parts",
    asOf: "2026-05",
  },
  {
    kind: "person",
    id: "r1",
    city: "",
    state: "",
    name: "Lena Dunlap",
    role: "Plumber",
    text: "Lena does the water heaters.",
    picture: samplePicture(4),
  },
  { kind: "photo", id: "f1", city: "", state: "", picture: samplePicture(5) },
];

/** A firm with everything: its name, its record and its evidence. */
export const sampleFirm: Partial<Site> = {
  company: {
    name: "Ray & Daughters",
    address: { street: "1 Main St", city: "Winston-Salem", state: "NC", zip: "27101" },
    latitude: null,
    longitude: null,
  },
  business: sampleBusiness,
  evidence: sampleEvidence,
};

const SYLLABLES =
  "al bren cor dun el far glen hol iver jas kell lin mar nor oak pren quin ros sel tor".split(" ");

/** A made-up place, another for each number. */
const placeName = (number: number) =>
  [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20]
    .map((index) => SYLLABLES[index] ?? "")
    .join("")
    .replace(/^./, (letter) => letter.toUpperCase());

/** A site in the made-up city of that number, with facts, key and phone of its own. */
export function cityNumber(number: number, changes: Partial<Site> = {}): Site {
  const state = { code: `S${number % 7}`, name: placeName(number % 7) };
  const near = (other: number) => ({
    name: placeName(number * 9 + other),
    state: state.code,
    miles: 2 + ((number + other * 3) % 30),
    bearing: (other * 83) % 360,
    compass: "NE" as const,
  });
  const facts: LocalFacts = {
    ...sampleFacts,
    city: placeName(number),
    state: state.code,
    county: number % 9 === 0 ? null : `${placeName(number + 31)} County`,
    role: number % 4 === 0 && number % 9 !== 0 ? "seat" : null,
    nearby: Array.from({ length: 8 - (number % 3) }, (_, other) => near(other)),
    nearestLarge: near(40),
    neighbouringCounties: [50, 51, 52].map((other) => `${placeName(number + other)} County`),
    otherState: number % 3 === 0 ? { name: placeName(number + 3), miles: 4 + (number % 20) } : null,
  };
  const phone = `336555${1000 + number}`;
  const city = placeName(number);
  return sampleSite({ siteKey: `key${number}`, city, state, facts, phone, ...changes });
}

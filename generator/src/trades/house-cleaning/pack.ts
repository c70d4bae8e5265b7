import { poisonHelp } from "../national-facts.ts";
import type { TradePack } from "../trade-pack.ts";
import { ctas, leads, metas, titles } from "./first-words.ts";
import { firstSteps } from "./first-steps.ts";
import { hire } from "./hire.ts";
import { area, contact } from "./openings.ts";
import { prepare } from "./prepare.ts";
import { price } from "./price.ts";
import { process } from "./process.ts";
import { questions } from "./questions.ts";
import { seasons } from "./seasons.ts";
import { services } from "./services.ts";
import { signs } from "./signs.ts";
import { terms } from "./terms.ts";

export const houseCleaning: TradePack = {
  slug: "house-cleaning",
  names: {
    noun: "house cleaning",
    person: "house cleaner",
    aliases: [
      "house cleaning",
      "house cleaner",
      "house cleaners",
      "home cleaning",
      "home cleaner",
      "home cleaners",
      "maid",
      "maids",
      "maid service",
      "maid services",
      "housekeeping",
      "housekeeper",
      "housekeepers",
      "house keeping",
      "domestic cleaning",
      "cleaning",
      "cleaner",
      "cleaners",
      "cleaning lady",
      "deep cleaning",
      "deep house cleaning",
      "spring cleaning",
      "recurring cleaning",
      "weekly house cleaning",
      "biweekly house cleaning",
      "one time cleaning",
      "move out cleaning",
      "move in cleaning",
      "move in move out cleaning",
      "end of lease cleaning",
      "apartment cleaning",
      "apartment cleaners",
      "condo cleaning",
      "vacation rental cleaning",
      "airbnb cleaning",
    ],
  },
  schemaType: "HomeAndConstructionBusiness",
  // A broom and the dust before it.
  motif:
    '<path d="M20.5 3.5 13 11M9.6 9.6l4.8 4.8"/><path d="M9.6 9.6C7.5 10.8 5.2 11.4 2.8 11.3c.9 5.3 4.6 9 9.9 9.9-.1-2.4.5-4.7 1.7-6.8"/><path d="M6.3 16.9l3.2-2.8M17.6 20.6h.01M20.6 17.6h.01M18 15.6h.01"/>',
  leads,
  ctas,
  titles,
  metas,
  services,
  signs,
  firstSteps,
  prepare,
  process,
  price,
  terms,
  hire,
  seasons,
  questions,
  area,
  contact,
  national: [poisonHelp],
  sources: [
    {
      title: "CDC, Cleaning and Disinfecting with Bleach",
      url: "https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html",
    },
    {
      title: "National Capital Poison Center, on household cleaners",
      url: "https://www.poison.org/",
    },
    {
      title: "EPA, Mold Cleanup in Your Home",
      url: "https://www.epa.gov/mold/mold-cleanup-your-home",
    },
    {
      title: "EPA, What is a HEPA filter?",
      url: "https://www.epa.gov/indoor-air-quality-iaq/what-hepa-filter",
    },
    {
      title: "CPSC, Overheated Clothes Dryers Can Cause Fires",
      url: "https://www.cpsc.gov/s3fs-public/5022.pdf",
    },
    {
      title: "IRS, Topic 756, Employment taxes for household employees",
      url: "https://www.irs.gov/taxtopics/tc756",
    },
    {
      title: "Natural Stone Institute, Care and cleaning of natural stone",
      url: "https://www.naturalstoneinstitute.org/",
    },
    {
      title: "National Wood Flooring Association, on care of wood floors",
      url: "https://woodfloors.org/",
    },
  ],
};

import { call811, leadSafeWork, stateBoard } from "../national-facts.ts";
import type { TradePack } from "../trade-pack.ts";
import { firstSteps } from "./first-steps.ts";
import { ctas, leads, metas, titles } from "./first-words.ts";
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

export const plumbing: TradePack = {
  slug: "plumbing",
  names: {
    noun: "plumbing",
    person: "plumber",
    aliases: [
      "plumbing",
      "plumber",
      "plumbers",
      "plumbing repair",
      "plumbing repairs",
      "plumbing installation",
      "leak repair",
      "leak detection",
      "water leak repair",
      "water leak detection",
      "slab leak repair",
      "pipe repair",
      "pipe replacement",
      "burst pipe repair",
      "frozen pipe repair",
      "repiping",
      "whole house repiping",
      "toilet repair",
      "toilet installation",
      "faucet repair",
      "faucet installation",
      "sink repair",
      "sink installation",
      "garbage disposal repair",
      "garbage disposal installation",
      "bathroom plumbing",
      "kitchen plumbing",
      "water line repair",
      "water line replacement",
      "gas line repair",
      "gas line installation",
      "sump pump repair",
      "sump pump installation",
    ],
  },
  schemaType: "Plumber",
  // A tap that drips.
  motif:
    '<path d="M3 8.5h8a6 6 0 0 1 6 6V16h-4.5v-1.5a1.5 1.5 0 0 0-1.5-1.5H3M8.5 8.5V4.5M5 4.5h7"/><path d="M14.75 18.5s-1.4 1.5-1.4 2.4a1.4 1.4 0 0 0 2.8 0c0-.9-1.4-2.4-1.4-2.4z"/>',
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
  national: [stateBoard, call811, leadSafeWork],
  sources: [
    {
      title: "EPA WaterSense, Fix a Leak Week",
      url: "https://www.epa.gov/watersense/fix-leak-week",
    },
    {
      title: "American Red Cross, Frozen Pipes",
      url: "https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html",
    },
    {
      title: "CPSC, Avoiding Tap Water Scalds",
      url: "https://www.cpsc.gov/s3fs-public/5098-Tap-Water-Scalds.pdf",
    },
    {
      title: "EPA, Basic Information about Lead in Drinking Water",
      url: "https://www.epa.gov/ground-water-and-drinking-water/basic-information-about-lead-drinking-water",
    },
    {
      title: "EPA, A Brief Guide to Mold, Moisture, and Your Home (dry within 24 to 48 hours)",
      url: "https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home",
    },
    {
      title: "International Plumbing Code, 604.8: pressure above 80 psi",
      url: "https://codes.iccsafe.org/content/IPC2021P1/chapter-6-water-supply-and-distribution",
    },
    {
      title: "CDC, Cleaning and Disinfecting with Bleach",
      url: "https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html",
    },
    {
      title: "Ready.gov, Utility Shut-off Safety (gas, water, electricity)",
      url: "https://www.ready.gov/safety-skills",
    },
  ],
};

import { call811, leadSafeWork, smokeAlarms, stateBoard } from "../national-facts.ts";
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

export const electrical: TradePack = {
  slug: "electrical",
  names: {
    noun: "electrical work",
    person: "electrician",
    aliases: [
      "electrical",
      "electrician",
      "electricians",
      "electric",
      "electrical work",
      "electrical repair",
      "electrical repairs",
      "electric repair",
      "electrical contractor",
      "electrical contracting",
      "electrical installation",
      "electrical wiring",
      "electrical inspection",
      "electrical troubleshooting",
      "electrical maintenance",
      "master electrician",
      "house electrician",
      "wiring",
      "rewiring",
      "house wiring",
      "house rewiring",
      "electrical panel",
      "electrical panel upgrade",
      "panel upgrade",
      "breaker repair",
      "circuit breaker repair",
      "circuit breaker replacement",
      "outlet repair",
      "outlet installation",
      "lighting installation",
      "light fixture installation",
      "ceiling fan installation",
      "ev charger",
      "ev charger installation",
      "generator installation",
      "surge protection",
    ],
  },
  schemaType: "Electrician",
  // A plug with a spark on its face, and the cord below.
  motif:
    '<path d="M8.5 2.5v4.5M15.5 2.5v4.5"/><path d="M5.5 7h13v4a6.5 6.5 0 0 1-13 0z"/><path d="M12.7 8.7l-1.9 2.6h2.4l-1.9 2.6"/><path d="M12 17.5v1.3a2.7 2.7 0 0 0 2.7 2.7H19"/>',
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
  national: [stateBoard, smokeAlarms, call811, leadSafeWork],
  sources: [
    {
      title: "CPSC, Repairing Aluminum Wiring (Publication 516)",
      url: "https://www.cpsc.gov/s3fs-public/516.pdf",
    },
    {
      title: "ESFI, testing AFCIs and GFCIs each month",
      url: "https://www.esfi.org/5-easy-steps-to-a-safer-home/",
    },
    {
      title: "ESFI, Downed Power Line Safety (35 feet)",
      url: "https://www.esfi.org/resource/downed-power-line-safety-downed-and-dangerous-519",
    },
    {
      title: "CPSC, carbon monoxide and portable generators (20 feet)",
      url: "https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center",
    },
    {
      title: "Idaho Department of Insurance, Electrical Safety (warning signs, cords)",
      url: "https://doi.idaho.gov/psa/electrical-safety",
    },
    {
      title: "CPSC, Keep Warm and Safe This Winter (heaters: wall outlet, three feet)",
      url: "https://www.cpsc.gov/Newsroom/News-Releases/2026/Keep-Warm-and-Safe-This-Winter-Tips-for-Using-Generators-Furnaces-and-Space-Heaters",
    },
    {
      title: "We Energies, Flooding safety",
      url: "https://www.we-energies.com/safety/flood",
    },
    {
      title: "NFPA 70, National Electrical Code",
      url: "https://www.nfpa.org/codes-and-standards/nfpa-70-standard-development/70",
    },
  ],
};

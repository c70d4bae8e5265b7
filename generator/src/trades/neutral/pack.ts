import type { TradePack } from "../trade-pack.ts";
import { ctas, leads, metas, titles } from "./first-words.ts";
import { hire } from "./hire.ts";
import { area, contact } from "./openings.ts";
import { prepare } from "./prepare.ts";
import { price } from "./price.ts";
import { process } from "./process.ts";
import { questions } from "./questions.ts";

/** For every service without a pack of its own: it must read well for "mobile notary" as for "roof repair". */
export const neutral: TradePack = {
  slug: "neutral",
  names: { noun: "service", person: "professional", aliases: [] },
  schemaType: "LocalBusiness",
  // A map pin where two streets cross.
  motif:
    '<path d="M3 15.5h5.5M15.5 15.5H21M12 21v-1.5"/><path d="M12 18.5s-5.5-4.6-5.5-9a5.5 5.5 0 0 1 11 0c0 4.4-5.5 9-5.5 9z"/><circle cx="12" cy="9.5" r="2"/>',
  leads,
  ctas,
  titles,
  metas,
  services: null,
  signs: null,
  firstSteps: null,
  prepare,
  process,
  price,
  terms: null,
  hire,
  seasons: null,
  questions,
  area,
  contact,
  national: [],
  sources: [],
};

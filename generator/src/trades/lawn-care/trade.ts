import { poisonHelp } from "../national-facts.ts";
import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const lawnCareTrade: Trade = {
  slug: "lawn-care",
  names: { noun: "lawn care", person: "lawn care provider", work: "lawn care" },
  typed: `lawn care, lawn service, lawn mowing, lawn maintenance, lawn cutting, grass cutting,
    grass mowing, mowing, mowing service, yard maintenance, yard work, yard cleanup, yard mowing,
    lawn edging, lawn fertilization, lawn fertilizer, fertilizing, weed control, lawn weed control,
    lawn treatment, lawn spraying, lawn aeration, core aeration, aeration, overseeding, lawn seeding,
    dethatching, leaf removal, leaf cleanup, fall cleanup, spring cleanup, grub control, turf care,
    turf management, lawn restoration`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "grounds",
  // A push mower on cut grass.
  motif:
    '<path d="M20.5 3.5h-3l-5 9.5"/><path d="M4 16.5v-2.2A1.8 1.8 0 0 1 5.8 12.5h6.9l3.3 2.5v1.5"/><circle cx="6" cy="17.5" r="2"/><circle cx="14" cy="17.5" r="2"/><path d="M8 17.5h4M17.5 19.5v-2.5M20 19.5V15.5M2.5 21.5h19"/>',
  leads: {
    we: [
      "Tall grass, thin spots, ragged edges: we work on the lawn until it looks cared for, then keep it that way.",
      "You want a green yard and your weekend back. We look after the lawn on a steady schedule.",
      "From the first green of spring to the last leaves of fall, we help grass stay thick, even, and off the walks.",
    ],
    plain: [
      "Tall grass, thin spots, dandelions taking over: describe the lawn and get mowing, feeding, or seeding arranged.",
      "Mowing, fertilizing, aeration, and leaf cleanup, for one overgrown yard or a whole season of visits.",
      "A thin or weedy lawn can turn thick and even again with the right cut, feed, and seed at the right time.",
    ],
  },
  ctas: ["{Call} about your lawn", "{Call} to set up mowing", "{Call} about lawn treatment"],
  titles: ["Mowing, feeding, seeding", "Mowing & treatments", "Green lawns, clean edges"],
  descriptions: [
    "mowing, edging, fertilizing, and weed control for home lawns. Services explained, questions answered, contact.",
    "thin, brown, or weedy grass brought back with aeration, seed, and feeding. See what each treatment does.",
    "regular mowing with trimmed edges and swept walks, plus leaf cleanup in fall and a fresh start in spring.",
    "core aeration, overseeding, grub, and weed control. What lawn work involves and how to get a yard on schedule.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [poisonHelp],
  sources: [
    { title: "EPA, Lawn and Garden", url: "https://www.epa.gov/safepestcontrol/lawn-and-garden" },
    { title: "EPA, Pesticide Labels", url: "https://www.epa.gov/pesticide-labels" },
    { title: "NPIC, Lawns", url: "https://npic.orst.edu/" },
  ],
};

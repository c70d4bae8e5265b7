import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

export const guttersTrade: Trade = {
  slug: "gutters",
  names: { noun: "gutters", person: "gutter installer", work: "gutter" },
  typed:
    `gutters, gutter, gutter cleaning, gutter cleaner, clean gutters, gutter installation, gutter installers, gutter repair,
    gutter replacement, new gutters, seamless gutters, seamless gutter installation, rain gutters, rain gutter repair,
    gutter guards, gutter guard installation, leaf guards, gutter covers, gutter screens, downspouts, downspout repair,
    downspout extension, buried downspout, gutter drainage, gutter unclogging, gutter leak repair, gutter maintenance,
    half-round gutters, copper gutters, box gutters, eavestrough, fascia repair, fascia and soffit,
    roof gutters, commercial gutters`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "shell",
  // A trough under an eave, its downspout, and a drop.
  motif:
    '<path d="M2.5 3 13 7.2"/><path d="M8 9h13.5v2a3.5 3.5 0 0 1-3.5 3.5h-6.5A3.5 3.5 0 0 1 8 11z"/><path d="M13 14.5v2.2L7.5 19v2.5M16.5 14.5V19L11 21.3"/>',
  leads: {
    we: [
      "We look after the edges of your roof, so that rain runs where it should and your walls stay dry.",
      "Overflowing corners, sagging runs, downspouts that end at the wall: tell us what you see, and we set it right.",
      "Rain does no harm where gutters carry it down and away. We clean them, repair them, and hang new ones.",
    ],
    plain: [
      "Gutter cleaning, repair, and replacement that carry roof water to where it can do no harm.",
      "Clogged, leaking, or pulling loose: gutters cleared, rehung, or renewed from the corners to the downspouts.",
      "New seamless gutters, guards, and downspouts, cut to the house and pitched so that they drain.",
    ],
  },
  ctas: ["{Call} about the gutters", "{Call} about a gutter cleaning", "{Call} about new gutters"],
  titles: ["Cleaning and repair", "Seamless gutters and guards", "Clean, repair, or replace"],
  descriptions: [
    "gutter cleaning, leak repair, new seamless gutters, guards, and downspouts that lead water away.",
    "overflowing, sagging, or leaking gutters cleared, rehung, and sealed, with drainage at ground level.",
    "seamless gutter installation, downspouts, leaf guards, and seasonal cleaning for one or two stories.",
    "what gutter work covers, what your gutters are telling you, and how to get in touch.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [
    {
      title: "U.S. Department of Energy, Building Science Education, Gutters and Downspouts",
      url: "https://bsesc.energy.gov/energy-basics/stormwater-gutters-downspouts",
    },
    {
      title: "U.S. Department of Energy, Foundation Drains, Gutters and Downspouts",
      url: "https://bsesc.energy.gov/energy-basics/foundation-drain-gutters-downspouts",
    },
    { title: "EPA, Soak Up the Rain", url: "https://www.epa.gov/soakuptherain" },
  ],
};

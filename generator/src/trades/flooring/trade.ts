import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

export const flooringTrade: Trade = {
  slug: "flooring",
  names: { noun: "flooring", person: "flooring installer", work: "flooring" },
  typed:
    `flooring, flooring installation, flooring installer, flooring contractor, floor installation,
    floor repair, floor replacement, new floors, hardwood flooring, hardwood floor installation,
    hardwood floor refinishing, hardwood floor repair, wood floor, wood floor refinishing, floor sanding,
    engineered hardwood, laminate flooring, laminate installation, vinyl plank flooring,
    luxury vinyl plank, lvp installation, vinyl flooring, sheet vinyl, linoleum, tile flooring,
    floor tile installation, tile installation, carpet installation, carpet installer, subfloor repair,
    floor leveling, floor removal, stair flooring, commercial flooring`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "finish",
  motif:
    '<path d="M7 4h10l5 16H2z"/><path d="M10.3 4 8.5 20M13.7 4l1.8 16"/><path d="M5.8 8h4.1M9.5 12h5M4 14.5h5M14.6 9.5h4.1M15.2 16h5.5"/>',
  leads: {
    we: [
      "A floor is only as good as what lies beneath. We put that right first, then lay yours flat, quiet, and neat at the edges.",
      "Tired boards, loose tiles, or a room you want to change: tell us how you live in it, and we find the floor that fits.",
      "Squeaks, gaps, worn carpet, a kitchen that was never level: tell us about the room, and we start from the subfloor up.",
    ],
    plain: [
      "New floors laid on a flat, dry base, and good old ones sanded, repaired, and finished again.",
      "From bedroom carpet to kitchen tile: flooring chosen for the room, fitted to its edges, and finished with clean trim.",
      "Worn, loose, or uneven floors taken up, the subfloor put right, and a new surface laid room by room.",
    ],
  },
  ctas: ["{Call} about new floors", "{Call} about refinishing", "{Call} about a floor repair"],
  titles: ["Install and refinish", "Hardwood, vinyl, tile, carpet", "New floors and repairs"],
  descriptions: [
    "hardwood, vinyl plank, laminate, tile, and carpet installed on a sound, level subfloor.",
    "floor installation, hardwood refinishing, carpet, tile, and subfloor repair, room by room.",
    "squeaky, worn, or uneven floors repaired, sanded, or replaced, with advice on what suits each room.",
    "new flooring from measuring to the last threshold, and how to get your rooms ready for it.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [
    { title: "National Wood Flooring Association", url: "https://nwfa.org/" },
    { title: "Carpet and Rug Institute", url: "https://carpet-rug.org/" },
    { title: "Tile Council of North America", url: "https://tcnatile.com/" },
    {
      title: "EPA, Protect Your Family from Exposures to Asbestos",
      url: "https://www.epa.gov/asbestos/protect-your-family-exposures-asbestos",
    },
  ],
};

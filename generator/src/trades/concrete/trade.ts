import type { Trade } from "../trade.ts";
import { call811 } from "../national-facts.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

export const concreteTrade: Trade = {
  slug: "concrete",
  names: { noun: "concrete", person: "concrete contractor", work: "concrete" },
  typed:
    `concrete, concrete contractor, concrete work, cement contractor, cement work, concrete driveway,
    driveway installation, driveway replacement, driveway repair, concrete patio, stamped concrete,
    stamped concrete patio, decorative concrete, exposed aggregate, concrete sidewalk, sidewalk repair,
    concrete walkway, concrete steps, concrete slab, garage slab, concrete foundation, concrete footing,
    concrete pouring, concrete flatwork, concrete repair, concrete crack repair, concrete leveling,
    mudjacking, slab jacking, concrete resurfacing, concrete removal, concrete cutting,
    concrete retaining wall, concrete pool deck, concrete floor coating, epoxy garage floor,
    concrete sealing`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "grounds",
  motif:
    '<path d="M2.5 16.5 8 11h13.5L16 16.5z"/><path d="M2.5 16.5v4H16l5.5-5.5v-4"/><path d="M16 16.5v4M12.5 11 7 16.5"/><path d="M10 7.5h6l2-3.5"/><path d="M8.5 7.5h9"/>',
  leads: {
    we: [
      "A driveway, a patio, a slab for the garage: we prepare the ground, pour the concrete, and finish it to drain.",
      "Good concrete starts with the ground below. We look there first, and plan the work from the base up.",
      "Tell us what should stand, roll, or gather on it, and we plan thickness, base, and joints to suit.",
    ],
    plain: [
      "Driveways, patios, walks, and slabs, poured on a compacted base and finished for the use they will get.",
      "Old concrete broken out, new concrete placed, and sunken or cracked slabs repaired in place.",
      "From a single step to a full driveway: concrete formed, poured, jointed, and given the time it needs to cure.",
    ],
  },
  ctas: ["{Call} about concrete work", "{Call} about a driveway", "{Call} about a patio or slab"],
  titles: ["Driveways and patios", "Slabs and repairs", "Driveways, patios, and repairs"],
  descriptions: [
    "driveways, patios, sidewalks, slabs, and steps, poured on a sound base and finished to drain.",
    "new concrete, stamped and decorative finishes, leveling of sunken slabs, and crack repair.",
    "concrete poured, repaired, leveled, resurfaced, or removed, with answers on curing and joints.",
    "from the stone base to the last saw cut: driveways, patios, walks, and steps, and how to plan yours.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [call811],
  sources: [
    { title: "American Concrete Institute", url: "https://www.concrete.org/" },
    { title: "NRMCA, Concrete in Practice", url: "https://www.nrmca.org/" },
    { title: "OSHA, Silica, Crystalline", url: "https://www.osha.gov/silica-crystalline" },
    { title: "811, before you dig", url: "https://call811.com/" },
  ],
};

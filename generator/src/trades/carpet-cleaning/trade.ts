import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const carpetCleaningTrade: Trade = {
  slug: "carpet-cleaning",
  names: { noun: "carpet cleaning", person: "carpet cleaner", work: "carpet cleaning" },
  typed:
    `carpet cleaning, carpet cleaner, carpet cleaners, carpet steam cleaning, steam cleaning, steam cleaners,
    carpet shampooing, carpet washing, carpet extraction, rug cleaning, rug cleaners, area rug cleaning,
    oriental rug cleaning, persian rug cleaning, upholstery cleaning, couch cleaning, sofa cleaning,
    furniture cleaning, chair cleaning, mattress cleaning, carpet stain removal, pet stain removal,
    pet odor removal, pet urine removal, carpet deodorizing, carpet sanitizing, dry carpet cleaning,
    carpet repair, carpet stretching, tile and grout cleaning, grout cleaning, commercial carpet cleaning,
    office carpet cleaning`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "cleaning",
  // A carpet wand and the clean stripe behind it.
  motif:
    '<path d="M19.5 2.5 12.5 13"/><path d="M8.5 13h8l1.5 3.5H7z"/><path d="M16 2.5h4.5"/><path d="M3 19.5h18M3 21.5h18M4.5 16.5l-1.5 3M20.5 16.5l.5 3"/>',
  leads: {
    we: [
      "Dark paths, pet spots, a smell that comes back: we pre-treat, rinse, and extract so that the pile can stand up again.",
      "Has vacuuming stopped making a difference? We clean carpet deep in the pile, in one room or on the whole floor.",
      "From one stained hallway to every room in the house, we bring the machine and wash out what shoes and paws left.",
    ],
    plain: [
      "Dark paths, pet spots, a smell that comes back: describe the carpet and have it cleaned deep in the pile.",
      "Carpet, rugs, and upholstery cleaned with hot water or low moisture, whichever suits the fiber and the soil.",
      "When vacuuming no longer helps, a deep cleaning lifts grit, spills, and odor out of the pile.",
    ],
  },
  ctas: ["{Call} about your carpet", "{Call} to get rooms cleaned", "{Call} about a stain or odor"],
  titles: ["Carpet, rugs, upholstery", "Stains & odors out", "Deep cleaning for carpets"],
  descriptions: [
    "carpet, rugs, and upholstery cleaned, with spots treated first. Methods, common questions, and how to get in touch.",
    "traffic lanes, pet spots, and odors washed out with hot water or low moisture. See how carpet cleaning is done.",
    "rooms, stairs, sofas, and area rugs cleaned. What to move, how long drying takes, and how to set up a visit.",
    "stain treatment, pet odor removal, and steam cleaning for carpet, with common problems explained in plain words.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [
    { title: "Carpet and Rug Institute", url: "https://carpet-rug.org/" },
    { title: "EPA, Flood Cleanup", url: "https://www.epa.gov/indoor-air-quality-iaq" },
    { title: "CDC, Mold After a Flood", url: "https://www.cdc.gov/mold-health/" },
  ],
};

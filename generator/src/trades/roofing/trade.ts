import type { Trade } from "../trade.ts";
import { leadSafeWork } from "../national-facts.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

const powerLines = {
  title: "Electrical Safety Foundation, Downed Power Line Safety",
  url: "https://www.esfi.org/resource/downed-power-line-safety-downed-and-dangerous-519",
};
const wetElectricity = {
  title: "Electrical Safety Foundation, Flood Safety",
  url: "https://www.esfi.org/resource/flood-safety-high-water-high-stakes-517",
};

export const roofingTrade: Trade = {
  slug: "roofing",
  names: { noun: "roofing", person: "roofer", work: "roofing" },
  typed:
    `roofing, roofer, roof, roof repair, roof leak repair, leaky roof, roof replacement, new roof, reroofing, re-roof,
    roof installation, roof inspection, roof maintenance, roof tarping, roof coating, roof flashing repair, chimney flashing,
    storm damage roof repair, shingle repair, shingle roof, asphalt shingles, flat roof, metal roof,
    standing seam roof, tile roof, slate roof, cedar shake roof, rubber roof, skylight repair, skylight installation,
    roof ventilation, ridge vent installation, commercial roofing, residential roofing`.split(
      /,\s+/,
    ),
  schemaType: "RoofingContractor",
  family: "shell",
  motif:
    '<path d="M7.5 3.5h9l5 11h-19z"/><path d="M5 9h14M12 3.5V9M8.5 9v5.5M15.5 9v5.5"/><path d="M5 14.5v6h14v-6"/>',
  leads: {
    we: [
      "A stain on the ceiling, shingles in the yard, or a worn-out roof: we find the cause and put it right.",
      "A few shingles or the whole roof: we look at the deck below first, and build back up from sound wood.",
      "Rain belongs outside. Tell us where it drips or what the wind took, and we go up and look.",
    ],
    plain: [
      "Leaks traced to where they start, worn shingles replaced, and whole roofs laid new from the deck up.",
      "A drip by the chimney or a slope stripped by wind: describe it in one call, and the repair can be planned.",
      "Repair for one bad spot, replacement for a tired roof, and a dry attic under both.",
    ],
  },
  ctas: ["{Call} about the roof", "{Call} about a leak", "{Call} about a new roof"],
  titles: ["Repair and replacement", "Leaks and new roofs", "Shingle, metal, and flat roofs"],
  descriptions: [
    "leak repair, storm damage, flashing, and full roof replacement in shingle, metal, and flat roofing.",
    "missing shingles, ceiling stains, and worn-out roofs, repaired or replaced from the deck up.",
    "roof repair and replacement, inspections, flashing, skylights, vents, and temporary covers.",
    "one leak or a whole new roof: how the work is done, what to prepare, and how to get in touch.",
  ],
  services,
  problems,
  questions,
  emergency: [
    {
      title: "Water is coming through the ceiling",
      steps: [
        "Set buckets under the drips, move what you can, and cover the rest with plastic.",
        "Keep out from under a ceiling that sags or bulges. It can come down without warning.",
        "If water runs near lights or outlets, stay away from them. Switch off that circuit only if you can reach the panel on a dry floor.",
        "Stay off the roof while it is wet, dark, or windy. Photos from indoors and from the ground help to plan a cover.",
      ],
      source: wetElectricity,
    },
    {
      title: "A tree or limb is on the roof",
      steps: [
        "Get everyone out of the rooms below. If walls or ceilings have moved, leave the house and call 911.",
        "Look for wires. If a power line is down or touches the tree, stay at least 35 feet away and call 911.",
        "If you smell gas, leave at once, touch no switch, and call 911 from outside.",
        "Leave the tree where it is. It is under load, and taking it off is work for a trained crew.",
        "When you are safe, take photos from the ground. Then call for the tree to be lifted and the roof to be covered.",
      ],
      source: powerLines,
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [leadSafeWork],
  sources: [
    wetElectricity,
    powerLines,
    { title: "Asphalt Roofing Manufacturers Association", url: "https://www.asphaltroofing.org/" },
  ],
};

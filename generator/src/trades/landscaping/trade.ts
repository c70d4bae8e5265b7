import { call811 } from "../national-facts.ts";
import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const landscapingTrade: Trade = {
  slug: "landscaping",
  names: { noun: "landscaping", person: "landscaper", work: "landscaping" },
  typed:
    `landscaping, landscaper, landscapers, landscape design, landscape designer, landscape contractor,
    landscape installation, landscape maintenance, garden design, garden maintenance, gardening, gardener,
    hardscaping, hardscape contractor, paver patio, paver installation, brick pavers, stone patio,
    stone walkway, retaining wall, retaining wall builder, mulching, mulch installation,
    sod installation, flower bed installation, flower bed maintenance, shrub trimming, hedge trimming,
    bush trimming, yard drainage, french drain, yard grading, landscape lighting, outdoor lighting,
    xeriscaping, rock landscaping, backyard makeover`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "grounds",
  // A shrub, a flower and a stone path.
  motif:
    '<path d="M2.5 17.5a5 5 0 0 1 10 0"/><path d="M17 17.5V9.5M17 13.5c1.8 0 3-1 3.2-2.5M17 15c-1.6 0-2.7-.8-3-2.2"/><circle cx="17" cy="6.5" r="2.8"/><path d="M2.5 17.5h19M5 21h4M11.5 21h3M17 21h3"/>',
  leads: {
    we: [
      "A bare yard, a tired bed, a corner gone wild: we plan it with you, dig, plant, and clean up.",
      "You describe how you want to use the yard. We shape it around that, with plants that suit your sun and soil.",
      "From one fresh bed of mulch to a whole new yard, we build outdoor space that gets used.",
    ],
    plain: [
      "A bare yard, a tired bed, a slope that washes out: describe it and get it planned, planted, and built.",
      "Patios, walls, beds, and drainage, laid out for the way the yard is used and planted to suit sun and soil.",
      "New beds, fresh mulch, sod, or a stone patio: say what the yard should become, and the work can be planned.",
    ],
  },
  ctas: ["{Call} about your yard", "{Call} to plan your landscape", "{Call} about beds or a patio"],
  titles: ["Design, planting, patios", "Yards, beds, patios", "Beds, walls, patios, drainage"],
  descriptions: [
    "planting beds, mulch, sod, patios, and walls, planned for your sun, slope, and soil. See how the work is done.",
    "a bare yard turned into beds, paths, and a patio. See which work is done and how a project runs from plan to planting.",
    "retaining walls, drainage, and grading for slopes and wet spots, with planting that holds the soil afterward.",
    "shrubs shaped, beds edged and mulched, stone laid. What landscaping work involves and how to get it started.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "seat", "nearby"],
  national: [call811],
  sources: [
    { title: "EPA WaterSense, Outdoors", url: "https://www.epa.gov/watersense/outdoors" },
    { title: "USDA Plant Hardiness Map", url: "https://planthardiness.ars.usda.gov/" },
    { title: "ASPCA, Toxic Plants", url: "https://www.aspca.org/pet-care/animal-poison-control" },
  ],
};

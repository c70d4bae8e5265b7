import type { Trade } from "../trade.ts";
import { call811 } from "../national-facts.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

export const fencingTrade: Trade = {
  slug: "fencing",
  names: { noun: "fencing", person: "fence builder", work: "fence" },
  typed:
    `fencing, fence, fence builder, fence contractor, fence installation, fence installer, fence repair,
    fence replacement, fence post repair, fence post replacement, fence removal, wood fence,
    wood fence installation, cedar fence, privacy fence, vinyl fence, vinyl fence installation,
    chain link fence, chain link fence installation, aluminum fence, wrought iron fence,
    ornamental iron fence, composite fence, picket fence, split rail fence, farm fence, ranch fencing,
    pool fence, dog fence, security fence, commercial fencing, gate installation, gate repair,
    fence gate repair, driveway gate installation, automatic gate`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "grounds",
  motif:
    '<path d="M3.5 21V7l2-2.5 2 2.5v14zM10 21V7l2-2.5L14 7v14zM16.5 21V7l2-2.5 2 2.5v14z"/><path d="M1.5 10.5h2M7.5 10.5H10M14 10.5h2.5M20.5 10.5h2M1.5 16.5h2M7.5 16.5H10M14 16.5h2.5M20.5 16.5h2"/>',
  leads: {
    we: [
      "Privacy for the patio, a yard the dog stays in, a gate that closes: we build the fence and set its posts to stand.",
      "A fence stands or falls with its posts. We set them plumb and firm, and the rest of the line follows.",
      "Show us where the line runs and what the fence is for, and we plan height, style, and gates with you.",
    ],
    plain: [
      "New fences and gates in wood, vinyl, chain link, and metal, with posts set firm and lines kept straight.",
      "Leaning posts, broken pickets, gates that drag: fences repaired where they stand or replaced run by run.",
      "For privacy, pets, pools, and property lines: fencing planned with the yard and built to follow the ground.",
    ],
  },
  ctas: ["{Call} about a new fence", "{Call} about a fence repair", "{Call} about a gate"],
  titles: ["New fences and gates", "Fences and repairs", "Wood, vinyl, chain link, metal"],
  descriptions: [
    "wood, vinyl, chain link, and metal fences, gates, and repairs, with posts set to stay upright.",
    "privacy fences, pool fences, and gates planned with your yard, plus repair of leaning runs.",
    "fence installation and repair: materials, property lines, permits, and how the work is done.",
    "new fencing for privacy, pets, and pools, broken posts and gates repaired, old fence hauled away.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [call811],
  sources: [
    { title: "811, before you dig", url: "https://call811.com/" },
    { title: "CPSC, Pool Safely", url: "https://www.poolsafely.gov/" },
    { title: "American Fence Association", url: "https://www.americanfenceassociation.com/" },
    {
      title: "USDA Forest Products Laboratory, Wood Handbook",
      url: "https://research.fs.usda.gov/treesearch/62200",
    },
  ],
};

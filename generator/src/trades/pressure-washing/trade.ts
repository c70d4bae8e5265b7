import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const pressureWashingTrade: Trade = {
  slug: "pressure-washing",
  names: { noun: "pressure washing", person: "pressure washing company", work: "pressure washing" },
  typed: `pressure washing, pressure washer, pressure washers, pressure cleaning, power washing,
    power washer, power washers, soft washing, soft wash, house washing, house wash,
    exterior cleaning, exterior house cleaning, siding cleaning, siding washing,
    vinyl siding cleaning, roof washing, roof soft washing, roof cleaning, driveway cleaning,
    driveway washing, concrete cleaning, patio cleaning, paver cleaning, deck cleaning,
    deck washing, fence cleaning, sidewalk cleaning, brick cleaning, pool deck cleaning,
    graffiti removal, gum removal, commercial pressure washing`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "cleaning",
  // A spray lance with its fan of water.
  motif:
    '<path d="M2.5 7.5l3.5-3.5 2.5 2.5-3.5 3.5zM7.5 7.5l6.5 6.5"/><path d="M4 10.5 6.5 14"/><path d="M15.5 12.5 21.5 13.5M14.5 15.5l4.5 5M15.5 14l5.5 3.5M13 16.5l1 5"/>',
  leads: {
    we: [
      "Green siding, a black driveway, a slippery walk: we wash each at the pressure its surface can take.",
      "One clean wall shows how gray the others have become. We wash the whole house, top to bottom.",
      "From one slippery walkway to siding, deck, and drive, we loosen the growth, rinse it off, and look after the plants.",
    ],
    plain: [
      "Green siding, a black driveway, streaks down the roof: each surface washed at the pressure it can take.",
      "Siding, concrete, decks, and fences brought back to their color with the right mix of water, cleaner, and pressure.",
      "Algae, mud, and tire marks rinsed away from walls and walks, before paint, a sale, or the season outdoors.",
    ],
  },
  ctas: ["{Call} about a wash", "{Call} about your driveway", "{Call} to get siding washed"],
  titles: ["Siding, roofs, concrete", "House & driveway wash", "Algae and stains off"],
  descriptions: [
    "siding, roofs, driveways, and decks washed with the pressure each can take. Services, answers, and contact.",
    "green film, black streaks, oil, and rust taken off walls and concrete. See how each surface is washed.",
    "soft washing for siding and shingles, high pressure for concrete. What to prepare and how to arrange a visit.",
    "patios, fences, walks, and walls cleaned of algae and mud. Exterior washing explained, with how to get in touch.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [
    { title: "EPA, Stormwater and wash water", url: "https://www.epa.gov/npdes" },
    { title: "EPA, Lead-Safe Renovations", url: "https://www.epa.gov/lead" },
    { title: "ARMA, Algae on roofs", url: "https://www.asphaltroofing.org/" },
  ],
};

import { poisonHelp } from "../national-facts.ts";
import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const houseCleaningTrade: Trade = {
  slug: "house-cleaning",
  names: { noun: "house cleaning", person: "house cleaner", work: "house cleaning" },
  typed:
    `house cleaning, house cleaner, house cleaners, home cleaning, home cleaner, residential cleaning, maid,
    maids, maid service, housekeeping, housekeeper, domestic cleaning, cleaning, cleaning service,
    cleaning lady, cleaning company, cleaners, deep cleaning, deep house cleaning, spring cleaning,
    recurring cleaning, weekly house cleaning, biweekly house cleaning, one time cleaning,
    move out cleaning, move in cleaning, apartment cleaning, condo cleaning, vacation rental cleaning,
    airbnb cleaning, post construction cleaning, kitchen cleaning, bathroom cleaning, oven cleaning,
    eco friendly cleaning`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "cleaning",
  // A broom and the dust before it.
  motif:
    '<path d="M20.5 3.5 13 11M9.6 9.6l4.8 4.8"/><path d="M9.6 9.6C7.5 10.8 5.2 11.4 2.8 11.3c.9 5.3 4.6 9 9.9 9.9-.1-2.4.5-4.7 1.7-6.8"/><path d="M6.3 16.9l3.2-2.8M17.6 20.6h.01M20.6 17.6h.01M18 15.6h.01"/>',
  leads: {
    we: [
      "Sticky kitchen, spotted mirrors, dust on every shelf: we clean it room by room, from the counters to the floors.",
      "You come home tired, and the floors still need mopping. We take the scrubbing off your list, for one visit or every week.",
      "From a regular visit to a top-to-bottom reset, we clean what you ask for, in the order you like.",
    ],
    plain: [
      "Sticky kitchen, spotted mirrors, dust on every shelf: say which rooms need it and get the house cleaned.",
      "Regular visits, a deep clean, or an empty apartment: kitchens, baths, and floors brought back to a fresh state.",
      "Hand over the scrubbing, dusting, and mopping, for one big day or as a standing visit each week.",
    ],
  },
  ctas: ["{Call} about your home", "{Call} to set up a cleaning", "{Call} about a deep clean"],
  titles: ["Regular & deep cleaning", "Kitchens, baths, floors", "A clean home"],
  descriptions: [
    "regular visits, deep cleaning, and move-out cleaning: what each covers, how to prepare, and how to get in touch.",
    "kitchens degreased, baths scrubbed, floors mopped, and shelves dusted. See what each kind of visit covers.",
    "weekly, every other week, or a single visit: what house cleaners do, what to prepare, and how to arrange it.",
    "a fresh home before guests, a move, or a new week. Cleaning services explained, with questions and contact.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [poisonHelp],
  sources: [
    {
      title: "CDC, Cleaning and Disinfecting with Bleach",
      url: "https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html",
    },
    {
      title: "EPA, Mold Cleanup in Your Home",
      url: "https://www.epa.gov/mold/mold-cleanup-your-home",
    },
    {
      title: "Natural Stone Institute, Care of natural stone",
      url: "https://www.naturalstoneinstitute.org/",
    },
  ],
};

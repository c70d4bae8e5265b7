import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const movingTrade: Trade = {
  slug: "moving",
  names: { noun: "moving", person: "mover", work: "moving" },
  typed:
    `moving, movers, mover, moving company, moving companies, moving service, moving services, house movers,
    home movers, household movers, residential moving, residential movers, local moving, local movers,
    long distance moving, long distance movers, cross country movers, interstate movers,
    out of state movers, apartment movers, apartment moving, office moving, office movers,
    commercial movers, furniture movers, furniture moving, piano movers, piano moving, packing services,
    packers and movers, moving help, moving labor, pool table movers, senior moving, storage moving,
    relocation service`.split(/,\s+/),
  schemaType: "MovingCompany",
  family: "moving",
  // A moving box with its tape.
  motif:
    '<path d="M3.5 8 12 3.5 20.5 8v9L12 21.5 3.5 17z"/><path d="M3.5 8 12 12.5 20.5 8M12 12.5v9"/><path d="M7.7 5.8l8.5 4.5v4"/>',
  leads: {
    we: [
      "Boxes, beds, the sofa that barely fit: we wrap it, carry it, load it, and set it down in the right room.",
      "You have a new address and a date. We bring pads, straps, and hands, and move the household from door to door.",
      "From a studio to a full house: we load what you have packed, or pack it too, and put it where you point.",
    ],
    plain: [
      "Boxes, beds, the sofa that barely fit: have it wrapped, carried, loaded, and set down in the right room.",
      "A new address and a date are all it takes to start: packing, loading, driving, and setting up can be arranged.",
      "Apartments, houses, and offices moved from door to door, with furniture padded and boxes placed by room.",
    ],
  },
  ctas: ["{Call} about your move", "{Call} to plan moving day", "{Call} about packing help"],
  titles: ["Packing, loading, hauling", "Movers, door to door", "Homes and offices moved"],
  descriptions: [
    "homes, apartments, and offices packed, loaded, and moved. What to expect on the day, and how to plan it.",
    "furniture padded, boxes labeled, and rooms set up at the new address. See how a move runs from start to end.",
    "across town or across state lines: what movers do, what can be packed for you, and what to have ready on the day.",
    "packing, loading help, pianos, and single pieces. Moving services explained, with questions and contact.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby", "largeCity", "otherState"],
  national: [],
  sources: [
    { title: "FMCSA, Protect Your Move", url: "https://www.fmcsa.dot.gov/protect-your-move" },
    {
      title: "FMCSA, Household Goods",
      url: "https://www.fmcsa.dot.gov/consumer-protection/household-goods",
    },
    { title: "PHMSA, Hazardous materials on the road", url: "https://www.phmsa.dot.gov/" },
  ],
};

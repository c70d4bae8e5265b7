import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const junkRemovalTrade: Trade = {
  slug: "junk-removal",
  names: { noun: "junk removal", person: "junk hauler", work: "junk removal" },
  typed: `junk removal, junk hauling, junk pickup, junk haulers, junk removers, rubbish removal,
    trash removal, trash hauling, garbage removal, debris removal, debris hauling, hauling,
    hauling service, furniture removal, couch removal, mattress removal, mattress disposal,
    appliance removal, refrigerator removal, hot tub removal, piano removal, shed removal,
    yard waste removal, construction debris removal, garage cleanout, attic cleanout,
    basement cleanout, house cleanout, estate cleanout, foreclosure cleanout, storage unit cleanout,
    e-waste pickup, scrap metal pickup`.split(/,\s+/),
  schemaType: "LocalBusiness",
  family: "moving",
  // A loaded pickup truck.
  motif:
    '<path d="M2.5 17V11.5h10V17M12.5 17V9h4l4.5 4.5V17h-1.8M15.2 17H9.3M5.2 17H2.5"/><circle cx="7.2" cy="17.8" r="2"/><circle cx="17.2" cy="17.8" r="2"/><path d="M4 11.5V7h3.5v4.5M7.5 9h3v2.5M16.5 9v4.5H21"/>',
  leads: {
    we: [
      "A full garage, a dead fridge, a sofa nobody wants: point at it, and we carry it out and haul it off.",
      "Need the space back? We lift, load, and haul, from one mattress to everything a house holds.",
      "From the attic to the far end of the yard, we carry out what you no longer want and haul it off.",
    ],
    plain: [
      "A full garage, a dead fridge, a sofa nobody wants: point at it and have it carried out and hauled off.",
      "Get the space back: single pieces or whole rooms loaded, taken away, and sorted for reuse or disposal.",
      "Furniture, appliances, yard waste, and remodeling debris picked up from wherever they stand, stairs included.",
    ],
  },
  ctas: ["{Call} about a pickup", "{Call} to clear it out", "{Call} about junk removal"],
  titles: ["Haul-away & cleanouts", "Junk hauled away", "Furniture, appliances, debris"],
  descriptions: [
    "furniture, appliances, and debris carried out and hauled away. What can go, how to prepare, and how to arrange it.",
    "garages, attics, and whole houses cleared, in one room or all of them. What to set aside first, and how to get in touch.",
    "one mattress or a truckload: see what junk removal takes, what it cannot take, and how a pickup runs.",
    "cleanouts, yard waste, and old appliances lifted, loaded, and sorted. Questions answered, with how to get in touch.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "seat", "nearby"],
  national: [],
  sources: [
    {
      title: "EPA, Household Hazardous Waste",
      url: "https://www.epa.gov/hw/household-hazardous-waste-hhw",
    },
    { title: "EPA, Responsible Appliance Disposal", url: "https://www.epa.gov/rad" },
    {
      title: "EPA, Electronics Donation and Recycling",
      url: "https://www.epa.gov/recycle/electronics-donation-and-recycling",
    },
    { title: "EPA, Asbestos", url: "https://www.epa.gov/asbestos" },
  ],
};

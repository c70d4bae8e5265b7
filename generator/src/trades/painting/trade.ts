import type { Trade } from "../trade.ts";
import { leadSafeWork } from "../national-facts.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

export const paintingTrade: Trade = {
  slug: "painting",
  names: { noun: "painting", person: "painter", work: "painting" },
  typed:
    `painting, painter, painters, house painting, house painter, home painting, interior painting,
    interior painter, exterior painting, exterior painter, residential painting, commercial painting,
    painting contractor, room painting, wall painting, ceiling painting, cabinet painting,
    kitchen cabinet painting, cabinet refinishing, trim painting, door painting, stucco painting,
    siding painting, brick painting, limewash, deck staining, deck painting, wood staining,
    wallpaper removal, wallpaper installation, popcorn ceiling removal, spray painting house,
    apartment painting, office painting, touch up painting`.split(/,\s+/),
  schemaType: "HousePainter",
  family: "finish",
  motif: '<path d="M4 3.5h13v5H4z"/><path d="M17 6h3.5v5.5H11v3"/><path d="M9.5 14.5h3V21h-3z"/>',
  leads: {
    we: [
      "New color for a room, a fresh coat for the whole house: we prepare the surface, protect the floors, and paint clean lines.",
      "We wash, scrape, sand, and prime before any color goes on, so that the finish looks right and stays put.",
      "Tell us what you would like to see when you come home. We help plan it, prepare what is there, and paint it.",
    ],
    plain: [
      "Rooms, cabinets, trim, and exteriors painted with patient preparation and clean edges.",
      "Scuffed walls, peeling siding, dated cabinets: a new finish for each, from primer to the last coat.",
      "Interior and exterior painting that begins with repairs and ends with furniture back in its place.",
    ],
  },
  ctas: [
    "{Call} about painting",
    "{Call} about a room or a house",
    "{Call} about colors and dates",
  ],
  titles: ["Interior and exterior", "Rooms and exteriors", "Walls, cabinets, and siding"],
  descriptions: [
    "interior rooms, exteriors, cabinets, trim, and decks, prepared with care and painted in clean lines.",
    "walls, ceilings, siding, stucco, kitchen cabinets, and stain work, from repair to last coat.",
    "house painting inside and out: how surfaces are prepared, how long it takes, and how to get ready.",
    "peeling, scuffed, or dated paint renewed, drywall patched, and wallpaper taken off before color.",
  ],
  services,
  problems,
  questions,
  emergency: null,
  localFacts: ["county", "zips", "nearby"],
  national: [leadSafeWork],
  sources: [
    { title: "EPA, Lead", url: "https://www.epa.gov/lead" },
    {
      title: "EPA, Protect Your Family from Exposures to Asbestos",
      url: "https://www.epa.gov/asbestos/protect-your-family-exposures-asbestos",
    },
    { title: "Painting Contractors Association, Standards", url: "https://www.pcapainted.org/" },
  ],
};

/** The trades that pages have words for, by slug. */
export const TRADE_NAMES = {
  "carpet-cleaning": "Carpet Cleaning",
  concrete: "Concrete",
  "drain-cleaning": "Drain Cleaning",
  electrical: "Electrical",
  fencing: "Fencing",
  flooring: "Flooring",
  "garage-doors": "Garage Doors",
  gutters: "Gutters",
  "house-cleaning": "House Cleaning",
  hvac: "HVAC",
  "junk-removal": "Junk Removal",
  landscaping: "Landscaping",
  "lawn-care": "Lawn Care",
  locksmith: "Locksmith",
  moving: "Moving",
  painting: "Painting",
  "pest-control": "Pest Control",
  plumbing: "Plumbing",
  "pressure-washing": "Pressure Washing",
  roofing: "Roofing",
  towing: "Towing",
  "tree-service": "Tree Service",
  "water-damage-restoration": "Water Damage Restoration",
  "water-heaters": "Water Heaters",
} as const;

export type TradeSlug = keyof typeof TRADE_NAMES;

/** Chosen by a user for a service that belongs to none of the trades: the page has only the owner's words. */
export const NO_TRADE = "none";

export const isTradeSlug = (slug: string): slug is TradeSlug => Object.hasOwn(TRADE_NAMES, slug);

/** The slug of a trade from its name or slug as typed; any other text is returned unchanged. */
export function tradeSlugFrom(typed: string): string {
  return typed.trim().toLowerCase().replace(/\s+/g, "-");
}

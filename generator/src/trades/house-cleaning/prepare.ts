import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "Before you call: a short list",
    "Facts a cleaner will ask for",
    "Get these together first",
    "Your home in a few facts",
  ],
  intros: [
    "A clear picture of the home gives you a firmer quote.",
    "Five minutes with a notepad saves a second call.",
    "You need no special words, only the facts below.",
    "Check off what applies to your home and skip the rest.",
  ],
  shows: 6,
  slots: [
    [
      "How many bedrooms, bathrooms, and levels the home has.",
      "A count of full baths and half baths, since those take longest.",
      "Rough square footage, from a lease, listing, or tax bill.",
    ],
    [
      "Which floors are wood, tile, stone, vinyl, or carpet.",
      "Any surface that came with special care instructions.",
      "The material of counters and showers, marble and other stone above all.",
    ],
    [
      "When the place was last cleaned from top to bottom.",
      "How long ago anyone scrubbed the oven or the tub.",
      "An honest word about its state: tidy, lived-in, or out of hand.",
    ],
    [
      "The three tasks that would please you most if done.",
      "Rooms that can be left out, to keep the visit shorter.",
      "A list of musts, and a second one for leftover time.",
    ],
    [
      "Pets by kind and number, and whether they shed.",
      "Allergies, asthma, or a baby in the house.",
      "Any scent or product that someone cannot be around.",
    ],
    [
      "Photos of the kitchen, each bathroom, and the worst corner.",
      "One wide picture per room, taken before you tidy.",
      "Close-ups of stains, with a word on what caused them.",
    ],
    [
      "How to get in: key, code, lockbox, or someone at home.",
      "Parking, stairs, elevator hours, and which entrance is yours.",
      "Alarm details, to share later and in person rather than by message.",
    ],
    [
      "Two or three days that suit you, and hours to avoid.",
      "How often you would like visits once the first is done.",
      "A firm deadline, such as a move-out inspection or a party.",
    ],
    [
      "Whether a working vacuum, mop, and bucket are in the house.",
      "Products you want used, or never want used, on your things.",
      "A note on where to find trash bags, rags, and outlets.",
    ],
    [
      "Inside jobs you want: oven, refrigerator, cabinets, or windows.",
      "Laundry, dishes, and bed making, if those should be part of it.",
      "Anything heavy that must be moved, and who will move it.",
    ],
    [
      "Your lease or a handover checklist, if you are moving.",
      "Name and number of a landlord who must approve the result.",
      "Rules of the building about noise, elevators, and trash.",
    ],
    [
      "Mold, pests, broken glass, or needles: name them before anyone comes.",
      "A loose railing, a steep stair, or an outlet that sparks.",
      "Rooms with wet paint, dust, or work still going on.",
    ],
  ],
};

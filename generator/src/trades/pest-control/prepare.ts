import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "Have this ready when you call",
    "Notes for the first call",
    "What you will be asked",
    "Gather the facts first",
  ],
  intros: [
    "Good clues turn a guess into a plan.",
    "Note what you can and leave the rest to the inspection.",
    "The more exact the clue, the shorter the search.",
    "No need to get close, because a photo is enough.",
  ],
  shows: 6,
  slots: [
    [
      "A sharp photo with a coin beside the insect for size.",
      "One or two specimens in a jar, bag, or strip of tape.",
      "Pictures of droppings or damage, taken before you clean.",
    ],
    [
      "Rooms where you saw it, and at what hour.",
      "The date of the first sighting, and how often since then.",
      "Whether it happens at night, after rain, or when heat comes on.",
    ],
    [
      "A rough count: one, a handful, or too many to count.",
      "Alive or dead, winged or not, alone or in a line.",
      "How fast the number has grown over the past weeks.",
    ],
    [
      "Every product used so far, with its name or label.",
      "Traps you set, where they stand, and what they caught.",
      "Earlier treatments, who did them, and the paperwork if you have it.",
    ],
    [
      "Babies, pregnancy, asthma, or older people in the home.",
      "Pets of all kinds: fish and birds above all.",
      "Anyone in the house with a known allergy to stings.",
    ],
    [
      "Slab, basement, or crawl space, and how to get in.",
      "The age of the building and any recent additions.",
      "Where the attic hatch is, and whether it opens.",
    ],
    [
      "Leaks, damp spots, or drains that have been slow.",
      "Firewood, mulch, or soil that touches the walls.",
      "Gaps you have seen around pipes, vents, and doors.",
    ],
    [
      "Recent travel, secondhand furniture, or guests who stayed over.",
      "New pets, a new garden bed, or building work close by.",
      "Anything that changed shortly before the trouble began.",
    ],
    [
      "Your lease, if you rent, since the owner may have to arrange it.",
      "Name and number of the property manager or association.",
      "Whether units beside, above, or below have the same problem.",
    ],
    [
      "Hours when everyone, pets included, could stay out of treated rooms.",
      "Gate codes, dogs in the yard, and a parking spot.",
      "Days that suit you, plus room for a follow-up visit.",
    ],
    [
      "Vegetable beds, beehives, ponds, and play sets in the yard.",
      "A well, a drain, or a stream near the house.",
      "Plants you eat from, and where the kids play.",
    ],
    [
      "An old contract or termite bond, if one came with the house.",
      "Inspection reports from when you bought the place.",
      "What you want: a single treatment, or regular visits.",
    ],
  ],
};

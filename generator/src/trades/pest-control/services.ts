import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "Pests and the work they need",
    "Jobs a pest professional does",
    "Which kind of help fits",
    "Common pest control work",
    "What can be done about it",
  ],
  intros: [
    "Different pests, different tools, so start with the right name.",
    "The name of the pest decides nearly everything that follows.",
    "Find the line that matches what you have seen.",
    "Each job below begins with an inspection, not with a spray.",
    "Some of these need one visit, and others need patience.",
  ],
  shows: 6,
  slots: [
    {
      name: "Ant control",
      text: [
        "Workers carry bait to the queen; spray on the trail rarely reaches her.",
        "First the species, then the nest, and only then the product.",
        "For lines of ants that return however often you wipe them up.",
      ],
    },
    {
      name: "Cockroach control",
      text: [
        "Gel bait in cracks, less clutter, and dry pipes work as a team.",
        "Small tan roaches in a kitchen breed indoors and need a thorough plan.",
        "Daytime sightings suggest a crowded hiding place, so call before it spreads.",
      ],
    },
    {
      name: "Rodent control",
      text: [
        "Traps inside, sealed gaps outside, and food stored in hard containers.",
        "Mice need a hole no wider than a pencil to get in.",
        "Catching is half of it; closing the entry points is what lasts.",
      ],
    },
    {
      name: "Termite inspection",
      text: [
        "A look along foundation, crawl space, and sills for tubes and damage.",
        "Worth having before you buy a house or finish a basement.",
        "Includes tapping wood, probing soft spots, and sketching what was found.",
      ],
    },
    {
      name: "Termite treatment",
      text: [
        "Treated soil forms a barrier; bait stations feed and weaken the colony.",
        "Drywood kinds live inside timber and call for other methods than soil ones.",
        "The plan should name the method, the areas, and the yearly checks.",
      ],
    },
    {
      name: "Bed bug treatment",
      text: [
        "Heat, careful vacuuming, covers, and targeted products, often over several visits.",
        "Your preparation decides much of the result, so ask for the sheet early.",
        "Bagged laundry, a hot dryer, and encased mattresses go with the professional work.",
      ],
    },
    {
      name: "Wasp and hornet nests",
      text: [
        "Someone in a full suit treats the colony at a calm hour.",
        "Nests in walls must be treated before anyone closes the hole.",
        "Needed when insects fly near doors, play areas, or people with allergies.",
      ],
    },
    {
      name: "Bee relocation",
      text: [
        "A beekeeper can often move honey bees alive, comb and all.",
        "A hanging cluster usually flies on by itself in a day or two.",
        "When bees nest in a wall, the honey has to come out too.",
      ],
    },
    {
      name: "Flea and tick treatment",
      text: [
        "Pet, carpets, and yard get attention at one time, or fleas return.",
        "Vacuum daily beforehand; the shaking wakes fleas from their cocoons.",
        "Ticks wait on tall grass and brush, so the yard comes into it.",
      ],
    },
    {
      name: "Mosquito control",
      text: [
        "Standing water comes first: where none stays for a week, few breed.",
        "Gutters, tarps, plant saucers, and birdbaths are checked for wriggling larvae.",
        "Treatment targets shady leaves where adults rest during the day.",
      ],
    },
    {
      name: "Spiders and webs",
      text: [
        "Fewer insects means fewer spiders, so lights and gaps matter most.",
        "Webs come down, hiding places go, and cracks are sealed.",
        "Most are harmless; widows and recluses are the ones to name.",
      ],
    },
    {
      name: "Wildlife in the attic",
      text: [
        "Squirrels, raccoons, and bats are let out, then kept out.",
        "Young may be hidden inside, so timing comes before any sealing.",
        "Ask first: not every pest firm handles animals, and states set rules.",
      ],
    },
    {
      name: "Exclusion and sealing",
      text: [
        "Steel mesh, door sweeps, and caulk close the gaps pests use.",
        "Outlasts any product, because nothing gets in that needs treating.",
        "Pipe holes, vents, and garage doors are the usual weak points.",
      ],
    },
    {
      name: "Pantry pests",
      text: [
        "Moths and beetles in flour leave once the infested package is found.",
        "Everything open gets checked; tight jars stop the next round.",
        "Shelf seams and screw holes are vacuumed, and no spray touches food.",
      ],
    },
    {
      name: "Wood-destroying insect report",
      text: [
        "A written inspection that lenders or buyers may ask for at a sale.",
        "It lists visible signs only, so hidden wood stays an open question.",
        "Find out how long the paper stays valid for your closing.",
      ],
    },
  ],
};

import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "Have this ready when you call",
    "Notes for the first call",
    "What a plumber will ask",
    "Five minutes before you call",
  ],
  intros: [
    "With these answers at hand, a plumber can guess which parts to bring.",
    "Walk through the rooms once with a pen.",
    "Skip what you do not know; a guess is worse than a gap.",
    "None of it needs a tool, only a flashlight and your phone.",
  ],
  shows: 6,
  slots: [
    [
      "Where the main shutoff is, and whether it closes fully.",
      "Try that handle gently. Mention it if it is stiff or drips.",
      "Which valves you have shut, and whether the water stopped.",
    ],
    [
      "Rooms with trouble, and rooms without: both narrow the search.",
      "Run each tap for a moment and note what is different.",
      "Hot side, cold side, or both? Try them one at a time.",
    ],
    [
      "When it leaks: all day, while draining, or only after showers.",
      "The day you first noticed, and how fast it has grown.",
      "What ran just before it began: washer, bath, sprinkler, dishwasher.",
    ],
    [
      "What lies under the floor: slab, crawl space, or basement.",
      "The pipe you can see: copper, gray steel, or plastic. A photo settles it.",
      "Year of construction, if you know it, and any pipes replaced since.",
    ],
    [
      "One picture of the wet area and one of whatever is above it.",
      "Film ten seconds with sound if it bangs, gurgles, or hisses.",
      "Take the photo before you mop; evidence dries.",
    ],
    [
      "The model number, stamped inside a toilet tank or on the faucet’s papers.",
      "Heater label with fuel, gallons, and serial number: snap it, do not copy it.",
      "Any spare part or manual left in a drawer; it can save a trip.",
    ],
    [
      "Empty the cabinet below the sink so a person can lie in it.",
      "Clear a path to the heater, the meter, and the cleanout.",
      "Where to park, and which gate leads to the back.",
    ],
    [
      "City water or a well, public sewer or a septic tank.",
      "For a septic tank, the date it was last pumped.",
      "Softener, filter, or booster pump: name whatever sits on the line.",
    ],
    [
      "Anything poured into the drain, by name. It can burn skin later.",
      "What you tightened, snaked, or plunged, and what changed.",
      "Earlier repairs at the same place, even a previous owner’s.",
    ],
    [
      "Who may approve the work, if you rent or share the building.",
      "Whether an association or a manager controls the valves.",
      "How long your household can manage without water.",
    ],
  ],
};

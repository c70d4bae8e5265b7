import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "What a roofer needs to know",
    "Facts worth having at hand",
    "Before the first talk",
    "A list for the phone call",
  ],
  intros: [
    "Roofers think in slopes, layers, and years; these notes speak their language.",
    "Half of these you can answer from the kitchen window.",
    "The more you know here, the less is left to guess.",
    "Leave blanks where you are unsure; a guess can mislead.",
  ],
  shows: 6,
  slots: [
    [
      "Where it leaks: room, wall, and distance from the nearest corner.",
      "One line on the trouble: drip, stain, missing pieces, or age.",
      "Which side of the house, by compass or by street.",
    ],
    [
      "When it leaks: every rain, only with wind, or after snow.",
      "The date you first saw it, and the last time it dripped.",
      "The weather at the time: wind direction, hail, long soaking rain.",
    ],
    [
      "The year the roof went on, or the closest guess.",
      "How many layers are up there, if anyone has told you.",
      "Papers from the last roof: contract, shingle name, color, receipts.",
    ],
    [
      "What it is made of: shingle, metal, tile, slate, or membrane.",
      "A fallen piece from the lawn, kept dry for matching.",
      "Steep, low, or flat, and how many stories to the eaves.",
    ],
    [
      "Photos from each corner of the lot, plus a zoom on the trouble.",
      "Pictures of the stain with a date, one per rain.",
      "A shot from the street that shows the whole roof line.",
    ],
    [
      "What pokes through: chimneys, skylights, vents, dishes, solar panels.",
      "Who owns and services the solar array, if there is one.",
      "Any new hole made lately for a fan, a dish, or a pipe.",
    ],
    [
      "Earlier repairs: who, where, and what they smeared or nailed.",
      "Other leaks in the past, even those that seemed to stop.",
      "Whether someone has been on the roof in recent months.",
    ],
    [
      "Your policy’s wind and hail section, with the deductible.",
      "A claim number, if you have already reported it.",
      "Name and number of the adjuster, once one has been assigned.",
    ],
    [
      "Where a truck or dumpster may stand without cracking a driveway.",
      "Gates, fences, and flower beds that need care around the walls.",
      "The way into the attic, cleared of boxes.",
    ],
    [
      "Cars, grills, and toys that must move before debris falls.",
      "Pets, naps, and night shifts, since hammering carries through a house.",
      "Who will be home to decide once the boards are exposed.",
    ],
    [
      "Association rules on color or material, if you live under any.",
      "Whether the house counts as historic, which can limit materials.",
      "The name of the office that issues building permits for your address.",
    ],
    [
      "Plans for solar, a skylight, or an addition in coming years.",
      "How long you expect to keep the house.",
      "Your wishes on color, noise, and heat, in order of weight.",
    ],
  ],
};

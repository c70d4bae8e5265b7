import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Roof words, explained",
    "The language of a roof",
    "What the quote is saying",
    "Names for the parts",
  ],
  intros: [
    "Learn these, and a roof quote stops being a foreign text.",
    "Point at the part, say its name, and misunderstandings fade.",
    "Roofers use these every day and forget that others do not.",
    "Four words you are likely to find on your papers.",
  ],
  shows: 4,
  slots: [
    {
      name: "Square",
      text: [
        "A roofer’s unit: 100 square feet of roof. Prices and shingle orders run on it.",
        "Twenty-two of them mean 2,200 square feet of slope, not of floor.",
        "If two bids list different counts, ask both how they measured.",
      ],
    },
    {
      name: "Flashing",
      text: [
        "Shaped metal that steers water away where roof meets chimney, wall, or valley.",
        "Look where two surfaces join: that strip does more than the shingles around it.",
        "Along a wall it climbs in small steps, one per course, each lapped by the next.",
      ],
    },
    {
      name: "Underlayment",
      text: [
        "The sheet between wood and shingles, a second defense if wind takes a tab.",
        "Felt or synthetic cloth, rolled out flat before the first course is nailed.",
        "Not meant to stay bare for long; sun and wind wear most kinds.",
      ],
    },
    {
      name: "Decking",
      text: [
        "Plywood, panels, or boards that the roof is nailed to. Sheathing is another word for it.",
        "Soft spots in this wooden base are often found only once the old roof is off.",
        "Look up in the attic: what you see between the rafters is its underside.",
      ],
    },
    {
      name: "Drip edge",
      text: [
        "Bent metal along the rim that sends water into the gutter.",
        "It keeps the edge of the wood from drinking up each rain.",
        "Missing on some older roofs, and simple to add during a replacement.",
      ],
    },
    {
      name: "Ice barrier",
      text: [
        "A sticky membrane near the eaves that seals around nails where ice backs water up.",
        "In cold regions codes often call for it; elsewhere it still serves in valleys.",
        "Self-sealing sheet under the lowest courses, a guard for when meltwater stands.",
      ],
    },
    {
      name: "Ridge vent",
      text: [
        "A capped slot along the peak that lets warm attic air rise out.",
        "It needs open vents low at the eaves, or it has little to draw.",
        "Hard to spot from the street: a slightly raised line along the top.",
      ],
    },
    {
      name: "Valley",
      text: [
        "The inside corner where two slopes meet and share their water.",
        "It carries more rain than any other strip, so it may wear early.",
        "Open kinds show metal; closed kinds hide the joint under shingles.",
      ],
    },
    {
      name: "Pitch",
      text: [
        "Steepness, as rise over a run of twelve: 6/12 climbs six inches per foot.",
        "Low numbers drain slowly and need other materials than steep ones.",
        "Written on quotes because it changes the labor, the waste, and the gear.",
      ],
    },
    {
      name: "Soffit and fascia",
      text: [
        "The underside and the front board of the eaves. Air enters one; gutters hang on the other.",
        "Trouble here shows early, as peeling paint or gutters that pull away.",
        "Worth repairing while the rim of the roof is open anyway.",
      ],
    },
    {
      name: "Tear-off",
      text: [
        "Stripping old roofing down to the wood before anything new goes on.",
        "The other choice is an overlay, which leaves the old shingles in place beneath.",
        "Ask whether the word covers every layer, or only the top one.",
      ],
    },
    {
      name: "Cricket",
      text: [
        "A small peak behind a wide chimney that splits the water to both sides.",
        "Without one, leaves and rain pile up against the uphill brick.",
        "Some call it a saddle; look for it when a chimney leaks from behind.",
      ],
    },
    {
      name: "Change order",
      text: [
        "A signed note that alters the job and its price after work has begun.",
        "New rot, extra vents, other shingles: each belongs on one before it is done.",
        "Short is fine, as long as it names the work, the amount, and the date.",
      ],
    },
  ],
};

import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "Plumbing through the year",
    "A calendar for your pipes",
    "Small jobs, season by season",
    "What to check, and when",
  ],
  intros: [
    "A few minutes each, and most need no tools at all.",
    "Pick the season you are in and start there.",
    "Pipes fail at the turn of the seasons, so check them then.",
    "Ordinary care that keeps small parts from becoming big repairs.",
  ],
  shows: 4,
  slots: [
    {
      name: "In spring",
      text: [
        "Pour a bucket of water into the sump pit. The pump should start, empty it, and stop.",
        "Open each spigot against your thumb. If you can hold it back, a pipe inside may be split.",
        "Walk the yard in a dry spell. A patch that stays wet deserves a look at the meter.",
      ],
    },
    {
      name: "In summer",
      text: [
        "Feel the washing machine hoses for bulges and cracks; braided steel holds up better than plain rubber.",
        "Run every sprinkler zone once and look for broken heads, geysers, and soggy rings.",
        "Pipes that sweat in humid rooms drip like leaks. Foam sleeves put an end to it.",
      ],
    },
    {
      name: "In fall",
      text: [
        "Take hoses off their spigots. Left on, they trap water where it can freeze.",
        "Where freezes are common, drain outdoor lines at their indoor valve before the first one.",
        "Shine a light on the water heater: rust, drips, or a loose vent are easier to fix now.",
      ],
    },
    {
      name: "In winter",
      text: [
        "In hard cold, open cabinet doors along outside walls and let a cold tap drip.",
        "Hold the heat steady day and night, and at 55 degrees or more when you are away.",
        "Just a trickle from one tap? Warm that pipe with a hair dryer, never with a flame.",
      ],
    },
    {
      name: "Before a trip",
      text: [
        "Close the main, unless fire sprinklers or a boiler depend on it, and set the heater to vacation.",
        "Show somebody the valve and leave a key. A loose hose has days to do harm.",
        "Shut the washing machine’s own valves; a burst hose runs until you come home.",
      ],
    },
    {
      name: "With a full house",
      text: [
        "Space out the showers, and put a bin beside the toilet for wipes of every kind.",
        "Cool grease in a can and throw it out; poured down the sink, it hardens out of reach.",
        "Peels and rice go in the trash. Give the disposal small loads and plenty of cold water.",
      ],
    },
  ],
};

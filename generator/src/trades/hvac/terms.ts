import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Labels and terms, explained",
    "Words on an HVAC quote",
    "What the letters mean",
    "Terms worth knowing",
  ],
  intros: [
    "Quotes in this trade are full of letters; here are some of them.",
    "Four terms, each in a sentence or two.",
    "When one comes up, ask for the number that goes with it.",
    "You will meet these on labels, reports, and offers.",
  ],
  shows: 4,
  slots: [
    {
      name: "SEER2",
      text: [
        "How much cooling the electricity buys you over a whole summer. More is thriftier.",
        "The label figure for cooling efficiency, from the federal test that took effect in 2023.",
        "It holds only for the tested pair, so the indoor coil has to be the matching one.",
      ],
    },
    {
      name: "AFUE",
      text: [
        "The share of a furnace’s fuel that turns into heat over a season.",
        "At 80 percent, a fifth of the heat leaves by the flue. At 95, a twentieth does.",
        "Ducts are not part of it, so a fine furnace can still heat the attic.",
      ],
    },
    {
      name: "HSPF2",
      text: [
        "The heating figure of a heat pump: heat given per unit of electricity, over a season.",
        "Heat pumps carry one rating for cooling and this one for warmth.",
        "Where heating runs for months, look at this number before the cooling one.",
      ],
    },
    {
      name: "Ton",
      text: [
        "A measure of cooling power, 12,000 BTU per hour, and nothing to do with weight.",
        "The word comes from ice: a ton of it, melting over one day, cools at this rate.",
        "Twin houses may need different tonnage, since windows and insulation count as well as floor area.",
      ],
    },
    {
      name: "MERV",
      text: [
        "A filter’s rating for catching small particles. Higher numbers catch finer dust.",
        "The EPA suggests 13, or the highest that your system’s fan can take.",
        "More is not always kinder: a dense filter can choke a blower not built for it.",
      ],
    },
    {
      name: "Load calculation",
      text: [
        "Room-by-room math for heat gained and lost, often by the method called Manual J.",
        "Windows, insulation, people, and air leaks go in; the right equipment size comes out.",
        "Without it, a size is a guess, however sure it sounds.",
      ],
    },
    {
      name: "Static pressure",
      text: [
        "How hard the blower has to push, read with a small probe in the duct.",
        "Blood pressure for ducts: too high means that something is narrow or blocked.",
        "A single reading can reveal clogged filters, tight returns, and too many closed vents.",
      ],
    },
    {
      name: "Heat exchanger",
      text: [
        "The metal wall between flame and house air. Fumes stay on one side, warmth crosses over.",
        "A crack here can let fumes into the rooms, so ask for pictures if one is reported.",
        "Replacing it is a major repair, and many owners price a new furnace at that point.",
      ],
    },
    {
      name: "Capacitor",
      text: [
        "A can that gives motors their starting push. When it fails, the unit only hums.",
        "It holds a charge with the power off, which is why it is no home repair.",
        "A bulging top gives it away, and a meter confirms it quickly.",
      ],
    },
    {
      name: "Air handler",
      text: [
        "The indoor cabinet with blower and coil, used where there is no furnace.",
        "Beside a heat pump, it often holds electric strips for backup heat.",
        "Its filter, drain pan, and blower wheel are what most service visits clean.",
      ],
    },
  ],
};

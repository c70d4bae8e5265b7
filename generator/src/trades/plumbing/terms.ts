import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Words on a plumbing quote",
    "Plumbing words, explained",
    "What those terms mean",
    "A short plumbing dictionary",
  ],
  intros: [
    "Four words that come up often, in plain English.",
    "Know these, and the quote reads like a normal letter.",
    "You will hear them on the phone and see them on paper.",
    "No need to use them yourself, only to follow along.",
  ],
  shows: 4,
  slots: [
    {
      name: "Main shutoff",
      text: [
        "The valve that stops all water to the home, often near the meter or the front wall.",
        "One handle between the street and every faucet. All who live there should know it.",
        "Also called the house valve. To replace it, the utility may have to close the street side.",
      ],
    },
    {
      name: "Trap",
      text: [
        "The dip in the pipe below each drain. Water standing in it blocks sewer air.",
        "Lose a ring in the sink and it usually rests in this curved piece, which unscrews.",
        "Unused for months, its seal dries up and a smell comes through; a cup of water mends that.",
      ],
    },
    {
      name: "Cleanout",
      text: [
        "A capped opening in the drain line, made so that a cable can get in.",
        "Look for a round plug low on a wall, in the basement floor, or flush with the lawn.",
        "Where there is none, the toilet may have to come off to reach the line.",
      ],
    },
    {
      name: "Vent stack",
      text: [
        "The pipe through the roof that lets air in behind draining water.",
        "Without it, drains glug and traps are sucked dry. With it, waste flows quietly.",
        "It carries sewer gas up and out, so its end belongs in the open air.",
      ],
    },
    {
      name: "Pressure regulator",
      text: [
        "A bell-shaped brass valve near the main that tames high street pressure.",
        "Model plumbing codes ask for one where the pressure is above 80 psi.",
        "As it wears out, pressure drifts: hissing toilets and short-lived hoses are typical.",
      ],
    },
    {
      name: "Expansion tank",
      text: [
        "A small tank near the water heater that gives heated water room to swell.",
        "Called for where a check valve or regulator closes the house off from the street.",
        "Knock on it. Half should ring hollow; dull all over suggests it has filled with water.",
      ],
    },
    {
      name: "Backflow preventer",
      text: [
        "A device that keeps dirty water from being drawn back into clean pipes.",
        "Lawn sprinklers and boilers usually need one, and many utilities want it tested every year.",
        "Picture a hose left in a soapy bucket while pressure drops. This stops the soap.",
      ],
    },
    {
      name: "Rough-in",
      text: [
        "The stage when pipes run through open walls and floors, before fixtures arrive.",
        "Of a toilet: the distance from the finished wall to the drain’s center. A new bowl must match.",
        "On a schedule it means hidden work is done, tested, and waiting to be inspected.",
      ],
    },
    {
      name: "PEX",
      text: [
        "Flexible plastic tubing for supply lines, joined with rings or fittings instead of solder.",
        "It bends around corners, so fewer joints end up inside the wall.",
        "Red for hot, blue for cold is common. Sunlight harms it, so it belongs indoors.",
      ],
    },
    {
      name: "Relief valve",
      text: [
        "The safety on a heater that opens if water gets too hot or its pressure too high.",
        "Its pipe points down and must stay open at the end, never threaded or plugged.",
        "A steady drip from it means that heat, pressure, or the valve itself needs attention.",
      ],
    },
  ],
};

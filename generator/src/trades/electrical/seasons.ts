import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "Wiring through the year",
    "A wiring calendar",
    "What to check, and when",
    "Small checks, all year",
  ],
  intros: [
    "Loads change with the calendar, and so do the risks.",
    "A few minutes now and then keep surprises rare.",
    "None of these checks asks you to open a cover.",
    "Pick the next date and put it in your phone.",
  ],
  shows: 4,
  slots: [
    {
      name: "Spring",
      text: [
        "Test outdoor outlets and the pump circuit before sprinklers and trimmers come out.",
        "Look up from the ground: branches that touch service wires are a matter for the utility.",
        "Uncover the patio lights, and throw out any cord with cracks or tooth marks.",
      ],
    },
    {
      name: "Summer",
      text: [
        "Window units pull hard. Give each one its own circuit, and never an extension cord.",
        "Before a storm, unplug what you would hate to lose; a strip cannot stop a direct strike.",
        "Pools and spas need working GFCIs. A tingle in the water means everybody out.",
      ],
    },
    {
      name: "Fall",
      text: [
        "Space heaters go straight into a wall outlet, three feet from anything that burns.",
        "Plan holiday lighting now: count outlets, and look for a testing-lab mark on each set.",
        "Shorter days show up dark corners. A lit stair or path is an easy job to book.",
      ],
    },
    {
      name: "Winter",
      text: [
        "Where freezes are common, look over heat cables for cracks before the first cold night.",
        "Electric blankets show wear at the cord first. Retire any that are frayed or scorched.",
        "A generator stays outside, 20 feet from the house, and never feeds an outlet.",
      ],
    },
    {
      name: "Every month",
      text: [
        "Press TEST, then RESET, on each GFCI, and see that power really stops.",
        "Tie the outlet check to the day you try the smoke alarms.",
        "One walk, ten minutes: buttons pressed, cords looked at, warm plates noted.",
      ],
    },
    {
      name: "Once a year",
      text: [
        "Read through the panel list and correct what changed; a wrong label costs time in trouble.",
        "Go room by room for cords under rugs and strips plugged into strips.",
        "Look at the panel door: no rust, no scorch marks, and clear floor in front.",
      ],
    },
    {
      name: "Before a trip",
      text: [
        "Unplug chargers, heaters, and the coffee maker, but leave the freezer’s breaker alone.",
        "Put two lamps on timers, away from curtains, and try them for a night.",
        "Show a neighbor where the main breaker is, and leave the way to it clear.",
      ],
    },
  ],
};

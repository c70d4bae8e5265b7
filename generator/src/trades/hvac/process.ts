import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "From symptom to comfort",
    "How a service visit goes",
    "What a technician does, and when",
    "The order of the work",
  ],
  intros: [
    "Repair or replacement, these five points come by in this order.",
    "At each point there is something you may ask to see.",
    "Measuring comes before mending; watch that it stays that way.",
    "Here is what should happen between the call and the last reading.",
  ],
  shows: 5,
  slots: [
    {
      title: ["You report it", "The first conversation", "Making the call"],
      text: [
        "Give mode, symptom, and age of the unit. Find out whether they work on that make at all.",
        "Say early if somebody in the home is at risk from heat or cold, and what should stay switched off.",
        "Questions about filter, breaker, and thermostat will come. Having done those checks gets you past the script.",
        "Learn what the visit fee covers: a look only, or the first hour of work along with it.",
      ],
    },
    {
      title: ["Tests and readings", "Measuring, not guessing", "Finding the fault"],
      text: [
        "Pressures, temperatures, and voltage tell the story. Ask for the numbers, and for what they should have been.",
        "Air comes first, then electricity, then refrigerant, since a dirty filter can imitate most other faults.",
        "Stay nearby for the summary. You should hear a cause, the proof of it, and what was ruled out.",
        "On anything that burns fuel, venting belongs in the test. Have them show you the carbon monoxide reading.",
      ],
    },
    {
      title: ["Options on paper", "Choices and prices", "The offer"],
      text: [
        "Repair price, age, and type of refrigerant belong together; none of the three decides by itself.",
        "Nothing has to be signed on the spot. A failed part can be photographed and a second opinion priced.",
        "For a new system, expect model numbers of both halves, duct changes, permit, and load calculation in writing.",
        "Hear three figures: the part alone, the part with its worn companions, and replacement of the unit.",
      ],
    },
    {
      title: ["The work itself", "Panels off, parts in", "Repair or installation"],
      text: [
        "Power is cut before a panel opens. Keep children and pets in another room until everything is closed again.",
        "Lines are emptied by vacuum pump before they are filled, and that takes a while. Rushing it shortens the unit’s life.",
        "For a replacement, ask where the old equipment goes and how dust is kept out of open ducts.",
        "If a part must be ordered, agree on how the home stays safe and bearable until it arrives.",
      ],
    },
    {
      title: ["Start-up and proof", "The final readings", "Seeing it run"],
      text: [
        "Run heating and cooling both, and stand at a far vent. The closing numbers should be on your invoice.",
        "Let somebody show you the filter slot, the shutoff, and the drain. Change one filter together.",
        "Someone has to register a new unit with its maker; settle who, because coverage may hang on the date.",
        "Keep the test sheet and the inspector’s sign-off. Mark the month of the next service on the cabinet.",
      ],
    },
  ],
};

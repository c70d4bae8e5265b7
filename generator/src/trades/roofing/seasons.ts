import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "A roof through the year",
    "When to look up",
    "Roof care by the calendar",
    "Small habits, longer life",
  ],
  intros: [
    "Roofs age quietly, so give yours a date on the calendar.",
    "None of this needs a ladder, only a habit.",
    "Four short looks a year catch most trouble while it is small.",
    "Sun, wind, water, and cold each leave marks of their own.",
  ],
  shows: 4,
  slots: [
    {
      name: "Spring",
      text: [
        "Walk the lot and look up for edges, caps, and metal that worked loose over winter.",
        "Look from the yard at collars and vent caps, which sun and cold crack and tilt.",
        "Go over ceilings and attic once the wet months pass; stains dry but do not vanish.",
      ],
    },
    {
      name: "Summer",
      text: [
        "Check the attic on a mild morning, not at noon; heat up there is dangerous.",
        "Dry weather suits large jobs, so calendars fill up. Book ahead if yours can be planned.",
        "Have branches trimmed so that they cannot rub shingles or shade them all day.",
      ],
    },
    {
      name: "Fall",
      text: [
        "Have valleys and gutters cleared of leaves before they dam up the rain.",
        "Fix the small leak now: repairs seal better while shingles are still warm.",
        "Look at attic insulation and the bath fan’s duct, which should end outdoors.",
      ],
    },
    {
      name: "Winter",
      text: [
        "Where snow is common, a roof rake used from the ground, clear of wires, relieves low eaves.",
        "Where eaves ice up, never hack at the edge; blades and rock salt ruin shingles and metal.",
        "Heavy snow overhead, doors that stick, new creaks: everyone out, then call 911.",
      ],
    },
    {
      name: "After a big storm",
      text: [
        "Circle the house once with a camera, even if nothing drips indoors.",
        "Note date, hail size, and wind in one place; insurers ask months later.",
        "Look at the attic after the next rain, since lifted shingles leak late.",
      ],
    },
    {
      name: "Before you sell",
      text: [
        "Gather contract, permit, and any warranty, and check whether they pass to a buyer.",
        "A written report with photos answers the buyer’s first question before it is asked.",
        "Have cracked collars replaced; a small flaw looks large in an inspector’s report.",
      ],
    },
    {
      name: "Every other month",
      text: [
        "Stand across the street for one minute. Straight lines and even color are good news.",
        "Glance at the ceiling corners upstairs, closets too, where stains start unseen.",
        "Take one photo from the same spot each time; the series shows slow change.",
      ],
    },
  ],
};

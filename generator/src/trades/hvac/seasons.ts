import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "A year of small checks",
    "Heating and cooling by season",
    "What to do, and when",
    "Care between service visits",
  ],
  intros: [
    "Little jobs at the right time keep the big ones away.",
    "None of it opens a panel, and most of it is free.",
    "Do the one for now and mark the next in your calendar.",
    "Systems fail when they are needed most, so test them before.",
  ],
  shows: 4,
  slots: [
    {
      name: "Spring",
      text: [
        "Run the cooling for twenty minutes on a mild day. A fault found now can wait its turn.",
        "Rake old leaves from around the outdoor unit and trim plants back two feet.",
        "A fresh filter, an open drain, and clear vents: three chores before the long runs begin.",
      ],
    },
    {
      name: "Summer",
      text: [
        "While the system works hard, look at the filter each month and change it when gray.",
        "Shade the windows by day. Sun that stays out is heat nobody has to remove.",
        "On humid days the drain pipe outdoors should drip. A dry one deserves a second look.",
      ],
    },
    {
      name: "Fall",
      text: [
        "Try the heat before you need it. A dusty smell on the first run soon fades.",
        "Have burner, flue, and heat exchanger looked at while appointments are easy to get.",
        "Move boxes, paint, and laundry away from the furnace, which needs air and space.",
      ],
    },
    {
      name: "Winter",
      text: [
        "After snow or ice, free the outdoor unit and the vent pipes in the side wall.",
        "With a furnace, turn the heat down at night; a heat pump likes smaller steps.",
        "Put a thermometer in the coldest room. If the gap grows from year to year, mention it.",
      ],
    },
    {
      name: "Before a trip",
      text: [
        "Where pipes could freeze, leave the heat at 55 degrees or more and have someone look in.",
        "In humid weather, raise the setting instead of switching off, so the air still gets dried.",
        "Put in a new filter and have the float switch tested, as nobody will see an overflow.",
      ],
    },
    {
      name: "After an outage",
      text: [
        "Wait five minutes once power is back before you ask the compressor to start.",
        "A surge can blank a thermostat or a control board. Look at the breakers, then report it.",
        "A generator belongs outdoors, at least 20 feet from the home; its fumes kill.",
      ],
    },
  ],
};

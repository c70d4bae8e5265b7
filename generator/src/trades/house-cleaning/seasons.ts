import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "Cleaning through the year",
    "A calendar for the house",
    "What to clean when",
    "Spread the big jobs out",
  ],
  intros: [
    "Split the large chores over the year and none feels large.",
    "Each season brings its own dirt, so plan for it.",
    "A fixed turn for each big task keeps the list short.",
    "Put these on a calendar and forget them until then.",
  ],
  shows: 4,
  slots: [
    {
      name: "Spring",
      text: [
        "Wash windows and screens, vacuum under heavy furniture, and clear lint from the outside dryer flap.",
        "Pollen rides in on shoes and dogs. A mat inside and outside each door helps.",
        "Turn the mattress if its maker allows, wash the pillows, and go through one closet.",
      ],
    },
    {
      name: "Summer",
      text: [
        "Sand, grass, and wet towels come indoors; floors and laundry need extra turns.",
        "Damp air feeds mildew. Run the bathroom fan and leave the shower door open afterward.",
        "With school out, shorter and more frequent visits can work better than long ones.",
      ],
    },
    {
      name: "Fall",
      text: [
        "Dust the vents and change the furnace filter, if yours has one, before the heat comes on.",
        "Wipe radiators and baseboard heaters while they are off and cold, so dust does not scorch.",
        "Rugs by the entrance deserve a deep clean before wet shoes and leaves arrive.",
      ],
    },
    {
      name: "Before the holidays",
      text: [
        "Book early, since many households want the same week. Put oven and guest bath on top.",
        "Clear the refrigerator first; it makes room for food and shows what spilled.",
        "Plan one visit for after the guests too: candle wax, pine needles, and glitter will wait for it.",
      ],
    },
    {
      name: "Winter",
      text: [
        "Where roads are salted, rinse entry floors often; dried salt scratches and leaves film.",
        "Closed windows keep dust and odors in. Vacuum soft furniture and air the rooms briefly.",
        "Quiet months suit slow work: kitchen cabinets inside, bookshelves, and the tops of doors.",
      ],
    },
  ],
};

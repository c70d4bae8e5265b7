import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "What to note before calling",
    "Facts a technician can use",
    "Your half of the diagnosis",
    "Have these at hand",
  ],
  intros: [
    "A short walk past thermostat, vents, and both units is enough.",
    "The more of these you have, the fewer surprises on the day.",
    "Guess nothing; a photo of the label beats a memory.",
    "Write them on one page and leave it by the thermostat.",
  ],
  shows: 6,
  slots: [
    [
      "Model and serial numbers of both units; photos of the plates will do.",
      "The nameplate outside, with the refrigerant and the date of manufacture.",
      "Make and age, from a sticker, a manual, or an old invoice.",
    ],
    [
      "What the thermostat shows now, and what you asked it for.",
      "Its screen in a photo, with mode, fan, and set temperature.",
      "Any message, blinking light, or code, copied exactly.",
    ],
    [
      "Which parts run and which stand still: indoor fan, outdoor fan, burner.",
      "Stay outside while someone lowers the setting, and note what starts.",
      "How long it runs before it quits, timed with your phone.",
    ],
    [
      "How strong and how warm the air is at two vents.",
      "Rooms that suffer most, and at what time of day.",
      "The temperature at one vent and at the return, if you have a thermometer.",
    ],
    [
      "The filter size printed on its frame, and the date of the last change.",
      "Where the filter sits; some homes have two.",
      "A picture of the old filter, however ugly it is.",
    ],
    [
      "Whether a breaker has tripped, and how often.",
      "Recent storms, outages, or electrical work in the home.",
      "The label in the panel that belongs to each unit.",
    ],
    [
      "The way to the unit: attic hatch, closet, crawl space, or roof.",
      "Clear a path to both units and keep the dog indoors.",
      "How wide the attic opening is, and whether there is a floor up there.",
    ],
    [
      "Repairs of the last two years, with the parts that were changed.",
      "If refrigerant was ever added, and how long it lasted.",
      "What the last person said would fail next.",
    ],
    [
      "Floor area, stories, and whatever was added or insulated since.",
      "The fuel: natural gas, propane, oil, or all electric.",
      "Ducts or none, and the spaces they run through.",
    ],
    [
      "Someone at home who cannot bear heat or cold: say it first.",
      "Who may approve the price, if the place is not yours.",
      "The papers of a home plan or service contract, with its number.",
    ],
  ],
};

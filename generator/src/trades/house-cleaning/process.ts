import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How a cleaning visit goes",
    "From first call to clean floors",
    "The visit, stage by stage",
    "What happens on cleaning day",
  ],
  intros: [
    "Cleaners work in many ways, but the order stays much alike.",
    "At each stage there is one thing to settle.",
    "Knowing what comes next helps you speak up in time.",
    "Five stages, from the first talk to the last look.",
  ],
  shows: 5,
  slots: [
    {
      title: ["You describe the home", "The first talk"],
      text: [
        "Give the size, the state of the rooms, and your aim. Ask whether photos or a visit are needed.",
        "Expect questions about bathrooms, pets, and floors. Someone who asks nothing is guessing at the price.",
        "Say what bothers you most before you list rooms. It shows the cleaner where the hours should go.",
        "Be frank about mess; nobody in this trade is shocked. A softened story only leads to a rushed job.",
      ],
    },
    {
      title: ["A list and a price", "The offer in writing"],
      text: [
        "Rooms, tasks, and extras should appear line by line. Ask which usual chores are left off.",
        "A flat price needs a fixed list, and an hourly one needs a cap you both agree to.",
        "Read it next to your own notes. If the oven matters to you, the word must be there.",
        "Ask how the first visit differs from later ones, since both figures should stand in the message.",
      ],
    },
    {
      title: ["A walk-through at the start", "Arrival and a quick tour"],
      text: [
        "Point out fragile things, tricky floors, and rooms to skip. Ask which products will touch stone or wood.",
        "Five minutes together now prevents most complaints later. Show the priorities and where dirty water can go.",
        "Mention the chip in the sink before work begins. It keeps everyone calm when it is noticed afterward.",
        "Hand over the list, name the pets, and agree on a phone number for questions during the visit.",
      ],
    },
    {
      title: ["The cleaning itself", "Top to bottom, room by room"],
      text: [
        "Dust falls, so shelves come before floors. Ask that cloths used on toilets never reach the kitchen.",
        "Products go on first and need time to act. What looks like waiting is part of the method.",
        "Kitchens and bathrooms take the largest share. Bedrooms go faster when surfaces are already clear.",
        "Let people work, but stay reachable. If time is running short, you decide which task gets dropped.",
      ],
    },
    {
      title: ["A last look together", "Checking before you pay"],
      text: [
        "Look in daylight at mirrors, corners, and the shower. Mention misses while the supplies are still out.",
        "Take the list and check it off room by room. Pay when it matches, and keep the receipt.",
        "Ask what they would do next time and what you can do between visits. Then set the date.",
        "Make sure windows are locked, faucets are off, and keys are back where they belong.",
      ],
    },
  ],
};

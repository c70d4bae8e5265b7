import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How a roof job runs",
    "From first look to last nail",
    "The stages of roof work",
    "What comes after the call",
    "A roof job in five stages",
  ],
  intros: [
    "A patch skips some of this; a new roof takes all five.",
    "Most disputes start where one of these stages was rushed.",
    "Each stage ends with something you can see or hold.",
    "Knowing what comes next keeps the decisions yours.",
  ],
  shows: 5,
  slots: [
    {
      title: ["The first call", "Talking it over", "Getting in touch"],
      text: [
        "Say where the water shows, when, and how old the roof is. Ask whether the look is charged.",
        "Expect questions on age, slope, and material. If it is dripping now, a cover may come before any quote.",
        "Photos sent ahead cannot replace a visit, but they show which ladder and how many people to bring.",
        "Give the address and the number of stories. Slopes can often be measured from aerial images before anyone comes.",
      ],
    },
    {
      title: ["The inspection", "Up the ladder", "A close look"],
      text: [
        "A careful look takes in the attic as well as the shingles. Ask for pictures of every fault named.",
        "Flashing, valleys, and pipe collars get the most attention, since the open field seldom starts a leak.",
        "You stay on the ground and wait for photos. Have the slope and spot noted on each one.",
        "To hunt a leak, water from a hose may be used, low to high, while someone watches inside.",
      ],
    },
    {
      title: ["The written quote", "Scope on paper", "Terms in black and white"],
      text: [
        "Look for tear-off, underlayment, flashing, vents, disposal, and a price per sheet for bad wood.",
        "“Reuse flashing” and “replace flashing” are far apart in cost and result. See which one is written.",
        "Products should be named by line and color. “Or equal” leaves the choice to somebody else.",
        "Check dates, payment steps, and who gets the permit. A large sum before delivery is a reason to pause.",
      ],
    },
    {
      title: ["Tear-off and build", "The work itself", "Hammers on the roof"],
      text: [
        "Old layers come off, bare wood is checked, new ones go on from the eaves upward. It will be loud.",
        "No more should be opened than can be closed before rain. Ask how the roof is left each evening.",
        "Pictures drop off walls and dust falls in attics. Cover stored things and take down what hangs loose.",
        "Wood is the surprise. Agree on a call and a photo before more than a sheet or two is replaced.",
      ],
    },
    {
      title: ["Cleanup and proof", "Walk-around and papers", "The last day"],
      text: [
        "A magnet rolled over lawn and driveway picks up nails. Do a second pass yourself, bare feet in mind.",
        "Walk the edges together, look into the gutters, and compare the result with the contract line by line.",
        "Before the last payment, get the permit sign-off and proof that the suppliers have been paid.",
        "Photos of finished flashing and ridge are worth keeping; you will not see those places again soon.",
      ],
    },
  ],
};

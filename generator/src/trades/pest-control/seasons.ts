import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const seasons: SectionPart<NamedSlot> = {
  headings: [
    "Pests through the year",
    "What to watch, season by season",
    "A pest calendar",
    "When to look for what",
  ],
  intros: [
    "Pests follow warmth, water, and food, and those shift with the months.",
    "A short round of checks in time saves a long treatment.",
    "Do these before the pest arrives rather than after.",
    "Tie each check to something you do anyway.",
  ],
  shows: 4,
  slots: [
    {
      name: "Spring",
      text: [
        "Ants and termite swarmers become active as days warm. Look over sills, slabs, and porch posts.",
        "Clear leaves from the foundation, fix screens, and trim branches that touch the walls.",
        "Wasp queens start small now. Have a nest seen to while it is the size of a walnut.",
      ],
    },
    {
      name: "Summer",
      text: [
        "Empty saucers, buckets, and toys that hold water every week; mosquitoes need little more.",
        "Stinging colonies are growing. Look before you mow, prune, or reach under a rail.",
        "Check dogs, socks, and waistbands for ticks after every walk through tall grass.",
      ],
    },
    {
      name: "Fall",
      text: [
        "Mice look for warmth. Seal every gap a pencil fits into before the first cold nights.",
        "Stack firewood off the ground and away from the house. Bring in only what you will burn.",
        "Lady beetles, stink bugs, and cluster flies gather on sunny walls, then slip in through cracks.",
      ],
    },
    {
      name: "Winter",
      text: [
        "Indoor pests carry on in heated rooms. Look under sinks, behind appliances, and in storage boxes.",
        "A bare yard makes good inspection time: thin shrubs show gaps, vents, and old nests.",
        "Store birdseed and pet food in metal or thick plastic with a tight lid.",
      ],
    },
    {
      name: "Before and after a trip",
      text: [
        "Search the seams of a hotel bed, and keep luggage on the rack, away from the wall.",
        "Unpack on a hard floor and run travel clothes through a hot dryer.",
        "Take out the trash, dry the sinks, and leave no pet food standing while you are gone.",
      ],
    },
  ],
};

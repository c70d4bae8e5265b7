import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "Why one plan costs more",
    "What a quote depends on",
    "The parts of a price",
    "What drives the cost",
  ],
  intros: [
    "A figure without an inspection is a guess, so learn what moves it.",
    "Hold two quotes side by side and look for these.",
    "Pest, place, method, and visits make up most of it.",
    "Find out which of these apply before you agree to anything.",
  ],
  shows: 4,
  slots: [
    {
      title: ["Which pest it is", "The kind of pest"],
      text: [
        "An ant trail may need one bait visit. Bed bugs and termites mean more labor and closer checking.",
        "Each species has its own method, so a quote that names none cannot be compared.",
        "Stinging insects high on a wall cost more to reach than a nest under the porch rail.",
      ],
    },
    {
      title: ["How far it has spread", "Size of the problem"],
      text: [
        "One room is cheaper than four. Calling at the first sign is the simplest saving there is.",
        "Hidden activity decides the effort. Ask what the inspector saw and how far it likely reaches.",
        "In apartments, the units next door count too, because pests travel along pipes and wires.",
      ],
    },
    {
      title: ["Size and build of the home", "The building itself"],
      text: [
        "Termite work is often priced by the length of the foundation, not by the rooms inside.",
        "Crawl spaces, slabs, and finished basements each call for different tools. Describe yours before you get a figure.",
        "A simple floor plan with few hiding places is quicker to inspect than an old maze of additions.",
      ],
    },
    {
      title: ["Method and materials", "How it will be treated"],
      text: [
        "Heat, baits, liquid barriers, and fumigation differ widely in labor. Ask why this one was chosen for you.",
        "Sometimes two methods would work. Have both priced, with the risks and the preparation each one needs.",
        "The costliest product is not always the right one. Placement and patience often matter more than strength.",
      ],
    },
    {
      title: ["Number of visits", "One visit or several"],
      text: [
        "Many pests need a second round, timed to the eggs. Check whether it is in the price.",
        "Four visits a year cost more than one call. Have each of them explained before you compare.",
        "Find out what happens between visits if the pest returns, and who pays for that trip.",
      ],
    },
    {
      title: ["Access and preparation", "What must be moved or opened"],
      text: [
        "Packed closets and blocked crawl spaces slow the work. What you clear yourself, nobody bills.",
        "Ask who empties cabinets, moves furniture, and bags laundry. Preparation help may be a separate line.",
        "Steep roofs, tall eaves, and locked side yards call for extra gear and sometimes a second person.",
      ],
    },
    {
      title: ["Sealing and repairs", "Keeping them out afterward"],
      text: [
        "Closing holes is carpentry more than chemistry, and it is usually quoted apart from the treatment.",
        "Compare the cost of sealing with the cost of returning visits. The first is usually paid once.",
        "Chewed insulation, wet wood, and stained drywall are other trades. Ask where the pest work ends.",
      ],
    },
    {
      title: ["Contract terms", "Plan or single treatment"],
      text: [
        "A low first price can hide a long commitment. Look for the length, the renewal, and the way out.",
        "Single jobs suit a nest or a swarm. Yearly plans make more sense where pests keep coming back.",
        "Divide the yearly total by the visits. That figure lets you hold one plan against another.",
      ],
    },
    {
      title: ["Reports and paperwork", "Inspections for a sale"],
      text: [
        "A report for a lender or buyer is a product of its own, even when nothing is found.",
        "Ask whether the inspection fee is taken off the price if you go ahead with treatment.",
        "Some leases and sales decide who pays. Read yours before you sign for the work.",
      ],
    },
  ],
};

import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What shapes a plumbing bill",
    "Where the money goes",
    "Why two quotes differ",
    "What the price depends on",
  ],
  intros: [
    "No amounts here, only the things that push them up or down.",
    "Two fair plumbers can differ widely, and these are the reasons.",
    "Go through them with the quote in your hand.",
    "Pipes are cheap by the foot; reaching them is not.",
  ],
  shows: 4,
  slots: [
    {
      title: ["Getting to the pipe", "What is in the way"],
      text: [
        "The joint may take little time; reaching it through tile, concrete, or a crawl space takes the rest.",
        "Ask if a closet, a ceiling below, or an outside wall offers a cheaper way in.",
        "Open framing costs least, plaster more, a slab the most, since each has to be cut and closed again.",
      ],
    },
    {
      title: ["The search itself", "Time spent looking"],
      text: [
        "Leak detection with special gear is skilled work and often has its own line on the bill.",
        "A vague symptom means hours of hunting. Notes on when and where it shows can shorten them.",
        "Does the fee for finding it count toward the repair? Some credit it, some do not.",
      ],
    },
    {
      title: ["Pipe material", "Copper, plastic, or iron"],
      text: [
        "Copper, PEX, and cast iron differ in cost per foot and in the hours it takes to join them.",
        "Mixing metals needs the right fitting, or corrosion starts where they meet. That fitting belongs on the quote.",
        "Request one quote in two materials and compare how long each is expected to serve.",
      ],
    },
    {
      title: ["The fixture you choose", "Fixtures and parts"],
      text: [
        "Bringing your own faucet can save or cost you. If a part is missing, who pays for the second trip?",
        "A new one that uses the old holes and pipe positions goes in faster than one that does not.",
        "Labor and parts in two lines are easy to compare. Lumped together, they are not.",
      ],
    },
    {
      title: ["How much is replaced", "One spot or the whole run"],
      text: [
        "One bad fitting on sound pipe is a patch. Pinholes in a row are a reason to price the run.",
        "While a wall is open, a few more feet of pipe add little. Later, they mean opening it again.",
        "Add up what earlier patches have cost. The third one usually settles the argument.",
      ],
    },
    {
      title: ["Day and hour", "How soon you need it"],
      text: [
        "Nights and holidays usually cost more. With the main closed, a leak can often wait for morning.",
        "If a bucket holds it, say so and take a regular appointment instead of an urgent one.",
        "Ask when the higher rate begins and ends, and whether a minimum number of hours applies.",
      ],
    },
    {
      title: ["Permits and inspection", "Paperwork"],
      text: [
        "Heaters, gas lines, and new drains often need a permit. Its fee should stand on the quote by itself.",
        "An inspection may add a day, yet it gives you a second pair of eyes on hidden work.",
        "Your city or county office lists which plumbing jobs need approval. Look before you compare quotes.",
      ],
    },
    {
      title: ["Closing the wall again", "Putting things back"],
      text: [
        "Plumbers open walls; drywall, tile, and paint are frequently another trade and another bill.",
        "Will it be left open, boarded over, or ready for paint? Three answers, three prices.",
        "A neat square cut is cheaper to mend than a ragged hole. Talk about it before the saw starts.",
      ],
    },
    {
      title: ["Digging", "When the pipe is buried"],
      text: [
        "Depth, length, and what lies on top set the cost: grass is easy, a driveway is not.",
        "Relining from inside avoids the trench, but the old pipe must be sound enough to hold a liner.",
        "A sewer that has been filmed and marked is dug faster than one that was guessed at.",
      ],
    },
  ],
};

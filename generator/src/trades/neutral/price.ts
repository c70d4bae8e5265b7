import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What shapes the price",
    "Why two quotes can differ",
    "Where the cost comes from",
    "What you are paying for",
    "What moves the figure",
    "Reading a quote line by line",
  ],
  intros: [
    "No honest page can give you a figure for a job it has not seen. It can tell you what moves one.",
    "Read a quote with these in mind, and ask about any that are missing.",
    "When two prices are far apart, one of these is usually the reason.",
    "These are the parts of a price. Ask which of them applies to you.",
    "Some of these you can change, others you can only know about.",
    "A figure without reasons is hard to judge.",
    "Look for these words in any offer you get.",
    "Every job weighs them differently. Find out how yours does.",
  ],
  shows: 6,
  slots: [
    {
      title: ["Time on the job", "Hours of work"],
      text: [
        "For many services this is the largest part. Anything that saves time, such as a cleared space or ready papers, can lower it.",
        "Ask how long a job like yours tends to take, and what makes it take longer.",
        "Two people for half a day can cost less than one person for a whole one. Ask which way it is planned.",
        "Preparation and cleanup count as well as the part you get to see.",
        "Experience costs more per hour and often needs fewer of them.",
        "Waiting is paid time too. Be ready when they arrive.",
      ],
    },
    {
      title: ["Size and amount", "How much there is to do"],
      text: [
        "More of the same does not always cost twice as much. Ask where the steps in the price are.",
        "Give the real amount from the start. A low guess leads to a quote that cannot hold.",
        "If you may want more in a year, say so now. Doing it in one go is often cheaper.",
        "Small orders can have a minimum charge. Ask where it begins.",
        "Trim the list to what you need now, and ask for the rest as an option.",
        "Two units may be done in one trip. Twelve may need a second day.",
      ],
    },
    {
      title: ["Materials and parts", "Things that have to be bought"],
      text: [
        "Ask who buys them, which grade is planned, and whether you may choose another.",
        "Have the materials listed apart from the work. It makes two offers far easier to compare.",
        "A cheaper part can cost more over time. Ask what the difference would be in practice.",
        "Supplies are often bought with a markup. That pays for the errand and the risk.",
        "If you bring your own, settle who answers for it when it fails.",
        "Samples cost little and prevent the dearest mistake, which is doing it twice.",
      ],
    },
    {
      title: ["Getting there", "Distance and travel"],
      text: [
        "Some people charge for the trip, others build it into the price. Ask which, and from where it is counted.",
        "A long drive can be shared when other jobs lie on the way. It does no harm to ask.",
        "Mention tolls, parking fees, and long walks from the car. They end up in the price somewhere.",
        "A remote meeting or a drop-off may spare you the travel charge.",
        "Those who work close by can come back sooner when something is missing.",
        "Is the drive back counted? People are surprised by that line more than by any other.",
      ],
    },
    {
      title: ["How soon you need it", "Timing"],
      text: [
        "Nights, weekends, and short notice usually cost more. A flexible date gives you something to offer in return.",
        "If it can wait, ask which day would be the cheapest one.",
        "Busy seasons push prices up. Booking ahead of them is the simplest way to save.",
        "A date in the quiet part of the week leaves room to bargain.",
        "Rush work pushes someone else back in line, and that is what you pay for.",
        "Splitting the job into an urgent part and a patient one can lower the total.",
      ],
    },
    {
      title: ["Access", "How easy it is to reach"],
      text: [
        "Stairs, tight corners, and locked gates take time. Describe them, and the quote will survive the visit.",
        "Clear the way before anyone arrives. You can do that part for nothing.",
        "If a neighbor or a building office must open a door, arrange it early.",
        "Fifth floor, no elevator, nowhere to park: three short facts that change a figure.",
        "Think of the route from the street to the spot, and name every obstacle on it.",
        "When two helpers are needed just to get in, both are on the bill.",
      ],
    },
    {
      title: ["What is found along the way", "The unknown part"],
      text: [
        "Some things only show once the work has begun. Ask what they would be here, and what each would cost.",
        "Agree on a limit: below it they go ahead, above it they call you first.",
        "A careful offer says what it assumes. Read that line twice.",
        "Older things hide more. A price for something worn should leave room for that.",
        "Ask for the likely case and for the bad case, and what would tell them apart.",
        "Nobody can promise what is out of sight. They can promise to stop and show you.",
      ],
    },
    {
      title: ["Papers and permissions", "Rules and paperwork"],
      text: [
        "Permits, filings, and official copies have fees of their own. Ask who applies for them and who pays.",
        "Find out early whether approval is needed. Waiting for it can cost more than the fee itself.",
        "Your city or county office can tell you what applies. Have the address at hand when you ask.",
        "Offices set the fees for copies, stamps, and inspections; whoever you hire only passes them on.",
        "Proof that a rule was followed can matter when you sell, insure, or travel.",
        "Let them tell you which form it is, then read it yourself before it is filed.",
      ],
    },
  ],
};

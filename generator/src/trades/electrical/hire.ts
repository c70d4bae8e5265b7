import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Before you hire an electrician",
    "Ask these first",
    "Questions worth asking",
    "Choose with care",
    "Six questions, six clear answers",
  ],
  intros: [
    "Good electricians hear these often and answer without fuss.",
    "Put the same questions to each one, and note the replies.",
    "A wiring mistake hides well, so ask before, not after.",
    "You are hiring judgment as much as hands.",
  ],
  shows: 6,
  slots: [
    {
      title: ["Who holds the electrical license?", "Does your license cover this work?"],
      text: [
        "Some states license the company, some the person. Get the number, and look up both names.",
        "A number is quickly read out. Compare the name behind it with the one on the quote.",
        "Classes exist: residential, commercial, low voltage. Confirm that panels are covered if yours is the job.",
      ],
    },
    {
      title: ["Will there be a permit?", "Who applies for the permit?"],
      text: [
        "Whoever does the work should file for it. Be wary if that is left to you.",
        "Swapping a like fixture may not need one; a new circuit usually does. The local office knows.",
        "A permit brings a second pair of eyes, the inspector’s, whoever files for it.",
      ],
    },
    {
      title: ["Are you insured for this work?", "Who pays if something is damaged?"],
      text: [
        "Ask for a certificate sent straight by the insurer, with liability and workers’ coverage on it.",
        "Wiring errors can surface years later, so check that the policy covers finished work.",
        "Request proof of coverage before the first hole is drilled, and read the dates on it.",
      ],
    },
    {
      title: ["Can you show me the fault?", "What exactly is wrong?"],
      text: [
        "A burned splice or a cracked device can be pointed at. If nobody can, keep asking.",
        "Have it explained as if to a child. Clear talk usually follows clear findings.",
        "Photos of the bad part in place are fair to want, before it is thrown out.",
      ],
    },
    {
      title: ["Is the whole panel really needed?", "Repair, or replace?"],
      text: [
        "Large upgrades deserve a reason on paper: a load sheet, a recall, a burn, a full box.",
        "Ask what would happen if only the faulty circuit were fixed this year.",
        "Two electricians who give the same reason are worth more than one with a brochure.",
      ],
    },
    {
      title: ["Who will be in my home?", "Will an apprentice do the work?"],
      text: [
        "Apprentices learn on real jobs. What matters is who watches, and who tests before power returns.",
        "Ask who is in charge that day, by name, and whether they stay on site.",
        "Subcontractors are common in remodels; find out whose license the permit names.",
      ],
    },
    {
      title: ["What is not in the price?", "Does that include patching?"],
      text: [
        "Drywall, paint, trenching, and the utility’s own charges are the usual gaps.",
        "Have the exclusions listed. Holes in plaster surprise people more than any other line.",
        "Find out if fixtures, bulbs, and plates are counted or left for you to supply.",
      ],
    },
    {
      title: ["How long is the work covered?", "What warranty comes with it?"],
      text: [
        "Parts and labor may carry different terms. Ask for both lengths in writing.",
        "Check what would void the warranty, such as a fixture you bought yourself.",
        "Suppose the new circuit trips next month: know whom to ring and what that costs.",
      ],
    },
    {
      title: ["Have you wired one of these before?", "How often do you do this kind of job?"],
      text: [
        "Old houses, spas, and generators each have their own traps. Ask what went wrong last time.",
        "Listen for questions back about wire type, distance, and load. Silence suggests guessing.",
        "A customer with the same job can tell you how the inspection went.",
      ],
    },
    {
      title: ["When will my power be off?", "How long will the house be dark?"],
      text: [
        "Ask which circuits go down and when, so that freezers and work calls can be planned.",
        "Swapping a panel can leave everything dark for most of a day; one outlet, hardly at all.",
        "If anyone relies on a medical device, settle backup power before a date is set.",
      ],
    },
    {
      title: ["Will the panel be labeled?", "Will every breaker have a name?"],
      text: [
        "A clear list in the panel door helps every person who opens it after you.",
        "Nameless breakers cost time in trouble. Have each traced and listed as part of the job.",
        "Labels in pencil fade. Request printed ones that name rooms, not just “lights.”",
      ],
    },
    {
      title: ["What should stay off until you come?", "Is it safe to use until then?"],
      text: [
        "A good answer names the breaker and the reason, not just “it should be fine.”",
        "Careful electricians ask about smell, heat, and water before they answer that.",
        "Write the reply on tape beside the breaker, so the whole household follows it.",
      ],
    },
  ],
};

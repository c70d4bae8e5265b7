import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Ask before you share a key",
    "Before you hire a cleaner",
    "Questions worth asking",
    "Compare cleaners with these",
  ],
  intros: [
    "Put the same questions to each person and write the answers down.",
    "An honest cleaner has heard all of this and answers with ease.",
    "None of these is rude, and each one closes a gap.",
    "You are letting someone into your home, so ask.",
  ],
  shows: 6,
  slots: [
    {
      title: ["Who will come each time?", "Will it be the same person?"],
      text: [
        "A familiar face learns your house. Ask what happens when that person is ill.",
        "Some firms send whoever is free. That can work if the list is written down.",
        "Get first names, the size of the crew, and someone to call with concerns.",
      ],
    },
    {
      title: ["Are you insured?", "What coverage do you carry?"],
      text: [
        "Ask for a certificate by email; it shows what is covered and until when.",
        "Two kinds matter: damage to your things, and injury to the people working.",
        "A fall on your stairs should not become your bill. Request proof in writing.",
      ],
    },
    {
      title: ["Are the cleaners your employees?", "Who employs the people who come?"],
      text: [
        "Find out who pays wages and taxes. With a person you direct yourself, it might be you.",
        "Jobs are sometimes passed to a third party. You should know who really holds the key.",
        "The answer shows who trains, who supervises, and who answers when something goes wrong.",
      ],
    },
    {
      title: ["How are people screened?", "Do you check backgrounds?"],
      text: [
        "Ask what is checked, how far back, and whether every helper goes through it.",
        "Talk to two current clients. How long they have stayed says more than a slogan.",
        "Listen for a process, not a promise: interviews, past employers, a trial day.",
      ],
    },
    {
      title: ["What happens if something breaks?", "Who pays for damage?"],
      text: [
        "A clear rule beats a kind word. Ask how soon you must report it.",
        "Small accidents happen in careful hands too. The answer should cover repair, replacement, and proof.",
        "Find out whether antiques, art, and electronics are treated differently from everyday things.",
      ],
    },
    {
      title: ["What is not included?", "Which tasks do you never do?"],
      text: [
        "Common limits: tall ladders, heavy furniture, outside windows, and anything with blood or mold.",
        "Nearly everyone draws a line somewhere. Learn it now rather than on the day.",
        "Have them read out the exclusions, then look for your own must-haves among them.",
      ],
    },
    {
      title: ["Which products do you use?", "What goes on my stone and wood?"],
      text: [
        "Acid dulls marble and too much water swells wood. A good answer names both.",
        "Have the labels shown to you. Stone, bare wood, and a crawling baby each rule something out.",
        "Find out whether you may supply your own, and whether that changes the price.",
      ],
    },
    {
      title: ["How do you handle keys and codes?", "Who keeps my key?"],
      text: [
        "Keys should carry a number, never your address. Learn where they are stored.",
        "Request your own alarm code for cleaners, so it can be changed without fuss.",
        "Decide what happens to the spare when the arrangement ends, and put it in writing.",
      ],
    },
    {
      title: ["Can I cancel or move a visit?", "What if my plans change?"],
      text: [
        "Ask how much notice they need, and what a late change would cost.",
        "Regular slots are held for you, so skipping one may carry a charge.",
        "Look for a way out: month to month is simpler than a long contract.",
      ],
    },
    {
      title: ["What if a spot is missed?", "Will you come back to fix it?"],
      text: [
        "Ask how long you have to report it, and whether the return trip is charged.",
        "Nobody sees everything. What counts is a fixed time limit and a name to call.",
        "Get the rule in the same message as the price, before the first visit.",
      ],
    },
    {
      title: ["Have you cleaned homes like mine?", "Do you know this kind of home?"],
      text: [
        "An old farmhouse and a new condo need different hands. Ask for a similar example.",
        "With four cats or a toddler, you want someone who has met both.",
        "Let them describe a hard job they did lately, and listen for method.",
      ],
    },
  ],
};

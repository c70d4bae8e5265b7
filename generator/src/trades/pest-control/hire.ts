import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Ask this before you hire",
    "Before anyone treats your home",
    "Questions for a pest professional",
    "What to ask first",
  ],
  intros: [
    "A professional who knows the pest can answer each of these simply.",
    "Vague answers here tend to become long contracts later.",
    "Take notes while you listen, then compare them with the next call.",
    "These questions cost nothing and sort the careful from the hasty.",
  ],
  shows: 6,
  slots: [
    {
      title: ["What pest is it, exactly?", "How do you know what it is?"],
      text: [
        "The answer should point to evidence: a specimen, droppings, or damage you can see too.",
        "A name without proof is a guess. Have them show you what led to it.",
        "If nobody is certain, a county extension office can often identify a sample.",
      ],
    },
    {
      title: ["Are you licensed for this work?", "May I see your license?"],
      text: [
        "States license people who apply pesticides for hire. Ask for the number and look it up.",
        "Check the category too; termite work and fumigation are often separate from general pests.",
        "Both the firm and the person at your door may need one, depending on the state.",
      ],
    },
    {
      title: ["Which product, and why that one?", "What will you use?"],
      text: [
        "Get the name in writing. With it you can read the whole label yourself.",
        "Ask what the mildest option would be, and why it was not chosen.",
        "Nearly all carry an EPA registration number. Note it next to the product name.",
      ],
    },
    {
      title: ["How are children and pets protected?", "What about my kids and pets?"],
      text: [
        "No product is harmless. The right answer talks about placement, drying time, and staying out.",
        "Find out how long to keep off treated floors, and what to cover or carry away.",
        "Mention aquariums, birds, and crawling babies by name. Each one changes the plan a little.",
      ],
    },
    {
      title: ["What do I have to prepare?", "What is my part?"],
      text: [
        "A written sheet, days ahead, is a good sign. Read it the evening you get it.",
        "Ask for a list early, and say so if age, illness, or space rules something out.",
        "Success is shared. Traps do little if pet food stays on the floor all night.",
      ],
    },
    {
      title: ["How many visits will it take?", "When should I see results?"],
      text: [
        "Listen for stages and signs of progress instead of a quick promise.",
        "Some baits work slowly by design. Ask when it would be right to worry.",
        "An honest answer is often a range, tied to eggs and to your preparation.",
      ],
    },
    {
      title: ["What if they come back?", "Is there a follow-up if it fails?"],
      text: [
        "Ask how long after the last visit you may call, and whether it costs extra.",
        "Any promise has to say which pest, how long, and what would end it early.",
        "Settle who judges whether it is the old problem or a new one.",
      ],
    },
    {
      title: ["What are you insured for?", "Who pays if something is damaged?"],
      text: [
        "Request a certificate. Stained carpet, a sick pet, and a drilled pipe are real examples.",
        "Coverage should fit the work: drilling slabs carries other risks than setting traps.",
        "Get proof of insurance well before treatment day, not after a mishap.",
      ],
    },
    {
      title: ["How long is the contract?", "Can I cancel the plan?"],
      text: [
        "Read the renewal line first. Many plans continue by themselves until you write.",
        "Have the cost of leaving early pointed out to you on paper.",
        "If a salesperson knocks and wants a signature now, take the papers and think overnight.",
      ],
    },
    {
      title: ["What should I fix or seal?", "How do they get in?"],
      text: [
        "Expect a list with places on it: this vent, that pipe, the gap below the door.",
        "Someone who only talks about spraying has left out the half that lasts.",
        "Ask which gaps you can seal yourself and which need a trade.",
      ],
    },
    {
      title: ["Will you leave a record?", "Do I get a report each time?"],
      text: [
        "Products, amounts, places, and findings belong on it. Keep them in one folder.",
        "It helps a doctor or vet if anyone feels ill after a treatment.",
        "Two or three in a row show whether activity is rising or falling.",
      ],
    },
  ],
};

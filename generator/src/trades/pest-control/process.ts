import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How a pest job goes",
    "From first call to all clear",
    "The stages of a treatment",
    "What happens, in which order",
  ],
  intros: [
    "Spraying is a small part of it, as you will see.",
    "Ask one question at each stage and you stay in charge.",
    "Skipping the inspection is why many treatments fail.",
    "Each stage builds on what the one before it found.",
  ],
  shows: 5,
  slots: [
    {
      title: ["The first call", "You describe what you saw"],
      text: [
        "Give the place, the time, and the signs. Ask whether the first visit is an inspection and what it costs.",
        "A useful conversation is full of questions back to you. A price without any is only a guess.",
        "Say what you fear and what you actually saw; the two may differ. Photos help to sort them.",
        "Mention children, pets, and allergies right away, because they can change both method and date.",
      ],
    },
    {
      title: ["Inspection and identification", "Finding out what it is"],
      text: [
        "Someone looks where it is dark, warm, or damp. Walk along and have each sign shown to you.",
        "The species decides the tool. If it cannot be named yet, sticky monitors can help to settle it.",
        "Expect flashlights, mirrors, and time on the knees. Clear the space under sinks and around the attic hatch.",
        "Ask how they get in and what they live on. Without those answers, pests tend to return.",
      ],
    },
    {
      title: ["A plan in writing", "Methods, products, and price"],
      text: [
        "The paper should name pest, method, each product, and the number of visits. Keep a copy.",
        "Least risk first is a fair rule: seal, clean, trap, bait, and spray only where needed.",
        "Read what you have to do beforehand. Skipped preparation is a common reason for a second treatment.",
        "Get the product labels and safety sheets. The label says how long people and pets must stay out.",
      ],
    },
    {
      title: ["Treatment day", "The work on site"],
      text: [
        "Follow the preparation sheet, cover fish tanks, and leave when asked. Come back only after the stated time.",
        "Good work is aimed at cracks, voids, and entry points. A fog over everything is rarely needed.",
        "Ask what was used, where, and how much. A service ticket with those details is worth filing.",
        "Keep hands and paws off bait stations, and do not mop where residue is meant to stay.",
      ],
    },
    {
      title: ["Follow-up and prevention", "Checking that it worked"],
      text: [
        "Eggs hatch and bait takes time, so some insects afterward can be normal. Ask for how long.",
        "Traps and monitors show whether numbers drop. Look at the results together before you call it finished.",
        "Now the lasting part: gaps closed, leaks fixed, food sealed. Have the open points listed for you.",
        "Write down any new sighting with date and room. It tells the next visit where to begin.",
      ],
    },
  ],
};

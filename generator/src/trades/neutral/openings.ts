import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: ["{city} and around", "Around {city}", "{city} on the map", "The area around {city}"],
  intros: [
    "Facts to help you plan a visit, taken from public records.",
    "Distances and codes that come up when you book a visit.",
    "Useful when someone asks where exactly you are.",
    "A few plain facts about where you are and what is nearby.",
  ],
};

export const contact: Opening = {
  headings: ["Get in touch", "Contact", "Ready to talk", "Say what you need"],
  intros: [
    "Have your notes from above within reach.",
    "Start with one sentence about what you need, then add the details.",
    "Name the job and the date. The rest follows.",
    "Describe what you see or what you want, and ask what happens next.",
  ],
};

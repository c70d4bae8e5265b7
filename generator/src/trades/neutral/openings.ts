import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "{city} and around",
    "Around {city}",
    "{city} on the map",
    "The area around {city}",
    "Where this is",
    "Places and distances",
    "The map in words",
    "For the way to you",
  ],
  intros: [
    "Facts to help you plan a visit, taken from public records.",
    "Distances and codes that come up when you book a visit.",
    "Useful when someone asks where exactly you are.",
    "A few plain facts about where you are and what is nearby.",
    "Good to have at hand when a form asks for the county.",
    "For anyone who has to explain the way to you.",
    "Names, miles, and codes, in case a visit is part of the job.",
    "What the records say about this place and its neighbors.",
  ],
};

export const contact: Opening = {
  headings: [
    "Get in touch",
    "Contact",
    "Ready to talk",
    "Say what you need",
    "Over to you",
    "The next step",
    "Begin here",
    "Ask your first question",
  ],
  intros: [
    "Have your notes from above within reach.",
    "Start with one sentence about what you need, then add the details.",
    "Name the job and the date. The rest follows.",
    "Describe what you see or what you want, and ask what happens next.",
    "The first question is the hardest one. After that it is a talk.",
    "Read your notes once more, then go ahead.",
    "Say when you can be reached, and leave the rest to the answer.",
    "It costs nothing to ask whether this is the right place.",
  ],
};

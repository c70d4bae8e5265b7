import type { SectionId } from "./page-content.ts";

/** Ways to head a section, and sentences below the heading; "" is none. `{city}`, `{work}` and `{name}` are filled in. */
export type Openings = {
  headings: readonly [string, ...string[]];
  intros: readonly [string, ...string[]];
};

/** The texts in the voice of a firm that has a name and has ticked a service, and in a neutral voice. */
type Tones = { we: Openings; plain: Openings };

const CALL_ABOUT = [
  "Call about any of these, or describe the job in your own words.",
  "If yours is not on the list, call and describe it.",
  "Find what comes closest, then say what you see.",
  "One call can cover more than one of them.",
] as const;

/** Names what is needed: of phone and email neither input is marked as required, since one of them is enough. */
const WRITING = [
  "Your name and a phone number or an email address are enough.",
  "Leave your name and a way to answer: a phone number or an email address.",
  "All it takes is your name and a phone number or an email address.",
] as const;

const SITUATIONS: Openings = {
  headings: [
    "In an emergency",
    "If it cannot wait",
    "Until help comes",
    "First steps in an emergency",
  ],
  intros: [
    "Open what fits. Safety first, then the phone.",
    "Short steps for the time until help is there.",
    "Make it safe first; the work can follow.",
  ],
};

const QUESTIONS: Openings = {
  headings: [
    "Questions and answers",
    "What people ask",
    "Good to know before you call",
    "Common questions",
  ],
  intros: ["Open a question to read its answer.", "", "Not answered here? Just ask."],
};

const PROBLEMS: Openings = {
  headings: [
    "What you may have noticed",
    "Signs and what is done about them",
    "Does this sound familiar?",
    "What is behind it",
  ],
  intros: [
    "Say which of these fits when you call.",
    "The more you can describe, the quicker the start.",
    "What it can mean, and what follows.",
    "",
  ],
};

/** The title and first sentence of each section. Nothing here states a fact about the firm that it has not given itself. */
export const OPENINGS: Readonly<
  Record<Exclude<SectionId, "locations" | "nearest" | "related">, Tones>
> = {
  emergency: { we: SITUATIONS, plain: SITUATIONS },
  services: {
    we: {
      headings: ["What we do", "Our services in {city}", "What to call us for", "Our work"],
      intros: CALL_ABOUT,
    },
    plain: { headings: ["Common {work} work", "Common {work} work in {city}"], intros: CALL_ABOUT },
  },
  problems: { we: PROBLEMS, plain: PROBLEMS },
  area: {
    we: {
      headings: ["Where we work", "{city} and around", "In and around {city}"],
      intros: [
        "Tell us where you are when you call.",
        "Call from {city} or from a place nearby.",
        "Not sure whether we come to you? Call and ask.",
      ],
    },
    plain: {
      headings: [
        "{city} and around",
        "Serving {city}",
        "In and around {city}",
        "{city} on the map",
      ],
      intros: [
        "Say where you are when you call.",
        "Numbers on the map are those of the list.",
        "Places near {city}, with straight-line distances.",
        "{city} and the places next to it.",
      ],
    },
  },
  jobs: {
    we: {
      headings: ["Jobs we have done", "Recent work", "From our last jobs"],
      intros: [""],
    },
    plain: { headings: ["Jobs done", "Recent work"], intros: [""] },
  },
  quotes: {
    we: { headings: ["What customers say", "In customers’ words"], intros: [""] },
    plain: { headings: ["What customers say", "In customers’ words"], intros: [""] },
  },
  prices: {
    we: {
      headings: ["What it costs", "Our prices"],
      intros: ["Each price is shown with its month."],
    },
    plain: {
      headings: ["What it costs", "Prices"],
      intros: ["Each price is shown with its month."],
    },
  },
  people: {
    we: { headings: ["Who comes to you", "The people", "Who does the work"], intros: [""] },
    plain: { headings: ["The people", "Who does the work"], intros: [""] },
  },
  about: {
    we: { headings: ["About {name}", "Who we are"], intros: [""] },
    plain: { headings: ["About {name}"], intros: [""] },
  },
  contact: {
    we: {
      headings: ["Call us", "How to reach us", "Get in touch"],
      intros: [
        "Say what it is about and where you are.",
        "Tell us what you need and how to reach you.",
        "A few words about the job are enough to start.",
      ],
    },
    plain: {
      headings: ["How to get in touch", "Get in touch", "Start here"],
      intros: [
        "Say what it is about and where you are.",
        "Describe the job and say when to reach you.",
        "A few words about the job are enough to start.",
      ],
    },
  },
  form: {
    we: {
      headings: ["Write to us", "Send us a message", "Or tell us in writing"],
      intros: WRITING,
    },
    plain: {
      headings: ["Send a message", "Or put it in writing", "Write instead"],
      intros: WRITING,
    },
  },
  questions: { we: QUESTIONS, plain: QUESTIONS },
};

/** The texts of a page about a service of no known trade: they are few, and none is made up. */
export const WITHOUT_TRADE = {
  leads: [
    "Say what you need, where you are, and when it suits you.",
    "Describe the job in your own words, and ask whatever you want to know.",
    "Say what you have in mind, and hear how it can be done.",
  ],
  ctas: ["{Call} and say what you need", "{Call} with your question", "{Call} about your job"],
  titles: ["How to Get in Touch", "Contact & Area", "Get in Touch"],
  descriptions: [
    "what is offered, the places nearby, and how to get in touch about your job.",
    "say what you need and where you are, and find the number to call on this page.",
    "the area on a map, the way to get in touch, and what to have ready when you do.",
    "contact details, the places around, and a short way to ask for what you need.",
  ],
} as const;

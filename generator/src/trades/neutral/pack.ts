import type { TradePack } from "../trade-pack.ts";
import { askBefore } from "./ask-before.ts";
import { faqs } from "./faqs.ts";
import { prep } from "./prep.ts";
import { priceFactors } from "./price-factors.ts";
import { process } from "./process.ts";

/** For every service without a pack of its own: it must read well for "mobile notary" as for "roof repair". */
export const neutral: TradePack = {
  slug: "neutral",
  aliases: [],
  schemaType: "LocalBusiness",
  // A map pin where two streets cross.
  motif:
    '<path d="M3 15.5h5.5M15.5 15.5H21M12 21v-1.5"/><path d="M12 18.5s-5.5-4.6-5.5-9a5.5 5.5 0 0 1 11 0c0 4.4-5.5 9-5.5 9z"/><circle cx="12" cy="9.5" r="2"/>',
  leads: [
    "Know what to say, what to ask, and what moves the price before you pick up the phone.",
    "A short guide for anyone about to hire: how to explain the job, compare answers, and avoid surprises.",
    "Get a clear answer on the first call. Here is what to have ready and what to ask in return.",
    "Good hiring starts with a good description. Use this page to prepare, compare, and decide.",
    "Before you book, take a moment to line up the facts. It makes the call shorter and the quote firmer.",
    "What to tell them, what to ask them, and how to read the price you are given.",
    "The first call goes better with a plan. This page gives you one, from the first sentence to the final bill.",
    "Plain advice for a job you do not hire for every day, with local facts to help you plan.",
  ],
  headings: {
    describe: [
      "How to describe the job",
      "What to have ready for the first call",
      "Say it so they understand it",
      "Before you call: gather this",
    ],
    hire: [
      "Questions to ask before you hire",
      "Ask these before you say yes",
      "Before you hire",
      "What a careful customer asks",
    ],
    process: [
      "How a job usually goes",
      "From first call to final bill",
      "What happens, step by step",
      "The usual order of things",
    ],
    price: [
      "What shapes the price",
      "Why two quotes can differ",
      "Where the cost comes from",
      "What you are paying for",
    ],
    area: ["{city} and around", "Around {city}", "{city} on the map", "The area around {city}"],
    questions: [
      "Questions people ask",
      "Common questions",
      "Short answers",
      "Asked again and again",
    ],
    contact: ["Get in touch", "Contact", "Ready to talk", "Say what you need"],
  },
  intros: {
    describe: [
      "A clear description gets you a clear answer. Tick off what you can; skip what does not apply.",
      "Nobody can price a mystery. A few facts up front save a second call.",
      "You do not need the right words for it. You need the facts below.",
      "Write these down first, and the rest of the call is easy.",
    ],
    hire: [
      "Friendly questions, firm answers. Anyone worth hiring has heard all of these before.",
      "Ask the same questions each time, and the answers become easy to compare.",
      "None of these is rude. Each one closes a gap that people regret later.",
      "Write the answers next to each name. The choice often makes itself.",
    ],
    process: [
      "Details vary, but the order rarely does. Know where you are in it.",
      "Five steps, and one thing to watch at each of them.",
      "If a step is skipped, ask why before you go on.",
      "Knowing the order tells you what should come next.",
    ],
    price: [
      "No honest page can give you a figure for a job it has not seen. It can tell you what moves one.",
      "Read a quote with these in mind, and ask about any that are missing.",
      "When two prices are far apart, one of these is usually the reason.",
      "These are the parts of a price. Ask which of them applies to you.",
    ],
    area: [
      "Facts to help you plan a visit, taken from public records.",
      "Distances and codes that come up when you book a visit.",
      "Useful when someone asks where exactly you are.",
      "A few plain facts about where you are and what is nearby.",
    ],
    questions: [
      "Straight answers, without the sales talk.",
      "If yours is missing, ask it on the call.",
      "Open the ones that matter to you.",
      "What people tend to wonder about before and after they book.",
    ],
    contact: [
      "Have your notes from above within reach.",
      "Start with one sentence about what you need, then add the details.",
      "Name the job and the date. The rest follows.",
      "Describe what you see or what you want, and ask what happens next.",
    ],
  },
  prep,
  askBefore,
  process,
  priceFactors,
  faqs,
};

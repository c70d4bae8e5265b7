import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "Know what to say, what to ask, and what moves the price before you pick up the phone.",
  "A short guide for anyone about to hire: how to explain the job, compare answers, and avoid surprises.",
  "Get a clear answer on the first call. Here is what to have ready and what to ask in return.",
  "Good hiring starts with a good description. Use this page to prepare, compare, and decide.",
  "Before you book, take a moment to line up the facts. It makes the call shorter and the quote firmer.",
  "What to tell them, what to ask them, and how to read the price you are given.",
  "The first call goes better with a plan. This page gives you one, from the first sentence to the final bill.",
  "Plain advice for a job you do not hire for every day, with local facts to help you plan.",
  "Three things make hiring easier: a clear request, a few good questions, and a price you understand.",
  "Not sure where to begin? Start with what you want to be different afterward, and work back from there.",
  "A calm look at the whole job, from what to write down first to what to check at the end.",
  "Whoever you choose, this page helps you ask well, compare fairly, and pay for what you agreed.",
  "Read this once, take notes, then call. You will sound like someone who has done it before.",
  "What belongs in your first message, which answers to expect, and how to tell a good offer from a quick one.",
  "Ten minutes of reading can save an afternoon of calls. Begin with the list, then pick your questions.",
  "For people who want the job done once and done right: what to prepare, what to ask, what to keep.",
];

export const ctas: Variants = [
  "{Call} and describe the job",
  "{Call} and say what you need",
  "{Call} with your questions",
  "{Call} and ask what happens next",
];

export const titles: Variants = [
  "What to ask first",
  "How to hire",
  "Prices and questions",
  "A short hiring guide",
  "Answers to compare before you hire",
  "Compare quotes",
];

export const metas: Variants = [
  "what to say on the first call, what to ask before you hire, what shapes the price, and facts about the area.",
  "how to describe the job, questions to ask before you hire, and what shapes the price. With local facts and contact.",
  "a short guide to the first call, the questions worth asking, and the parts of a price, with facts about the area.",
  "prepare the first call, compare quotes, and know what you pay for. Local facts and contact details included.",
  "what to have ready, what to ask, and what shapes the price.",
  "how to describe the job, compare offers, and avoid surprises on the bill.",
  "questions to ask before you hire, what shapes the price, and local facts.",
  "a plain guide to describing the job, comparing quotes, and reading the price, plus local facts.",
  "describe the job, compare quotes, and hire with a clear head.",
  "what to say, what to ask, and how to read a quote, with a checklist for the first call and local facts.",
];

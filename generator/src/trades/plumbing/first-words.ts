import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "A ceiling stain, a toilet that never stops filling, a tap that spits: what each one means, and what to do first.",
  "Before you call a plumber, spend ten minutes here: find the main shutoff, test for leaks, and learn what to say.",
  "Low pressure upstairs? Rust in the hot water? A puddle under the heater? Start with the checks on this page.",
  "Water in the wrong place does more harm each hour. Stop it, write down what you saw, then call.",
  "From a dripping faucet to a new supply line: how the work is done, what drives the bill, and which questions help.",
  "Most pipe trouble gives notice: a stain, a knock, a smell. Learn to read it while the repair is still small.",
  "Nobody can see your kitchen over the phone. Here is how to describe a leak, a clog, or a cold shower.",
  "Burst pipe, backed-up sewer, leaking heater: three bad mornings, each with a short list of things to do at once.",
  "Toilets that rock, drains that gurgle, pipes that bang in the wall: a plain guide to what your plumbing is telling you.",
  "You can rule out some causes yourself. The water meter, a drop of food coloring, and a flashlight do the work.",
  "Half of a repair is a good description. Note where the water shows, when it runs, and what stops it.",
  "Patch the old pipe or replace the run? Open the wall or go around it? Weigh such choices before the quote arrives.",
  "Planning a new bath or chasing a drip, you need the same things: clear facts, a written price, and a valve that closes.",
];

export const ctas: Variants = [
  "{Call} about a leak or a clog",
  "{Call} and say where the water is",
  "{Call} about your plumbing",
  "{Call} with the symptoms at hand",
  "{Call} and ask what comes first",
  "{Call} to talk through the repair",
  "{Call} and name the fixture",
  "{Call} before the drip gets worse",
  "{Call} and describe what you found",
];

export const titles: Variants = [
  "Leaks and clogs",
  "Drips to repipes",
  "Shut it off first",
  "Read the signs early",
  "Signs, first steps, questions",
  "What to do before the call",
  "Repairs, choices, and prices",
];

export const metas: Variants = [
  "how to stop the water, find the cause, and ask the right questions.",
  "signs of hidden leaks, and what you can do before anyone arrives.",
  "what a stain, a gurgle, or a cold shower means, and what to check before you pay for a repair.",
  "first steps for burst pipes and backups, questions to ask a plumber, and what moves the price, plus local facts.",
  "where to look for leaks, what to tell the plumber, and how to compare two quotes for the same pipe.",
  "a plain guide to leaks, drains, water heaters, and old pipes, from the first drip to the last bill.",
  "shut it off, look it over, describe it well. Then read what moves the price and what to ask before work starts.",
  "main valve, water meter, clear description: three things that make a plumbing call short and a quote firm.",
  "signs to watch, steps to take, terms on the quote, and local facts.",
];

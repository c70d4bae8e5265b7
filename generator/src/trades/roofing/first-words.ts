import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "A stain on the ceiling, shingles in the yard, grit in the gutter: what each means and what to tell the roofer.",
  "Rain comes in, and nobody knows where. Learn how leaks travel, what to photograph, and what to ask before anyone climbs.",
  "Patch it, or replace it all? See what decides the answer, and how to compare two quotes that look alike.",
  "Hail last night, a lifted ridge, a dented vent: record it from the ground and read the offers that follow.",
  "You can learn a lot about a roof without leaving the ground. Here is what to look for, and why.",
  "Missing tabs, rusty flashing, a sagging edge: a plain guide to the signs, the repair, and the quote.",
  "Roofs fail at the joints first. Learn their names, and the talk with a roofer gets short and useful.",
  "Dripping now? Start with the safe steps indoors, then use the lists on this page to describe the leak well.",
  "From one slipped shingle to a full tear-off: what the work involves, what shapes the price, and what belongs in writing.",
  "Curling edges, bare spots, a musty attic. Small clues say a lot about how much life a roof has left.",
  "Someone knocked and said your roof is bad. Before you sign, read how to check, compare, and decide.",
  "Flat or steep, shingle, tile, or metal: the questions are much the same, and so are the mistakes to avoid.",
  "Most people buy a roof once or twice in a lifetime. Go in knowing the words, the steps, and the traps.",
  "Water by the chimney, a drip at the skylight, gaps along the ridge: see what to check from the ground.",
];

export const ctas: Variants = [
  "{Call} about the roof",
  "{Call} and say where it drips",
  "{Call} with photos of the roof",
  "{Call} and describe the damage",
  "{Call} to ask about a new roof",
  "{Call} and say how old the roof is",
  "{Call} about missing shingles",
  "{Call} before the next rain",
];

export const titles: Variants = [
  "Leaks, shingles, flashing",
  "Repair or replace?",
  "Reading a roof quote",
  "Leaks explained",
  "Signs, steps, and questions",
  "What a roofer will ask",
  "Storm damage and new roofs",
  "Before you sign",
];

export const metas: Variants = [
  "how to trace a leak, what to photograph, what a roofer will ask, and what shapes the price of a repair.",
  "signs of wear you can see from the ground, safe first steps, and questions to ask before you sign.",
  "repair or replace, how to read the quote, and what to check.",
  "what hail and wind leave behind, how to record it, and how to deal with offers at the door.",
  "leaks, missing shingles, worn flashing: what they mean and what to say on the call.",
  "the parts of a roof in plain words, the steps of a job, and what makes one quote higher than another.",
  "what to do while it drips, what to tell the roofer, and how to compare two quotes line by line.",
  "shingle, metal, tile, and flat roofs: warning signs, prices, and questions.",
  "a ground-level guide to roof trouble, from the first stain to the last nail in the yard.",
  "know the layers, the words, and the right questions before you hire a roofer.",
  "why it leaks, what to do first, how a roof job runs, and which lines of a contract deserve a second reading.",
];

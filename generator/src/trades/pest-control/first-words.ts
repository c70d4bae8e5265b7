import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "Droppings under the sink, ants on the counter, scratching in the wall: what each one means and what to do first.",
  "Bites in a row, wings on a windowsill, sawdust by a beam: learn what to collect before you call.",
  "A wasp nest by the door or a mouse in the pantry calls for calm. Here is the order of things.",
  "Before anyone sprays, find out which pest it is, where it gets in, and what you can fix yourself.",
  "Roaches in the kitchen, bed bugs in a suitcase, termites at the sill: three problems that need three different plans.",
  "Something moved in the attic last night. Read the clues, stay safe, and know what to ask on the phone.",
  "Sprays are only one tool. See how sealing, cleaning, traps, and baits work together against mice, ants, and roaches.",
  "What to photograph, what to leave alone, and how to keep pets and children safe when the treatment starts.",
  "Pencil-wide mud lines on the foundation or a soft window frame deserve a look. Learn what a termite inspection covers.",
  "Fleas after a move, moths in the flour, wasps under the eaves: match the sign to the pest, then plan the call.",
  "From the first dropping to the last follow-up visit, this page shows how a pest job goes and what shapes the price.",
  "One ant is a scout, and a hundred are a trail. Find where they come in before you reach for a can.",
  "Grease marks along the wall, a rustle at night, gnawed bags: how to tell mice from rats, and what to do next.",
];

export const ctas: Variants = [
  "{Call} and describe the pest",
  "{Call} and say what you saw",
  "{Call} about bugs or rodents",
  "{Call} with your photos ready",
  "{Call} and say where it is",
  "{Call} to plan an inspection",
  "{Call} about a nest near the door",
  "{Call} and ask what comes first",
  "{Call} and name the room",
];

export const titles: Variants = [
  "Ants, mice, termites",
  "Bugs, rodents, nests",
  "What you saw, what to do",
  "Signs, safety, price",
  "Know the pest before you call",
  "Roaches, rodents, wasps",
  "From first sign to follow-up",
  "Read the signs first",
];

export const metas: Variants = [
  "how to tell ants from termites, what to do about droppings, and what to ask before a treatment.",
  "signs of mice, roaches, and bed bugs, and safe first steps.",
  "which pest it is, how it gets in, and what shapes the price of getting rid of it.",
  "what to do about stings, droppings, swarms, and bites, what to photograph, and what a pest professional will ask you.",
  "questions about baits, sprays, pets, and safety, with price factors.",
  "how an inspection goes, which methods exist, and how to keep children and pets safe, with facts about the area.",
  "read the signs, seal the gaps, and compare treatment plans.",
  "what to collect, what to leave alone, and how to read a pest control contract before you sign it.",
  "from the first sign to the follow-up visit, with safety, methods, price factors, and questions to ask.",
  "mice, ants, wasps, or termites? Clues, safe steps, and hiring questions.",
];

import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "Soap film on the shower glass, dust along the baseboards, a sticky stove hood: what a cleaner can fix, and what to say first.",
  "Moving out, expecting guests, or just behind on the bathrooms? Learn how to describe the job and compare cleaners fairly.",
  "A first deep clean and a weekly visit are two different jobs. See which one your kitchen, floors, and bathrooms need.",
  "Pet hair on the couch, crumbs under the fridge, grime in the grout: know which tasks to list before you book.",
  "From a gummy oven to cloudy faucets, most buildup comes off with the right product. Here is what to ask for.",
  "Who brings the mop, who holds the key, and who cleans the oven? Settle the details before anyone starts on your floors.",
  "When dust comes back in two days and the tub never looks clean, a fresh plan helps. Start with this page.",
  "Plan a move-out clean, a spring reset, or a steady visit every other week, with the questions that keep surprises away.",
  "Stone counters, wood floors, a curious cat: homes differ, and so should the cleaning. See what to mention on the first call.",
  "Two hours or a whole day? Count your bathrooms and look inside the oven, and you can tell before you pick up the phone.",
  "Cluttered counters, tired carpets, a refrigerator nobody wants to open: sort out what you can do and what to hand over.",
  "A clean house starts with a clear list. Find out how to write one for bathrooms, kitchens, floors, and forgotten corners.",
  "Film on the windows, marks on the doors, fuzz behind the dryer: small jobs add up. Decide which ones to hand over.",
];

export const ctas: Variants = [
  "{Call} and name the rooms",
  "{Call} with your room list",
  "{Call} and describe your home",
  "{Call} about a first clean",
  "{Call} to plan a cleaning day",
  "{Call} and ask about dates",
  "{Call} to talk through the list",
  "{Call} about a move-out clean",
  "{Call} and say what bothers you most",
];

export const titles: Variants = [
  "Deep cleans and regular visits",
  "Kitchens, baths, floors",
  "Plan the first visit",
  "Rooms, tasks, costs",
  "What a cleaner needs to know",
  "Deep, weekly, move-out",
  "A room-by-room guide",
  "Lists, keys, prices",
];

export const metas: Variants = [
  "what a deep clean covers, how to list the rooms, and which questions keep the bill free of surprises.",
  "how to plan a first visit, what shapes the price, and which products never belong in one bucket.",
  "what to settle first about rooms, prices, keys, and pets.",
  "signs of buildup, safe first steps, and questions to compare cleaners.",
  "deep, weekly, or move-out? See what each one includes, what drives the price, and what to have ready, with local facts.",
  "what to tell a cleaner about floors, stone, and pets, and what to ask about keys, supplies, and breakage.",
  "a plain guide to hiring help for bathrooms, kitchens, and floors.",
  "write a room list, compare two quotes, and get the house ready.",
  "how a cleaning visit goes, step by step, with the price factors and the questions to ask before you hand over a key.",
  "help for spills, a checklist for the day, price factors, and facts about the area.",
];

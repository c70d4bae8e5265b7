import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a house cleaning take?",
    "The size of the home, its baths, and the buildup decide. A regular visit can fit into a morning; a first or deep cleaning takes much longer.",
    "The first visit is the slow one, since every corner is new. Later visits settle into a steady length.",
  ),
  question(
    "Should I tidy up before the visit?",
    "Picking up toys, clothes, and papers helps, because surfaces can only be cleaned when they are clear. Leave the dirt where it is.",
    "Tidying and cleaning are different jobs, and both can be arranged if you mention it. A clear counter saves time for scrubbing.",
  ),
  question(
    "Do I need to be at home?",
    "Many people give a key or a code and go about their day. For the first visit it helps to walk through the rooms together.",
    "No, once entry, alarm, and pets are settled. Leave a note with wishes and a number where you can be reached.",
  ),
  question(
    "Who brings supplies and the vacuum?",
    "Practice varies, so it is settled when the visit is arranged. If a product or scent bothers you, set out your own.",
    "Some homes prefer their own vacuum, so no pet hair travels between houses. Stone, wood, and steel have products of their own.",
  ),
  question(
    "What does a deep clean include?",
    "On top of the usual rooms it reaches baseboards, doors, vents, grout, and the places behind and above. Ovens and windows are often extras.",
    "Think of edges, insides, and tops. The list is agreed on in advance, and the worst spots can go first.",
    ["deep-cleaning", "one-time-cleaning", "move-out-cleaning"],
  ),
  question(
    "Are cleaning products safe around pets and children?",
    "Keep them in another room until floors and surfaces are dry. Birds are sensitive to fumes, so move the cage far away.",
    "Soap, water, and microfiber do most of the work. Say who lives in the house, and strong products can stay in the bag.",
  ),
  question(
    "What should I say about my home?",
    "Number of bedrooms and baths, pets, floors, and when it was last cleaned. Name the rooms that bother you most.",
    "Say whether it is one visit or a series, what day suits, and how to get in. Photos help with heavy buildup.",
  ),
  question(
    "What do cleaners usually not do?",
    "Mold inside walls, sewage, needles, rodent nests, and work from tall ladders belong to other trades. Moving heavy furniture often does too.",
    "Anything alive, electrical, or high up needs someone equipped for it. Ordinary dirt, even a lot of it, is no obstacle.",
  ),
];

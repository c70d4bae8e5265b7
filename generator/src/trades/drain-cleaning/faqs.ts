import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does drain cleaning take?",
    "A single sink or tub is usually a short visit. A main line with roots, or one without a cleanout, takes longer because access has to be made first.",
    "Access decides. With a cleanout nearby, even a main line often opens in one go; camera work or jetting adds to the visit.",
  ),
  question(
    "Should I pour in drain cleaner first?",
    "It is wiser not to. Liquid cleaner rarely reaches a deep clog, may soften some pipes, and stays behind in a pipe that someone then has to open.",
    "Try a plunger or a plastic hair strip instead. If a chemical is already down there, say which one, so that eyes and skin can be protected.",
  ),
  question(
    "What should I tell you on the phone?",
    "Which drains are slow, which one filled first, and whether it happened before. Mention the cleanout if you know where it is, and any big trees near the line.",
    "Say whether one fixture is blocked or all of them, and which floor they are on. That tells whether to bring a hand cable or the large machine.",
  ),
  question(
    "How do I prepare for the visit?",
    "Stop running water, clear the cabinet under the sink, and make a path to the cleanout. Keep children and pets out of any room where water came up.",
    "Move rugs and whatever stands around the drain. If the drain backed up, leave it full rather than bailing it into another one that shares the line.",
  ),
  question(
    "Is it a messy job?",
    "Cables come out dirty, so floors are covered and the machine stays close to the opening. Working from an outdoor cleanout keeps nearly all of it outside.",
    "Expect drop cloths, gloves, and a bucket. What came up from a sewer is a separate matter and has to be washed and disinfected.",
  ),
  question(
    "Cable or hydro jet: which one is right?",
    "A cable cuts through a solid blockage and pulls things back. A jet strips grease and silt off the walls, provided the pipe is sound.",
    "Think of what is in the pipe. Roots and wipes go to the cable first; fat, soap, and scale wash away better under pressure.",
    ["hydro-jetting"],
  ),
  question(
    "Why does the same drain keep clogging?",
    "Something in the pipe catches what flows by: a root, a rough joint, a sag, or a coat of grease. A look inside after the cleaning tells which.",
    "A clog that returns was opened but not removed, or the pipe has lost its slope. Finding the cause means looking inside once it is clear.",
  ),
  question(
    "Who takes care of the line outside the house?",
    "In most places the owner looks after the line from the house to the public sewer, or to the property line. Your sewer utility can say where its part begins.",
    "The border differs from city to city. Once the blockage is located, it is clear on whose side it lies; many cities ask for a permit before digging there.",
    ["main-line-cleaning", "tree-root-removal", "drain-line-repair"],
  ),
];

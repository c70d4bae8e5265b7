import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a landscaping project take?",
    "Mulch or a small bed can be done in a day. Patios, walls, and whole yards run over several days or weeks.",
    "Digging and base work take most of the time, and planting follows. Rain and wet soil can move dates.",
  ),
  question(
    "What should I say about my yard?",
    "Describe what you have, what bothers you, and how you want to use the space. Photos from the corners and a rough size help.",
    "Mention slope, wet spots, pets, sprinklers, buried tanks, and any rules of a homeowners’ association. A picture of a yard you like says much.",
  ),
  question(
    "Do I need a permit for a patio or wall?",
    "Many cities ask for a permit for taller retaining walls, and some for patios or grading. The building department can say which rules apply.",
    "Planting and mulch rarely need one. Walls, gas lines, big changes of slope, and work near property lines often do.",
    ["paver-patio", "retaining-walls", "fire-pits-seating"],
  ),
  question(
    "How should I prepare for the work?",
    "Clear furniture, toys, and hoses, open the gates, and mark sprinkler heads and pet fences. Keep the driveway open for deliveries.",
    "Think about where soil and stone may be dropped. Have the property corners marked if work runs along the line.",
  ),
  question(
    "When is a good time to plant?",
    "Spring and fall suit most plants because the soil is workable and the heat is mild. Patios and walls can be built for most of the year.",
    "Roots grow while the ground is not frozen, so fall planting gives them a head start. Tender plants wait until frost is past.",
    ["planting", "flower-beds", "sod-installation"],
  ),
  question(
    "How do I water new plants?",
    "Water deeply at the root ball, let the surface dry a little, then water again. New plants need it for their first growing season.",
    "Frequent sips keep roots shallow. A slow hose or drip line at the base reaches deeper than a sprinkler.",
    ["planting", "flower-beds", "sod-installation"],
  ),
  question(
    "Will the yard be a mess during the job?",
    "Expect piles of soil, pallets, and wheelbarrow tracks while work goes on. At the end, walks are swept and leftovers are removed.",
    "Digging is never neat, but boards over grass and one agreed path limit the damage. Bare spots are raked and reseeded where needed.",
  ),
  question(
    "Can pets and children use the yard right away?",
    "Keep them off fresh sod, wet joint sand, and open trenches until the crew says they are ready. Some plants are toxic, so mention pets early.",
    "Cocoa mulch can make dogs ill, and sharp stone hurts paws. Say who plays in the yard, and materials can be picked for that.",
  ),
];

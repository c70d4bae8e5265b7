import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How often should a lawn be mowed?",
    "In strong growth most lawns want a weekly cut, in slow months less. The rule of one third of the blade sets the pace.",
    "Rain, feeding, and season change that. Every other week is possible if you do not mind taller grass in between.",
    ["lawn-mowing", "edging-trimming", "overgrown-yard"],
  ),
  question(
    "How long does a visit take?",
    "A small yard makes for a short visit, a large one can fill a morning. Slopes, gates, and obstacles add time.",
    "First visits take longest because edges are overgrown and the layout is new. Treatments alone are often brief.",
  ),
  question(
    "Do I need to be home?",
    "Not as a rule. An unlocked gate, dogs indoors, and a way to reach you are enough for mowing and most treatments.",
    "Being there once at the start helps to show edges, pets, and sprinklers. After that, a note or message will do.",
  ),
  question(
    "What should I do before the visit?",
    "Pick up toys, hoses, and dog droppings, and open the gates. Flag sprinkler heads and pet fences if aeration is planned.",
    "Move cars off the edge of the drive and close windows on the mowing side. Point out new seed or plants.",
  ),
  question(
    "When can children and pets go back on the lawn?",
    "After mowing, right away. After a spray, once it has dried and as the product’s label says; some granules must be watered in first.",
    "The label of each product sets the rule, so ask which one is used. Keep bowls and toys off treated grass.",
    ["weed-control", "fertilization", "grub-control", "lawn-disease"],
  ),
  question(
    "When is the right time to seed?",
    "Cool-season lawns do well with seed in early fall. Warm-season ones want late spring, when the soil has warmed.",
    "Look at the soil and not the calendar alone. Seed needs warmth, contact, and weeks of light watering without hard frost.",
    ["overseeding", "lawn-renovation"],
  ),
  question(
    "How should I water my lawn?",
    "Water seldom and deeply, early in the day, and let the surface dry between. Many cities limit watering days in dry spells.",
    "Most lawns get by on about an inch a week, rain included. A can on the grass shows how much a sprinkler gives.",
  ),
  question(
    "What should I say about my lawn?",
    "Rough size, fences, and slopes, when it was last cut, and what you would like to see. A few photos show the rest.",
    "Say if you want mowing, treatment, or both of them, and mention pets, sprinklers, new trees, and any ponds or wells.",
  ),
];

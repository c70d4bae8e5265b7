import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "What happens on the first visit?",
    "Inspection comes before treatment: kitchen, baths, attic, crawl space, and the outside walls. You hear which pest it is, where it gets in, and what is planned.",
    "You point out what you saw, and the technician looks for the rest. Treatment often begins at once, with notes on what to clean or leave alone afterward.",
  ),
  question(
    "Is treatment safe for children and pets?",
    "Products are used according to their label, which say where they go and how long to stay out. Keep children and pets away until surfaces are dry.",
    "Mention children, pets, aquariums, and allergies when you call. Baits in cracks and locked stations can often take the place of sprays.",
  ),
  question(
    "How do I prepare for treatment?",
    "Clear the space under sinks and along walls, cover food and dishes, and take up pet bowls. Some pests, such as bed bugs, come with a list of their own.",
    "Leave nests, trails, and tubes as they are, and note where you saw them. A tidy floor and open access to attic or crawl space help most.",
  ),
  question(
    "How long until the pests are gone?",
    "Wasps are often gone at once. Ants and roaches take days to weeks, as bait works through the nest. Bed bugs, fleas, and termites need repeat visits or monitoring.",
    "You may see more of them at first, because treatment drives them out. Fewer with each week is the sign that it works.",
  ),
  question(
    "Do I have to leave the house?",
    "Seldom for bait and crack treatment. Heat treatment and fumigation do mean leaving, with pets and plants, until the technician lets you back in.",
    "For many treatments another room is enough while surfaces dry. The label sets the waiting time, and you are told it beforehand.",
  ),
  question(
    "What should I say when I call?",
    "Say what you saw, how many, in which rooms, and since when. A photo next to a coin, or an insect on clear tape, settles most doubts.",
    "Describe bites, droppings, sounds, or wings, and what you have already sprayed. Old sprays can spoil a bait, so they are worth mentioning.",
  ),
  question(
    "Should I clean before or after?",
    "Clean crumbs and grease before, mop less after. Wiping treated edges removes what was put there, so keep to open floors and tables for a while.",
    "Clear floors and shelves beforehand. After treatment, leave bait and dust in place until the follow-up.",
  ),
  question(
    "How do I keep pests from coming back?",
    "Take away food, water, and gaps: closed bins, dry sinks, door sweeps, screens, and trimmed shrubs. Regular visits catch what still slips through.",
    "Look at the outside first. Pipes, vents, and door bottoms are the usual ways in, and sealing them works through all seasons.",
  ),
];

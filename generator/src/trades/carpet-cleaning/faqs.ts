import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does carpet take to dry?",
    "Hot water cleaned carpet is mostly dry by the next day, and sooner with fans and open doors. Low-moisture methods dry much sooner.",
    "Pile, padding, weather, and the number of dry passes decide. Run fans or the air conditioner, and put nothing back until it feels dry.",
  ),
  question(
    "Should I move the furniture?",
    "Take small things, plants, and lamps out, and clear closet floors. Ask about sofas and beds; heavy pieces often stay in place.",
    "Leave cabinets, pianos, and aquariums where they are. Pieces set back on damp carpet get foil or blocks under their feet.",
  ),
  question(
    "Do I need to vacuum first?",
    "Going over it helps, above all with pet hair. Dry soil is far easier to remove before it turns to mud.",
    "Vacuuming is usually the first step of the cleaning itself, so ask when you book. Pick up toys and coins beforehand.",
  ),
  question(
    "What happens during the visit?",
    "A walk-through comes first to look at spots and fiber. Then come pre-spray, a short wait, brushing, rinsing, and grooming of the pile.",
    "Hoses run from a van or a portable machine to each room, farthest room first. At the end you look over the treated spots together.",
  ),
  question(
    "Will every stain come out?",
    "Most spills do, while dye, bleach, rust, and old pet spots may leave a mark. A test shows what can be expected.",
    "Age and home remedies set many stains. Say what was spilled and what you have tried, because cleaners can react with one another.",
  ),
  question(
    "Is it safe for pets and children?",
    "Keep them off until the carpet is dry, mainly because damp floors are slippery. Mention allergies or scent trouble, and milder products can be chosen.",
    "Mention birds, cats, and crawling babies when you call. Rinsing takes most of the cleaner out again, and open windows clear the smell.",
  ),
  question(
    "How often should carpet be cleaned?",
    "Makers often suggest once in twelve to eighteen months. Pets, toddlers, and shoes indoors shorten that, a quiet bedroom stretches it.",
    "Clean before it looks dirty, since grit cuts fiber long before it shows. Halls can be done more often than rooms.",
  ),
  question(
    "What should I say about the carpet?",
    "Number of rooms and stairs, kind of carpet if known, spots and what caused them, and pets. Say where a van can park.",
    "Mention the floor you live on, running water and power, and any wool or antique rugs. Photos of the stains help, too.",
  ),
];

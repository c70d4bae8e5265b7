import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does it take to dry a house out?",
    "Several days for most rooms, longer for hardwood, plaster, and crawl spaces. Moisture readings, taken again and again, decide when machines can go.",
    "It depends on how much got wet, what it is made of, and how soon drying began. Rebuilding comes after and has its own schedule.",
  ),
  question(
    "What should I do before help arrives?",
    "Stop the water if you can do so safely, keep off wet areas with live power, and take photos. Then lift small things off the floor.",
    "Safety first, then pictures, then belongings. Leave soaked ceilings and anything touched by sewage alone.",
  ),
  question(
    "What should I say on the phone?",
    "Say where the water came from, whether it has stopped, and how many rooms and floors are wet. Mention sewage, power, or a sagging ceiling first.",
    "Describe the floors and walls that got wet and when it began. Clean tap water, washing-machine water, and sewage are handled in different ways.",
  ),
  question(
    "Should I call my insurer first?",
    "Stop the damage, take photos, then report it as your policy asks. Most policies expect you to keep the damage from spreading in the meantime.",
    "Drying need not wait for an adjuster, but evidence should. Photograph each room, keep a piece of what is removed, and write down whom you spoke to.",
  ),
  question(
    "Can I stay in the house during drying?",
    "Often, if the water was clean and bedrooms are dry; the machines are loud and warm. After sewage or with a lot of mold, it is better to stay elsewhere.",
    "It depends on power, air, and who lives there. Infants, older people, and anyone with asthma should sleep away from wet or moldy rooms.",
  ),
  question(
    "Can drywall and floors be saved?",
    "Clean water and an early start give them a fair chance. Swollen, crumbling, or sewage-soaked material is removed, because it cannot be dried or cleaned.",
    "Solid wood, plaster, and tile often recover. Particle board, wet insulation, and carpet pad rarely do, and taking them out lets the structure dry.",
  ),
  question(
    "When does mold start to grow?",
    "It can begin within a day or two on damp paper, wood, and dust. That is why drying starts before any repair is planned.",
    "Soon, if materials stay damp: the EPA advises drying within 24 to 48 hours. Cool, moving, dry air is what slows it down.",
  ),
  question(
    "May I turn machines off at night?",
    "Better not. Drying works as a closed system, and each pause lets moisture settle back into walls. If the noise is too much, ask to have them moved.",
    "Leave them running with doors and windows as they were set. If a breaker trips or a tank is full, report it, so that no drying is lost.",
    ["structural-drying", "carpet-drying", "hardwood-floor-drying", "crawl-space-drying"],
  ),
];

import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a move take?",
    "A small apartment can be done in part of a day, a full house may need a whole one or more. Stairs and distance stretch it.",
    "Packed boxes, a close parking space, and an elevator shorten the day. Loading takes longer than unloading in most moves.",
  ),
  question(
    "What should I do before the movers come?",
    "Close and label all boxes, empty drawers of heavy things, defrost the freezer, and clear the halls. Keep papers, medicine, and keys with you.",
    "Reserve parking and the elevator, take down pictures, and point out fragile pieces. A sketch of the new rooms helps everyone.",
  ),
  question(
    "What should I not pack?",
    "Propane, gasoline, paint, bleach, fireworks, and other dangerous goods may not ride on a moving truck. Use them up or take them to a collection site.",
    "Carry money, jewelry, papers, medicine, and what you need on the first night yourself. Plants and open food rarely travel well.",
  ),
  question(
    "What happens on moving day?",
    "After a walk-through, floors and doors are covered, furniture is wrapped and loaded. At the new address everything goes to its room.",
    "You show what goes and what stays, then keep the path clear. A last look in closets ends the loading.",
  ),
  question(
    "Can I leave clothes in the drawers?",
    "Light, soft things may often stay, if the dresser is sturdy. Books, bottles, and breakables should come out.",
    "It depends on the piece and the stairs. Particle board should travel empty; solid wood can carry a few shirts.",
  ),
  question(
    "Do I need a permit to park the truck?",
    "Many cities ask for a permit to hold curb space for a moving truck. The city’s parking office can tell you how early to apply.",
    "In a driveway or a private lot, usually not. Buildings and homeowners’ associations may set times and places for loading.",
  ),
  question(
    "What should I do with pets and small children?",
    "A day with friends or in a closed room with water and a sign keeps them calm. Doors stand open while loading goes on.",
    "Large pieces take up the whole hall, so keep it clear. Pets travel with you, never in the truck.",
  ),
  question(
    "What should I say about my move?",
    "Both addresses, dates, floors, and elevators, the number of rooms, and anything heavy or fragile. Say whether you want packing too.",
    "Walk the rooms with your phone camera and open the closets. Mention attic, garage, shed, and storage units as well.",
  ),
];

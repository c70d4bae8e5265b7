import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does an HVAC repair or replacement take?",
    "A capacitor, igniter, or drain is commonly done in one visit. A new system is usually one or more working days, depending on ducts, lines, and access.",
    "Finding the fault often takes longer than the fix. Parts that are special to one model may need to be ordered, so have the label ready.",
  ),
  question(
    "Repair or replace my system?",
    "Weigh age, the part that failed, and the refrigerant it uses. A sound unit with one bad part deserves the part; an aging one with a leaking coil may not.",
    "If comfort was fine until it broke, repair comes first. If rooms were never right, a new size or better ducts may solve both at once.",
  ),
  question(
    "What should I look at before I call?",
    "The thermostat’s mode and batteries, the filter, the switch next to the unit, and the breaker. Reset a breaker once at most; if it trips again, leave it off.",
    "Change a clogged filter and open the registers. If that brings it back, good; if not, note what the unit does and in which order.",
  ),
  question(
    "What happens during the visit?",
    "The technician asks what you noticed, measures the system while it runs, and explains the finding. After the repair, a full cycle is run and the readings are taken again.",
    "Expect work in three spots: thermostat, indoor unit, and outdoor unit. You hear what failed and what can be done before parts go in.",
  ),
  question(
    "How do I prepare my home?",
    "Clear a path to the indoor unit, the attic hatch, and the outdoor unit, and keep pets in another room. Leave the thermostat as it was when the trouble began.",
    "Move boxes away from the furnace and plants away from the condenser. A photo of both labels helps to bring parts that fit.",
  ),
  question(
    "How often does a filter need changing?",
    "Look at it monthly in heavy seasons and change it when it is gray. Pets, dust, and thin filters make that sooner; thick media filters last longer.",
    "Follow the filter’s own marking, then adjust to what you see. The arrow on the frame points with the airflow, toward the blower.",
  ),
  question(
    "Why are some rooms hot and others cold?",
    "Air takes the easy way. Leaky or undersized ducts, closed dampers, and sunny windows are the usual reasons, and airflow readings show which one counts.",
    "It may be the ducts, the insulation, or one thermostat for too many rooms. Balancing, sealing, zoning, or a mini-split are the ways out.",
  ),
  question(
    "Do I need a permit for a new furnace or AC?",
    "Many cities ask for a mechanical permit when equipment is replaced, and an inspector then looks at gas, venting, wiring, and drains. Service and small repairs seldom need one.",
    "Replacement usually counts as permitted work, maintenance does not. The building department of the city or county says what applies to the address.",
    ["ac-installation", "furnace-installation", "heat-pump-service"],
  ),
];

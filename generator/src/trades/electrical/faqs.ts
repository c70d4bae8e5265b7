import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does electrical work take?",
    "An outlet, switch, or fixture is a short visit. A panel change takes most of a working day, and rewiring a house is planned over several.",
    "Getting the cable there is what takes time. Open basements and attics make it short; finished walls and masonry make it longer.",
  ),
  question(
    "Will the power be off?",
    "Only the circuit being worked on, as a rule. For a panel or meter change the whole house is off for a stretch, so charge phones and save open work.",
    "Yes, wherever hands touch wires. Tell the electrician about medical devices, aquariums, or freezers, so that they can be planned around.",
  ),
  question(
    "What should I say when I call?",
    "Say what failed, since when, and what else was running. Mention any heat, smell, or buzzing first, because that decides whether the circuit should stay off.",
    "Describe the rooms affected and what the breaker did. Pictures of the panel with its door open, cover on, help to plan the visit.",
  ),
  question(
    "How do I prepare for the electrician?",
    "Clear the way to the panel and the wall in question, and put pets in another room. Label anything that must not lose power.",
    "Move furniture off the outlets and fixtures to be worked on. Keep a list of the small things that bother you, so that one visit can cover them.",
  ),
  question(
    "Does electrical work need a permit?",
    "Many cities ask for a permit for new circuits, panels, and rewiring, followed by an inspection. Replacing a switch or a light fixture usually needs none.",
    "Rules differ by city and county. As a guide, new wiring is inspected, like-for-like replacement often is not; the building department decides.",
  ),
  question(
    "Why does my breaker keep tripping?",
    "Too many appliances on one circuit, a short, a ground fault, or a worn breaker. If it trips at once after a reset, leave it off.",
    "Notice what was switched on last. An appliance that trips two different circuits is itself at fault; otherwise the circuit has to be tested.",
  ),
  question(
    "Do I need a new panel?",
    "Perhaps, if it is full, has fuses, shows rust or heat, or has to carry a charger or heat pump. A load calculation gives the answer.",
    "Not for every addition. Sometimes a subpanel or load management is enough; a panel that is damaged or unsafe should be replaced.",
    ["panel-upgrade", "ev-charger-installation", "dedicated-circuits"],
  ),
  question(
    "How much mess does new wiring make?",
    "Cable is fished through attics, basements, and hollow walls where possible. Some small openings remain, and they are cut where patching is easy.",
    "Plan on drop cloths and a few neat holes. Surface raceway is the clean alternative where opening a wall is not wanted.",
  ),
];

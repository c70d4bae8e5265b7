import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a plumbing repair take?",
    "A faucet, toilet part, or simple clog is often finished in one visit. Buried pipe, a sewer line, or a repipe takes longer and is planned in steps.",
    "It depends on how the pipe is reached more than on the pipe itself. A pipe under a sink is a shorter job than one under a slab.",
  ),
  question(
    "What should I say when I call?",
    "Say where the water shows, when it began, and whether the main valve is closed. Pictures of the spot and of any labels help to bring the right parts.",
    "Name the fixture, what it does, and whether other fixtures do it too. One slow sink is a different job from a whole house of slow drains.",
  ),
  question(
    "How do I get ready for the visit?",
    "Clear out the cabinet or the area around the fixture, and find the main shutoff. A clear path to the meter, cleanout, or water heater saves time.",
    "Empty the space under the sink and move what must stay dry. Let everyone know that the water may be off for part of the day.",
  ),
  question(
    "What happens during the visit?",
    "First the cause is found, by looking and testing. Then you hear what can be done, the work follows, and everything is run and tested.",
    "The plumber looks at the problem with you, explains the choices, and begins once you agree. At the end, water runs while each joint is checked.",
  ),
  question(
    "Repair or replace: how is that decided?",
    "A single worn part in a sound fixture is worth changing. Repeated leaks, rust through the metal, or parts that are no longer made mean it is time for a new one.",
    "Look at what the next failure would damage. An old valve above a finished ceiling deserves replacement sooner than the same valve in a garage.",
  ),
  question(
    "Will you have to open walls or floors?",
    "Only when the pipe cannot be reached another way. Locating the leak first keeps the opening small, and patching or painting is arranged afterward.",
    "Many repairs need no opening at all: traps, valves, and fixtures sit in reach. Lines inside a wall or slab are located first, then uncovered at that spot.",
    ["leak-repair", "burst-pipe-repair", "leak-detection", "repiping"],
  ),
  question(
    "Does plumbing work need a permit?",
    "Many cities ask for a permit for a new water heater, gas line, sewer line, or moved fixture. Swapping a faucet or a toilet part usually needs none.",
    "That depends on the city and on the job. Work on gas, sewer, and main water lines is commonly permitted and inspected; small repairs mostly are not.",
  ),
  question(
    "Should I use drain cleaner before the plumber comes?",
    "Leave it out. It often sits on top of the clog, can harm some pipes, and can burn the person who opens the trap. A plunger is safer.",
    "Try hot tap water and a plunger, then stop. If a chemical is already in the pipe, say so on the phone, so that the drain is opened with care.",
    ["drain-clearing", "sewer-line-repair"],
  ),
];

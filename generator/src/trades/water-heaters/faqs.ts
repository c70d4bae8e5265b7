import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a water heater replacement take?",
    "A tank for a tank of the same fuel is normally a job for part of a day. A change to tankless or to another fuel takes longer, because pipes, vent, or wiring change too.",
    "Draining the old tank is the slow part; setting the new one is simple when the connections match. Allow more time if the heater moves to a new place.",
    ["water-heater-replacement", "tankless-installation", "heat-pump-water-heater"],
  ),
  question(
    "Can my water heater be repaired?",
    "Nearly everything bolted to the tank can be replaced: elements, thermostats, gas controls, and valves. A tank that leaks from its own steel cannot.",
    "If the water on the floor comes from a fitting or valve, a repair is likely. If it seeps out at the bottom seam, plan for a new heater.",
  ),
  question(
    "What should I tell you on the phone?",
    "Read out the label: fuel, gallons, model, and serial number. Say where the heater stands and what happens when you open a hot tap.",
    "Mention any leak, smell, noise, or error code, and when it began. A photo that shows the pipes and the vent on top is worth many words.",
  ),
  question(
    "Tank or tankless: which suits my house?",
    "Tanks are simple and swap easily. Tankless units save space and do not run empty, but they need enough gas or power and some descaling.",
    "Count the taps that run at the same time. Many at once favor a tank or a large unit; long showers one after another favor tankless.",
    ["water-heater-replacement", "tankless-installation"],
  ),
  question(
    "Which size do I need?",
    "Think of your busiest stretch of the day and what runs during it. Tanks are rated by how much hot water they give in one busy stretch, tankless units by how much they heat as it flows.",
    "Start from the heater you have: did it run out? If it kept up, the same size will do; a new tub or more people call for the next one.",
    ["water-heater-replacement", "tankless-installation", "heat-pump-water-heater"],
  ),
  question(
    "How do I prepare for the visit?",
    "Clear the floor around the heater and a path wide enough to carry a tank. Plan for no hot water, and perhaps no water at all, while work goes on.",
    "Find the shutoff and, for electric models, the breaker. Fill a pitcher beforehand, and keep children away from the drain hose, which runs hot.",
  ),
  question(
    "Is a permit needed for a new water heater?",
    "Many cities ask for a permit and an inspection when a heater is replaced, because gas, venting, or wiring is involved. A repair of parts usually needs neither.",
    "Often yes, since a heater combines pressure with fire or power. The inspector looks at the relief line, the vent, and in some regions the straps.",
  ),
  question(
    "Why does my hot water smell or look brown?",
    "An egg smell on the hot side alone often comes from the anode rod. Brown hot water means rust or stirred-up sediment, so the tank should be looked at.",
    "Run hot and cold at the same tap. If both smell or run brown, the supply is the source; if only hot does, it is the heater.",
  ),
];

import type { EmergencySituation } from "./trade.ts";

/** For every trade that works on gas appliances or gas lines. */
export const gasSmell: EmergencySituation = {
  title: "You smell gas or hear it hiss",
  steps: [
    "Get everyone out of the building at once, pets included.",
    "On the way out, touch no switch, plug, thermostat, or phone, and light nothing.",
    "Call 911 and the gas utility from a safe distance outdoors.",
    "Stay out until the fire department or the gas utility says it is safe to go back.",
    "Have the leak repaired before the gas supply is turned on again.",
  ],
  source: { title: "Ready.gov, Safety Skills", url: "https://www.ready.gov/safety-skills" },
};

/** For every trade that works on appliances that burn fuel. */
export const carbonMonoxideAlarm: EmergencySituation = {
  title: "A carbon monoxide alarm sounds",
  steps: [
    "Get everyone into fresh air outside at once; do not look for the cause first.",
    "Call 911 from outside, and say if anyone has a headache, feels dizzy, or feels sick.",
    "Count heads, and let nobody go back in until emergency responders say it is safe.",
    "Leave furnace, water heater, and stove off until the source has been found and repaired.",
  ],
  source: {
    title: "CPSC, Carbon Monoxide Information Center",
    url: "https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center",
  },
};

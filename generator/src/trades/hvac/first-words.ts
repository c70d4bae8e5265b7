import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "Warm air from the vents, ice on a copper line, a furnace that clicks and quits: what to check before you call.",
  "Is it the thermostat, the filter, the breaker, or the machine? Four checks that cost nothing come first.",
  "One room too hot, another too cold, and a power bill that climbs: learn where heating and cooling get lost.",
  "A house that will not cool down or warm up wears everyone out. Go step by step, and start with what is safe.",
  "Heat pumps, furnaces, air conditioners, ducts: how each one fails, what service includes, and how to read a quote.",
  "Short bursts of running, a musty vent, water by the air handler: catch such signs while the repair is small.",
  "Thinking about a new system? Its size, the ducts, and careful installation matter more than the badge on the cabinet.",
  "A clear report can save a second trip: what the thermostat says, how the air feels, and what you hear.",
  "Repair it for one more season or replace it? Age, refrigerant, and airflow help you decide. So do the questions below.",
  "Air that feels damp, dusty, or stale has causes you can trace. Begin at the filter and work outward.",
  "The outdoor unit hums but its fan stands still. The furnace lights, then stops. Here is what that can mean.",
  "Know your system before it fails: where the switches are, which filter fits, and what the nameplate says.",
  "No heat, no cooling, or too little of either: a plain guide to safe checks, good questions, and clear quotes.",
];

export const ctas: Variants = [
  "{Call} about heating or cooling",
  "{Call} and say what the unit does",
  "{Call} with the model number",
  "{Call} and ask about a checkup",
  "{Call} about that one bad room",
  "{Call} and tell what you hear",
  "{Call} to talk about a system",
  "{Call} and describe the airflow",
  "{Call} before it quits for good",
];

export const titles: Variants = [
  "Heating and cooling",
  "No cool air, no heat",
  "Furnace to filter",
  "Repair or replace?",
  "Safe checks, clear quotes",
  "Know your system first",
  "What to ask, what to measure",
];

export const metas: Variants = [
  "what to check when the heat or the cooling stops, and what to ask.",
  "safe first checks, signs of trouble, and what to ask about a new system.",
  "the filter, the thermostat, the breaker, then the phone: a short guide with local facts.",
  "why a unit freezes, drips, or short cycles, what a technician measures, and which figures shape the price.",
  "repair or replace, furnace or heat pump, one room or the whole house: questions that lead to a clear answer.",
  "what strange noises, smells, and warm vents mean, and what to have ready before you pick up the phone.",
  "size, ducts, refrigerant, permits: what belongs in a quote, and which questions show that somebody measured.",
  "first steps for no heat and no cooling, explained in plain words.",
  "how heating and cooling systems fail, what a tune-up includes, and how to compare two offers line by line.",
];

import type { Variants } from "../trade-pack.ts";

export const leads: Variants = [
  "A breaker that keeps tripping, an outlet that runs warm, lights that dip: what it means, and what to tell the electrician.",
  "Half the kitchen is dead, or a switch buzzes at night. Learn what to turn off first and what to ask.",
  "Before you add a car charger, a hot tub, or a bigger stove, find out whether the panel can carry it.",
  "Some faults can wait until Monday, and some mean leaving the house now. This page helps you tell them apart.",
  "Dead outlets, humming panels, two-prong sockets: a plain guide to the wiring behind your walls and the people who fix it.",
  "Know your panel, name the circuit, note what was running. Three facts turn a vague call into a useful one.",
  "New outlets, a ceiling fan, a circuit for the workshop: what the job involves and what shapes its price.",
  "You reset the breaker and it tripped again. Stop there, read on, and call with the right details in hand.",
  "Warm plates, a fishy smell, a lamp that dims when the fridge starts: small clues with very different causes.",
  "Buying an older house, finishing a basement, or plugging in a car? Each one starts with a question for an electrician.",
  "What trips a breaker, what makes lights pulse, and which jobs to leave alone, explained without the jargon.",
  "A tingle from a faucet or a spark at a plug deserves a straight answer. Start with the safe steps.",
  "One dark room, or doubts about an old fuse box? See what you may check and what to leave closed.",
];

export const ctas: Variants = [
  "{Call} and describe what trips",
  "{Call} about an electrical problem",
  "{Call} and say which room is out",
  "{Call} with your panel photo ready",
  "{Call} and name the dead outlets",
  "{Call} to plan a new circuit",
  "{Call} about wiring or outlets",
  "{Call} and ask about your panel",
];

export const titles: Variants = [
  "Breakers, outlets, panels",
  "Wiring questions",
  "When lights flicker",
  "What to ask an electrician",
  "Tripping breakers and dead outlets",
  "Signs, steps, prices",
  "Safe steps, clear quotes",
  "Outlets to panels",
];

export const metas: Variants = [
  "what a tripping breaker tells you, what to switch off first, and what an electrician will ask on the phone.",
  "warning signs in wiring, safe first steps, and what shapes the price of outlets, circuits, and panels.",
  "flickering lights, warm outlets, dead circuits: what they mean and when to call.",
  "how to describe the fault, what to ask before you hire, and how to read the quote.",
  "when to switch off and leave, when to wait, and what to tell the electrician.",
  "panel upgrades, car chargers, old wiring, and new outlets in plain words, with questions to ask first.",
  "a homeowner’s guide to breakers, outlets, and panels, from first warning to final inspection.",
  "what each sign points to, how a wiring job runs from first call to inspection, and what to ask about the price.",
  "dead outlets, humming switches, and old panels: know what to say.",
  "signs of trouble, safe steps to take now, and the parts of an electrical quote.",
];

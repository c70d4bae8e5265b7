import { call811 } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import { gasSmell } from "../shared-emergencies.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const plumbingTrade: Trade = {
  slug: "plumbing",
  names: { noun: "plumbing", person: "plumber", work: "plumbing" },
  typed: `plumbing, plumber, plumbing repair, plumbing contractor, emergency plumber, leak repair,
    leak detection, slab leak repair, pipe repair, pipe replacement, burst pipe, frozen pipe, repiping,
    repipe, toilet repair, toilet installation, faucet repair, faucet installation, sink installation,
    shower repair, shower valve replacement, bathtub installation, garbage disposal, bathroom plumbing,
    kitchen plumbing, water line repair, water main repair, gas line, gas piping, sump pump,
    backflow testing, water softener installation, hose bib repair`.split(/,\s+/),
  schemaType: "Plumber",
  family: "water",
  // A tap that drips.
  motif:
    '<path d="M3 8.5h8a6 6 0 0 1 6 6V16h-4.5v-1.5a1.5 1.5 0 0 0-1.5-1.5H3M8.5 8.5V4.5M5 4.5h7"/><path d="M14.75 18.5s-1.4 1.5-1.4 2.4a1.4 1.4 0 0 0 2.8 0c0-.9-1.4-2.4-1.4-2.4z"/>',
  leads: {
    we: [
      "A pipe that drips, a drain that stands, a toilet that never stops filling: tell us where the water is, and we take over.",
      "Plumbing goes unnoticed until it fails. Tell us what drips, clogs, or stays cold, and we work out the repair with you.",
      "Water where it should not be, or none where it should? We find the cause, explain it in plain words, and fix it.",
    ],
    plain: [
      "Leaks, clogs, cold showers, and new fixtures: plumbing repairs and installation, one call away.",
      "Something drips, backs up, or stays cold? Describe it on the phone and have a plumber fix it.",
      "Plumbing for homes, from the shutoff under the sink to the line in the yard: repaired, replaced, or newly laid.",
    ],
  },
  ctas: [
    "{Call} about a leak or a clog",
    "{Call} and say where the water is",
    "{Call} the plumber",
  ],
  titles: ["Leaks, Drains & Repipes", "Repair & New Fixtures", "Plumbing Repair"],
  descriptions: [
    "leaks, clogs, water heaters, toilets, and sewer lines repaired, with clear steps for a burst pipe.",
    "repairs and new installations for kitchen, bath, and yard, and what to do until the plumber arrives.",
    "call about a drip, a backed-up drain, or a new fixture, and see how each job is done.",
    "pipes, drains, fixtures, and gas lines: common jobs, answers to questions, and how to get in touch.",
  ],
  services,
  problems: [
    problem(
      "A stain spreads on the ceiling",
      "Water is coming from a pipe, a tub seal, or a toilet above. The leak is traced from there, and the failed joint or seal is replaced.",
      "Put a bucket under it and close the valve of the fixture above. Tests of drain, supply, and seal then show which one lets water through.",
      ["leak-repair", "leak-detection", "burst-pipe-repair", "toilet-repair"],
    ),
    problem(
      "The toilet keeps running",
      "A worn flapper or a fill valve that no longer closes sends water down the bowl day and night. Either part is simple to replace.",
      "Hear it hiss long after a flush? New inner parts and a reset water level usually make the tank silent again.",
      ["toilet-repair"],
    ),
    problem(
      "Water pressure has dropped",
      "One weak tap has a clogged aerator or cartridge; a weak house points to a regulator, a main valve, or corroded pipe. Each has its own repair.",
      "Pressure is measured at a hose connection first. The reading tells whether the supply, the regulator, or the pipes inside need the work.",
      ["faucet-repair", "water-line-replacement", "repiping"],
    ),
    problem(
      "A drain is slow or gurgles",
      "Hair and grease narrow the pipe, and a blocked vent makes it gurgle. Cabling the branch and clearing the vent bring the flow back.",
      "If only one fixture is slow, the clog is near it. If several are, the main line is opened at the cleanout and cleared.",
      ["drain-clearing", "sewer-line-repair"],
    ),
    problem(
      "There is no hot water",
      "A tripped breaker, a failed element, or a burner that will not light is the usual reason. The faulty part is tested and replaced.",
      "When hot water runs out sooner than before, sediment or a broken dip tube may be the cause, and both can be dealt with.",
      ["water-heater-service"],
    ),
    problem(
      "Pipes bang or hum",
      "Banging after a tap closes is water hammer, cured with arresters, firm straps, or lower pressure. A hum often comes from a worn valve.",
      "Noise travels along pipe, so the source is found by running one fixture at a time. Loose lines are then strapped and worn valves replaced.",
      ["leak-repair", "faucet-repair", "repiping"],
    ),
    problem(
      "The water bill jumped",
      "A silent toilet leak or a break in the buried line is behind many high bills. Watching the meter with all taps shut shows which.",
      "Put food coloring in each toilet tank and wait: color in the bowl before anyone flushes means a leak. If all stay clear, the lines are tested next.",
      ["leak-detection", "leak-repair", "water-line-replacement", "toilet-repair"],
    ),
    problem(
      "Hot water looks rusty",
      "Rust on the hot side alone points to the heater; on both sides, to steel pipe. Flushing, a new tank, or new pipe is the answer.",
      "Run a cold tap first. Clear cold water with brown hot water means that the heater is corroding from inside and should be looked at.",
      ["water-heater-service", "repiping"],
    ),
    problem(
      "The disposal hums or stays silent",
      "A hum means that something has jammed the blades; silence, that it has tripped or lost power. It is freed, reset, or replaced.",
      "Keep hands out, switch it off, and try the reset button underneath once. If it stays silent, its wiring needs a test.",
      ["garbage-disposal"],
    ),
    problem(
      "The sump pump never stops",
      "A float that sticks, or a check valve that lets the water fall back, keeps it running. Each is tested with the pit full.",
      "Listen after rain: short bursts that never end wear out a motor. The pit is cleaned, and pump and discharge are checked.",
      ["sump-pump"],
    ),
    problem(
      "A remodel needs gas, water, or a drain in a new place",
      "Pipes are easiest to move while walls are open. Each line is sized for what it serves, tested, and then closed in.",
      "Have the labels of range, grill, or tub ready, since they decide the pipe. Many cities inspect gas and drains before the wall is closed.",
      ["gas-line-repair", "bath-and-kitchen-plumbing"],
    ),
    problem(
      "A shutoff valve will not turn",
      "Valves seize when nobody moves them for years. Forcing one can snap the stem, so it is freed or replaced with the water off.",
      "Try it by hand only. One that drips or spins without closing is changed before the next repair depends on it.",
    ),
  ],
  questions,
  emergency: [
    {
      title: "A pipe has burst",
      steps: [
        "Keep out of water that reaches outlets, cords, or the electrical panel; it may be live.",
        "Close the main water valve: a lever goes crosswise to the pipe, a round handle clockwise.",
        "Open the lowest cold tap, so that the water left in the pipes drains there.",
        "Stay out from under a ceiling that sags, and keep children and pets away.",
        "If the valve will not close, ask the water utility to shut the supply at the street.",
      ],
      source: { title: "Ready.gov, Safety Skills", url: "https://www.ready.gov/safety-skills" },
    },
    gasSmell,
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [call811],
  sources: [
    { title: "EPA WaterSense, Fix a Leak", url: "https://www.epa.gov/watersense/fix-leak-week" },
    { title: "Ready.gov, shutting off utilities", url: "https://www.ready.gov/safety-skills" },
  ],
};

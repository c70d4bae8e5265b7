import { carbonMonoxideAlarms } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import { carbonMonoxideAlarm, gasSmell } from "../shared-emergencies.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const waterHeatersTrade: Trade = {
  slug: "water-heaters",
  names: { noun: "water heaters", person: "water heater technician", work: "water heater" },
  typed:
    `water heater, water heaters, water heater repair, water heater replacement, water heater installation,
    water heater service, water heater maintenance, water heater flush, hot water heater,
    hot water heater repair, hot water heater installation, hot water tank replacement, hot water repair,
    no hot water, tankless water heater, tankless water heater installation, tankless water heater repair,
    tankless descaling, gas water heater, electric water heater, heat pump water heater,
    hybrid water heater, solar water heater, anode rod replacement, expansion tank installation,
    hot water recirculation pump`.split(/,\s+/),
  schemaType: "Plumber",
  family: "water",
  // A standing tank with two pipes on top and a flame inside.
  motif:
    '<path d="M6.5 8a5.5 3 0 0 1 11 0v10.5a5.5 2.5 0 0 1-11 0z"/><path d="M9.5 5.3V2.5M14.5 5.3V2.5"/><path d="M12 10.5c1.8 1.7 2.6 2.8 2.6 4.2a2.6 2.6 0 0 1-5.2 0c0-.9.4-1.6 1.1-2.3.3.7.7 1 1.1 1.1.2-1 .2-2 .4-3z"/>',
  leads: {
    we: [
      "Cold shower this morning? We find out whether your water heater needs a part or a replacement, and fit either one.",
      "Some heaters need one part, others have reached their end. We test yours, tell you which it is, and explain what comes next.",
      "A puddle under the tank, a rumble, rusty water: tell us what your heater does, and we see to it.",
    ],
    plain: [
      "No hot water, too little of it, or water on the floor: water heaters repaired, replaced, and maintained.",
      "A heater can often be saved by one part. When it cannot, choose its replacement by size, fuel, and space.",
      "Gas, electric, tankless, or heat pump: service for the tank or unit behind every warm shower.",
    ],
  },
  ctas: [
    "{Call} about your water heater",
    "{Call} and read out the label",
    "{Call} about a new heater",
  ],
  titles: [
    "Repair & Replacement",
    "Tank, Tankless & Heat Pump",
    "No Hot Water? Repairs & New Units",
  ],
  descriptions: [
    "repairs and replacement for tank and tankless units, plus safe first steps for a leak.",
    "no hot water, a leaking tank, or a new unit: what is done, how to prepare, and how to call.",
    "gas, electric, tankless, and heat pump heaters serviced, with help in choosing the right size.",
    "what rumbling, rust, or a cold shower means, and which repair or replacement follows.",
  ],
  services,
  problems: [
    problem(
      "There is no hot water at all",
      "On electric models a tripped cutoff or a dead upper element is likely; on gas models, the pilot or igniter. Testing finds the part to replace.",
      "See whether the breaker is on or an error code shows, and leave it at that. Power, flame, and controls are then tested in order.",
    ),
    problem(
      "Hot water runs out too soon",
      "A broken dip tube, a dead lower element, or a bed of sediment shrinks the usable tank. Each is confirmed by a test and repaired.",
      "If the household has grown, the tank may simply be small. If not, something inside has failed and can be replaced.",
      ["water-heater-repair", "water-heater-flush", "electric-water-heater-repair"],
    ),
    problem(
      "There is water under the tank",
      "Fittings, the drain valve, and the relief line can all drip, and all can be replaced. A leak from the tank wall means replacement.",
      "Dry the top and watch where the first drops form. Water that starts at the bottom with a dry top usually comes from the tank.",
    ),
    problem(
      "The tank rumbles or pops",
      "Steam bubbles push through sediment at the bottom. Draining and flushing the tank removes the layer and quiets it.",
      "Scale on electric elements hisses, sand below a gas flame rumbles. The sound tells whether to clean the elements or flush the tank.",
      ["water-heater-flush", "electric-water-heater-repair", "gas-water-heater-service"],
    ),
    problem(
      "The water is too hot",
      "A thermostat that is set too high is turned down; one that no longer switches off is replaced. Until then, mix cold in first.",
      "Turn the setting down and test with a thermometer at the tap later on. If it still scalds, switch the heater off and have it repaired.",
      ["relief-valve-replacement", "mixing-valve-installation", "water-heater-repair"],
    ),
    problem(
      "The pilot light keeps going out",
      "A worn thermocouple, a dirty intake, or a downdraft in the vent puts it out. Cleaning or a new sensor keeps the flame steady.",
      "Once it has gone out repeatedly, leave it off. The cause may lie in the vent, which has to be tested with instruments.",
      ["gas-water-heater-service", "water-heater-repair"],
    ),
    problem(
      "The relief valve drips",
      "Pressure or temperature is too high, or the valve seat is worn. Both are measured, then the valve or an expansion tank is fitted.",
      "Never cap the pipe; that valve keeps the tank from bursting. Keep clear of it, since the water may be scalding, and note when it drips.",
      ["relief-valve-replacement", "expansion-tank-installation"],
    ),
    problem(
      "The tankless unit shows an error",
      "The code stands for ignition, flow, fan, or scale. Cleaning the screen, descaling, or a new sensor clears most of them.",
      "Write down the code and what was running at that moment. A cold splash in mid-shower, for instance, points to flow or scale.",
      ["tankless-service"],
    ),
    problem(
      "Hot water takes a long time to arrive",
      "A long run of pipe holds water that has gone cold. A pump with a return path, or insulation around the pipe, shortens the wait.",
      "Time it at the farthest tap, and say how many seconds it takes. The length of the run tells whether a pump makes sense.",
      ["hot-water-recirculation"],
    ),
    problem(
      "Hot water smells of rotten eggs",
      "A metal rod inside the tank can react with the water and give off that smell. A rod of another metal, or a powered one, usually ends it.",
      "Smell the cold tap too: if both smell, the supply is the source. If only the hot water does, the anode is looked at first.",
      ["anode-rod-replacement", "water-heater-flush"],
    ),
    problem(
      "The heater stands over finished rooms",
      "A slow leak up there shows as a stain far below. A pan with a drain, and a valve that closes by itself, limit the damage.",
      "Look under the tank for rust or a wet ring now and then. A sensor on the floor can sound an alarm early.",
      ["leak-pan-and-shutoff"],
    ),
    problem(
      "The old heater is near its end",
      "Rust at the seams, slow heating, and one repair after another are the signs. A new one can then be chosen without hurry.",
      "The serial number usually tells its age. Planning ahead leaves time to think about size, fuel, and the place where it stands.",
      ["water-heater-replacement", "tankless-installation", "heat-pump-water-heater"],
    ),
  ],
  questions,
  emergency: [
    {
      title: "The water heater is leaking",
      steps: [
        "Keep out of water that reaches outlets, cords, or the heater’s wiring.",
        "Turn off the heat: an electric heater at its breaker from a dry floor, a gas heater at its control knob.",
        "Close the cold-water valve above the tank, or the main valve if that one will not turn.",
        "Stay clear of steam and of the relief pipe; what comes out can scald. Never plug it.",
        "Leave draining and relighting to the person who repairs it.",
      ],
      source: { title: "Ready.gov, Safety Skills", url: "https://www.ready.gov/safety-skills" },
    },
    gasSmell,
    carbonMonoxideAlarm,
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [carbonMonoxideAlarms],
  sources: [
    {
      title: "CPSC, Tap Water Scalds",
      url: "https://www.cpsc.gov/s3fs-public/5098-Tap-Water-Scalds.pdf",
    },
    {
      title: "Energy Saver, water heating",
      url: "https://www.energy.gov/energysaver/water-heating",
    },
  ],
};

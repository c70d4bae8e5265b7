import { carbonMonoxideAlarms } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import { carbonMonoxideAlarm, gasSmell } from "../shared-emergencies.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const hvacTrade: Trade = {
  slug: "hvac",
  names: { noun: "HVAC", person: "HVAC technician", work: "heating and cooling" },
  typed:
    `hvac, hvac repair, hvac contractor, hvac installation, heating, heating repair, heating and cooling,
    heating and air, cooling, ac, a/c, ac repair, ac installation, ac tune up, air conditioning,
    air conditioner repair, air conditioner installation, central air, furnace, furnace repair,
    furnace installation, heat pump, mini split, ductless air conditioning, boiler repair, radiator repair,
    radiant heating, thermostat installation, duct repair, ductwork, air duct cleaning,
    refrigerant recharge, indoor air quality, humidifier installation`.split(/,\s+/),
  schemaType: "HVACBusiness",
  family: "power",
  // A wall unit and the air it moves.
  motif:
    '<path d="M4.5 3.5h15A1.5 1.5 0 0 1 21 5v5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 10V5a1.5 1.5 0 0 1 1.5-1.5zM7 8h10"/><path d="M7.5 15c0 1.5-2 2-2 3.5a2 2 0 0 0 2 2M12 15v5.5M16.5 15c0 1.5 2 2 2 3.5a2 2 0 0 1-2 2"/>',
  leads: {
    we: [
      "Warm air in July, cold air in January: we find out why, repair the system, and run it through a full cycle.",
      "Comfort takes air, heat, and controls that work together. We find the one that does not and put your system back in order.",
      "One room freezes while another roasts? We measure the air, not just the thermostat, and bring the house into balance.",
    ],
    plain: [
      "Heating and cooling repaired, replaced, and maintained, from the thermostat on the wall to the unit outside.",
      "No cool air, no heat, or a noise that was not there before? Describe what the system does and have it measured.",
      "Furnaces, air conditioners, heat pumps, and ducts: faults are measured first, then repaired.",
    ],
  },
  ctas: [
    "{Call} about heating or cooling",
    "{Call} and describe the fault",
    "{Call} about a new system",
  ],
  titles: ["Heating & Cooling", "AC, Furnace & Heat Pump Service", "Repair, Install & Tune-Up"],
  descriptions: [
    "air conditioners, furnaces, and heat pumps repaired and installed, with safe steps if the heat fails.",
    "warm air, no heat, ice, or odd noises: what each means and how it is repaired.",
    "repairs, tune-ups, new systems, and ductwork, and how to prepare your home for the visit.",
    "call about a system that quit or rooms that never feel right, and see how the work is done.",
  ],
  services,
  problems: [
    problem(
      "The AC runs but blows warm",
      "A clogged filter, a dead outdoor unit, or lost refrigerant is behind most of these. Gauges and meter show which part to repair.",
      "See whether the fan outside turns. A failed capacitor keeps it still; when it runs, coil and charge are measured.",
      ["ac-repair", "ac-maintenance", "refrigerant-leak-repair"],
    ),
    problem(
      "The furnace will not start",
      "Igniter, flame sensor, or a safety switch has stopped it. The control board’s code narrows it down, and the part is tested and replaced.",
      "With power, filter, and thermostat in order, the fault lies inside. The starting sequence is watched step by step to see where it ends.",
      ["furnace-repair"],
    ),
    problem(
      "Ice on the unit or the copper line",
      "Too little air or too little refrigerant freezes the coil. It has to thaw with cooling off, and then the cause can be measured.",
      "Switch to fan only and change the filter. Once the ice is gone, airflow and charge tell whether it was dirt or a leak.",
      ["ac-repair", "refrigerant-leak-repair", "heat-pump-service"],
    ),
    problem(
      "Water drips from the indoor unit",
      "The condensate drain is blocked or the coil has iced over. The line is cleared, the pan emptied, and the float switch tested.",
      "Turn cooling off, and the dripping ends soon after. Then trap, slope, and pan are corrected so that water leaves by its own pipe.",
      ["condensate-drain-service", "ac-repair", "ac-maintenance"],
    ),
    problem(
      "The system turns on and off all the time",
      "Short cycles come from a choked filter, a badly placed thermostat, or equipment that is too large. Run times and temperatures show which.",
      "Each start strains motors and compressor. Airflow is restored first; if the unit is oversized, fan speed, stages, or zoning can help.",
      ["ac-installation", "furnace-installation", "thermostat-installation"],
    ),
    problem(
      "It squeals, bangs, or rattles",
      "A squeal is usually a bearing or belt, a bang delayed ignition, a rattle a loose panel. Bangs at start-up should be looked at without delay.",
      "Switch it off if the noise is metal on metal. Motor, blower wheel, and burner are inspected, and the worn part is replaced.",
    ),
    problem(
      "The heat pump runs but the house stays cold",
      "Low charge, a stuck reversing valve, or a failed defrost leaves it short of heat. Both directions are tested to see which.",
      "A little frost and some steam are normal in winter; a block of ice is not. Defrost controls and backup heat are then tested.",
      ["heat-pump-service"],
    ),
    problem(
      "Energy use rose without a reason",
      "Dirty coils, leaky ducts, or backup heat that never switches off use power unnoticed. Measuring airflow and current finds the waste.",
      "Compare this month with the same month last year, in similar weather. If it still stands out, the system is tested under load.",
    ),
    problem(
      "One radiator stays cold",
      "Trapped air, a stuck valve, or a tired pump keeps hot water from reaching it. It is bled first, then valve and pump are tested.",
      "Touch the pipe briefly on both sides of the valve. Warm before and cold after points to the valve; cold on both, to something farther back.",
      ["boiler-service"],
    ),
    problem(
      "The house is dusty or the air is dry",
      "Filter, leaks in the return, and humidity are looked at together. A better filter, sealed joints, or a humidifier follows from that.",
      "Static shocks and cracked lips point to dry air; gray film on shelves, to the filter or the ducts. Each has a remedy of its own.",
      ["indoor-air-quality", "duct-cleaning"],
    ),
    problem(
      "One room is never comfortable",
      "The branch to it may be leaking, crushed, or too small. It is repaired, or the room gets a unit of its own.",
      "Compare the air at its register with the room next door. Weak air points to the duct; strong air, to a room that loses more than it gets.",
      ["duct-repair", "mini-split-installation"],
    ),
    problem(
      "The thermostat is blank or reads wrong",
      "Dead batteries, a tripped safety switch, or a loose wire can blank it. Power is traced first, before the thermostat itself is replaced.",
      "Hang a thermometer next to it for a while. If the two differ by much, its place on the wall or its sensor may be at fault.",
      ["thermostat-installation"],
    ),
  ],
  questions,
  emergency: [
    gasSmell,
    carbonMonoxideAlarm,
    {
      title: "The heat fails in freezing weather",
      steps: [
        "Gather in one room, close its door, dress in layers, and block drafts with towels.",
        "Keep a space heater three feet from anything that burns, plug it straight into the wall, and turn it off to sleep.",
        "Never heat with an oven, grill, camp stove, or generator indoors; the fumes can kill.",
        "Let faucets drip, and open cabinet doors under sinks on outside walls.",
        "Take infants, older people, and anyone who is ill to a warm place; call 911 for confusion, slurred speech, or drowsiness.",
      ],
      source: { title: "Ready.gov, Winter Weather", url: "https://www.ready.gov/winter-weather" },
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [carbonMonoxideAlarms],
  sources: [
    {
      title: "ENERGY STAR, heating and cooling",
      url: "https://www.energystar.gov/saveathome/heating-cooling",
    },
    {
      title: "EPA, air duct cleaning",
      url: "https://www.epa.gov/indoor-air-quality-iaq/should-you-have-air-ducts-your-home-cleaned",
    },
    {
      title: "NFPA, heating safety",
      url: "https://www.nfpa.org/education-and-research/home-fire-safety/heating",
    },
  ],
};

import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "Heating and cooling work",
    "Jobs for an HVAC technician",
    "What can be done about it",
    "From tune-ups to new systems",
    "Common HVAC jobs",
  ],
  intros: [
    "Some are an hour’s repair, some are a project with a permit.",
    "Look for the job that sounds closest to your trouble.",
    "Names differ from firm to firm; the work below does not.",
    "Not sure which it is? Symptoms will do on the phone.",
  ],
  shows: 6,
  slots: [
    {
      name: "AC repair",
      text: [
        "Airflow and power are tested before refrigerant, since the cheap causes come first.",
        "Capacitors, contactors, and fan motors fail often and can be changed one by one.",
        "For warm air, weak air, or an outdoor unit that only hums.",
      ],
    },
    {
      name: "Furnace repair",
      text: [
        "Igniters, flame sensors, and blowers wear out. Each is tested before it is replaced.",
        "A burner that lights and dies again often has a dirty sensor or blocked vent.",
        "Gas, oil, or electric: the symptoms may match, but the tools and rules differ.",
      ],
    },
    {
      name: "Heat pumps",
      text: [
        "One outdoor unit serves both seasons, since it can run in either direction.",
        "Backup heat steps in during deep cold, and service should test that handover.",
        "Cools well but will not heat? Suspect the reversing valve or its control.",
      ],
    },
    {
      name: "Seasonal tune-ups",
      text: [
        "Coils, drain, wiring, and burner get a look, with readings kept for next year.",
        "Cooling is serviced in spring and heating in fall, ahead of the rush.",
        "Measured beats wiped: a good visit leaves numbers behind, not just clean metal.",
      ],
    },
    {
      name: "New systems",
      text: [
        "The old size is only a hint. A load calculation for the house comes first.",
        "Indoor and outdoor halves must match, or the rated efficiency stays on paper.",
        "Charge, airflow, and drainage are set on site, and they decide how well it runs.",
      ],
    },
    {
      name: "Ductless mini-splits",
      text: [
        "For additions, attics, and homes without ducts; each room keeps its own temperature.",
        "One head on the wall, one box outdoors, two thin pipes between them.",
        "Heads need their screens washed, or the coil behind them clogs and drips.",
      ],
    },
    {
      name: "Duct sealing",
      text: [
        "Mastic or metal-backed tape closes leaky joints; cloth duct tape soon lets go.",
        "Crushed or sagging flex duct starves the farthest room before all others.",
        "A fan test shows how much air escapes, before the work and after it.",
      ],
    },
    {
      name: "Thermostats",
      text: [
        "Smart or simple, it has to suit the wires, the stages, and the fuel.",
        "Readings drift when it hangs in sun, over a lamp, or near a vent.",
        "Heat pumps want a model made for them, or backup heat runs too often.",
      ],
    },
    {
      name: "Air filtration",
      text: [
        "A finer filter helps only if the blower can still pull air through it.",
        "Thick media cabinets hold more dust than thin panels and choke the fan less.",
        "Remove the source first: seal, vent, and clean before buying a gadget.",
      ],
    },
    {
      name: "Humidity control",
      text: [
        "A humidifier for dry heat, a dehumidifier for clammy cooling, in the ducts or alone.",
        "Oversized cooling stops before the air is dry; longer, slower runs do better.",
        "The EPA calls 30 to 50 percent ideal; a small gauge shows where you are.",
      ],
    },
    {
      name: "Refrigerant leaks",
      text: [
        "A sealed circuit never uses refrigerant up. If it is low, there is a hole.",
        "Sniffers, dye, or nitrogen under pressure find the spot before any refill.",
        "Small holes hide in coils, where mending and replacing are weighed against each other.",
      ],
    },
    {
      name: "Drain lines and pans",
      text: [
        "Cooling wrings water out of air, and a slimed pipe sends it onto the floor.",
        "A float switch halts the unit before its pan spills. Older ones may lack it.",
        "Trap, slope, and pump are cleaned and tested, usually along with the coil.",
      ],
    },
    {
      name: "Zoning and balancing",
      text: [
        "Dampers send air where it is wanted, floor by floor or room by room.",
        "Two stories on one thermostat seldom agree. Measuring airflow shows which fix suits.",
        "Often one more return does what bigger equipment could not.",
      ],
    },
    {
      name: "Fresh-air ventilation",
      text: [
        "Bath and kitchen fans should push air outdoors, never into an attic.",
        "Tight homes need planned fresh air; recovery units keep part of the heat.",
        "A fan that roars yet cannot hold tissue to its grille moves little air.",
      ],
    },
  ],
};

import { carbonMonoxideAlarms, section608, stateBoard } from "../national-facts.ts";
import type { TradePack } from "../trade-pack.ts";
import { firstSteps } from "./first-steps.ts";
import { ctas, leads, metas, titles } from "./first-words.ts";
import { hire } from "./hire.ts";
import { area, contact } from "./openings.ts";
import { prepare } from "./prepare.ts";
import { price } from "./price.ts";
import { process } from "./process.ts";
import { questions } from "./questions.ts";
import { seasons } from "./seasons.ts";
import { services } from "./services.ts";
import { signs } from "./signs.ts";
import { terms } from "./terms.ts";

export const hvac: TradePack = {
  slug: "hvac",
  names: {
    noun: "HVAC",
    person: "HVAC technician",
    aliases: [
      "hvac",
      "hvac repair",
      "hvac installation",
      "hvac maintenance",
      "hvac replacement",
      "hvac technician",
      "heating",
      "cooling",
      "heating repair",
      "heating and cooling",
      "heating & cooling",
      "heating and air",
      "heating and air conditioning",
      "ac",
      "ac repair",
      "a/c repair",
      "ac installation",
      "ac replacement",
      "ac maintenance",
      "ac tune up",
      "air conditioning",
      "air conditioning repair",
      "air conditioning installation",
      "air conditioner",
      "air conditioner repair",
      "air conditioner installation",
      "central air",
      "furnace",
      "furnace repair",
      "furnace installation",
      "furnace replacement",
      "furnace maintenance",
      "heat pump",
      "heat pump repair",
      "heat pump installation",
      "mini split installation",
      "mini split repair",
      "ductless mini split",
      "thermostat installation",
      "duct repair",
      "duct sealing",
      "ductwork",
    ],
  },
  schemaType: "HVACBusiness",
  // A wall unit and the air it moves.
  motif:
    '<path d="M4.5 3.5h15A1.5 1.5 0 0 1 21 5v5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 10V5a1.5 1.5 0 0 1 1.5-1.5zM7 8h10"/><path d="M7.5 15c0 1.5-2 2-2 3.5a2 2 0 0 0 2 2M12 15v5.5M16.5 15c0 1.5 2 2 2 3.5a2 2 0 0 1-2 2"/>',
  leads,
  ctas,
  titles,
  metas,
  services,
  signs,
  firstSteps,
  prepare,
  process,
  price,
  terms,
  hire,
  seasons,
  questions,
  area,
  contact,
  national: [stateBoard, section608, carbonMonoxideAlarms],
  sources: [
    {
      title: "ENERGY STAR, Heating and Cooling: maintenance, replacement ages, ducts",
      url: "https://www.energystar.gov/saveathome/heating-cooling",
    },
    {
      title: "Department of Energy, Thermostats (setback, heat pumps)",
      url: "https://www.energy.gov/energysaver/thermostats",
    },
    {
      title: "Department of Energy, Maintaining Your Air Conditioner (clearance, filters)",
      url: "https://www.energy.gov/energysaver/maintaining-your-air-conditioner",
    },
    {
      title: "EPA, Homeowners and Consumers: Frequently Asked Questions (R-22)",
      url: "https://www.epa.gov/ods-phaseout/homeowners-and-consumers-frequently-asked-questions",
    },
    {
      title: "EPA, Should You Have the Air Ducts in Your Home Cleaned?",
      url: "https://www.epa.gov/indoor-air-quality-iaq/should-you-have-air-ducts-your-home-cleaned",
    },
    {
      title: "EPA, What is a MERV rating?",
      url: "https://www.epa.gov/indoor-air-quality-iaq/what-merv-rating",
    },
    {
      title: "EPA, A Brief Guide to Mold, Moisture, and Your Home (humidity 30 to 50 percent)",
      url: "https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home",
    },
    {
      title: "CPSC, Carbon Monoxide Information Center (generators 20 feet away)",
      url: "https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center",
    },
    {
      title: "CDC, Heat and Your Health (fans above 90 degrees)",
      url: "https://www.cdc.gov/heat-health/about/index.html",
    },
    {
      title: "NFPA, Heating Safety (three feet from anything that can burn)",
      url: "https://www.nfpa.org/education-and-research/home-fire-safety/heating",
    },
  ],
};

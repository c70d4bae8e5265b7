import { poisonHelp, stateBoard } from "../national-facts.ts";
import type { TradePack } from "../trade-pack.ts";
import { ctas, leads, metas, titles } from "./first-words.ts";
import { firstSteps } from "./first-steps.ts";
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

export const pestControl: TradePack = {
  slug: "pest-control",
  names: {
    noun: "pest control",
    person: "pest professional",
    aliases: [
      "pest control",
      "pest management",
      "pest removal",
      "pest treatment",
      "pest inspection",
      "pest exterminator",
      "exterminator",
      "exterminators",
      "extermination",
      "exterminating",
      "bug control",
      "bug exterminator",
      "bug spraying",
      "insect control",
      "termite control",
      "termite treatment",
      "termite inspection",
      "termite exterminator",
      "bed bug treatment",
      "bed bug removal",
      "bed bug exterminator",
      "rodent control",
      "rodent removal",
      "mouse exterminator",
      "mice control",
      "mice exterminator",
      "rat control",
      "rat exterminator",
      "ant control",
      "roach control",
      "roach exterminator",
      "cockroach control",
      "flea control",
      "flea exterminator",
      "tick control",
      "spider control",
      "mosquito control",
      "wasp removal",
      "wasp nest removal",
      "hornet nest removal",
    ],
  },
  schemaType: "HomeAndConstructionBusiness",
  // A beetle from above.
  motif:
    '<path d="M12 8.2c3.1 0 4.8 2.6 4.8 6s-1.9 6.8-4.8 6.8-4.8-3.4-4.8-6.8 1.7-6 4.8-6z"/><path d="M12 8.2V21M9 8.8a3.1 3.1 0 0 1 6 0M10.4 5.9 8.6 3M13.6 5.9 15.4 3M7.5 12 4 10M16.5 12 20 10M7.2 15H3.5M16.8 15h3.700M8.2 18 5 20.5M15.8 18 19 20.5"/>',
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
  national: [poisonHelp, stateBoard],
  sources: [
    {
      title: "CDC, How to clean up after rodents",
      url: "https://www.cdc.gov/healthy-pets/rodent-control/clean-up.html",
    },
    {
      title: "CDC, How to seal up to prevent rodents",
      url: "https://www.cdc.gov/healthy-pets/rodent-control/seal-up.html",
    },
    {
      title: "EPA, Termites: How to Identify and Control Them",
      url: "https://www.epa.gov/safepestcontrol/termites-how-identify-and-control-them",
    },
    { title: "EPA, Bed Bugs", url: "https://www.epa.gov/bedbugs" },
    {
      title: "EPA, Safety Precautions for Total Release Foggers",
      url: "https://www.epa.gov/safepestcontrol/safety-precautions-total-release-foggers",
    },
    {
      title: "UC IPM, Bee and Wasp Stings (stingers, epinephrine, cold)",
      url: "https://ipm.ucanr.edu/PMG/PESTNOTES/pn7449.html",
    },
    {
      title: "NC Poison Control, Stinging insects (when to call 911, washing)",
      url: "https://www.ncpoisoncontrol.org/types-of-poisons/venomous-creatures/stinging-insects",
    },
    {
      title: "San Mateo County Mosquito and Vector Control, Stings (speed, mouth, many stings)",
      url: "https://www.smcmvcd.org/treating-wasp-and-bee-stings",
    },
    { title: "CDC, Rabies and bats", url: "https://www.cdc.gov/rabies/prevention/bats.html" },
    {
      title: "CDC, What to do after a tick bite",
      url: "https://www.cdc.gov/ticks/after-a-tick-bite/index.html",
    },
    {
      title: "National Pesticide Information Center",
      url: "https://npic.orst.edu/",
    },
  ],
};

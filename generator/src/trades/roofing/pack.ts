import { leadSafeWork, stateBoard } from "../national-facts.ts";
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

export const roofing: TradePack = {
  slug: "roofing",
  names: {
    noun: "roofing",
    person: "roofer",
    aliases: [
      "roofing",
      "roofer",
      "roofers",
      "roof",
      "roofing repair",
      "roofing repairs",
      "roofing contractor",
      "roofing installation",
      "roofing replacement",
      "roofing inspection",
      "roof repair",
      "roof repairs",
      "roof leak repair",
      "roof replacement",
      "roof installation",
      "roof inspection",
      "roof maintenance",
      "roof tarping",
      "roof coating",
      "roof flashing repair",
      "roof storm damage repair",
      "reroofing",
      "new roof",
      "leaky roof repair",
      "shingle repair",
      "shingle roofing",
      "shingle roof replacement",
      "flat roof",
      "flat roof repair",
      "flat roofing",
      "metal roof",
      "metal roofing",
      "tile roofing",
      "tile roof repair",
      "slate roofing",
      "skylight installation",
      "skylight repair",
    ],
  },
  schemaType: "RoofingContractor",
  // A shingled slope on a house.
  motif:
    '<path d="M7.5 3.5h9l5 11h-19z"/><path d="M5 9h14M12 3.5V9M8.5 9v5.5M15.5 9v5.5"/><path d="M5 14.5v6h14v-6"/>',
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
  national: [stateBoard, leadSafeWork],
  sources: [
    {
      title: "NRCA, inspect from ground level and choose a roofer with care",
      url: "https://nrca.net/press-room/press-release-archive/nrca-urges-homeowners-businesses-affected-by-hurricane-ida-to-use-caution-when-repairing-roof",
    },
    {
      title: "FEMA P-957, Snow Load Safety Guide",
      url: "https://www.fema.gov/sites/default/files/documents/fema957_snowload_guide.pdf",
    },
    {
      title: "Fairfax County, Snow and Roof Damage (signs of distress, leave and call 911)",
      url: "https://www.fairfaxcounty.gov/snow/snow-and-roof-damage",
    },
    {
      title: "ESFI, Downed Power Line Safety (35 feet)",
      url: "https://www.esfi.org/resource/downed-power-line-safety-downed-and-dangerous-519",
    },
    {
      title: "EPA, Protect Your Family from Exposures to Asbestos",
      url: "https://www.epa.gov/asbestos/protect-your-family-exposures-asbestos",
    },
    {
      title: "American Family Insurance, How to Prevent Ice Dams",
      url: "https://www.connectbyamfam.com/learning-center/home-and-renters/home-maintenance/how-to-prevent-ice-dams",
    },
    {
      title: "Texas Department of Insurance, Can a Contractor Waive My Deductible",
      url: "https://www.tdi.texas.gov/tips/can-a-contractor-waive-my-deductible.html",
    },
    {
      title: "Asphalt Roofing Manufacturers Association (algae, cleaning, overlays)",
      url: "https://www.asphaltroofing.org/",
    },
    {
      title: "U.S. Department of Energy, Cool Roofs",
      url: "https://www.energy.gov/energysaver/cool-roofs",
    },
  ],
};

import type { Location, MultiSite } from "../../generator/src/multi-location/multi-site.ts";
import { THEMES } from "../../generator/src/themes/find-theme.ts";
import { siteIn } from "./sample-sites.ts";

/** Cities around Winston-Salem and across a state border. */
const CITIES = [
  ["Kernersville", "NC"],
  ["Clemmons", "NC"],
  ["Lewisville", "NC"],
  ["High Point", "NC"],
  ["Greensboro", "NC"],
  ["Lexington", "NC"],
  ["Thomasville", "NC"],
  ["Mount Airy", "NC"],
  ["Danville", "VA"],
] as const;

/** Enough for a page of its own (GS-29: 150 words or more) about a service that no pack knows. */
const DESCRIPTION = `Hard water leaves scale in heaters, on glass, and in the valves of a washing machine.
A softener trades the calcium and magnesium in the water for a little sodium, and salt in a tank keeps it working.
The right size follows from two numbers: how hard the water is, and how many gallons the home uses in a day.
A test strip tells the first, and the water bill tells the second.
The unit needs a drain, an outlet, and room for bags of salt to be carried in and poured.
It stands where the main line enters, so that hot and cold water are both treated, while the hose outside keeps raw water for the garden.
Every few weeks look into the tank: salt should stand above the water, and a hard crust on top has to be broken.
Once a year the resin bed can be cleaned with a product made for it, and the injector rinsed of grit.
Ask how the unit knows when to regenerate, since one that counts gallons wastes less salt and water than one that goes by the clock.
Ask too what happens to the old unit, who sets the hardness, and who shows you how to bypass it.`;

/** A site of many pages in each theme: with a firm and without one. */
export function sampleMultiSites(): MultiSite[] {
  return THEMES.map(({ slug: theme }, index) => ({
    ...siteIn(["Winston-Salem", "NC"], { siteKey: `many${index}`, design: { theme, palette: "" } }),
    ...(index % 2 === 0 && FIRM),
    locations: CITIES.map(([city, code]) => locationIn(city, code)),
    relatedServices: [
      { name: "HVAC", description: "" },
      { name: "Roof repair", description: "" },
      { name: "Water softeners", description: DESCRIPTION },
      { name: "Drain cleaning", description: "" },
    ],
    kept: {},
  }));
}

const FIRM: Partial<MultiSite> = {
  company: {
    name: "Ray & Daughters",
    address: { street: "1 Main St", city: "Winston-Salem", state: "NC", zip: "27101" },
    latitude: null,
    longitude: null,
  },
};

function locationIn(city: string, code: string): Location {
  const { state, zip, facts } = siteIn([city, code]);
  return { city, state, zip, facts };
}

import { cityNumber, sampleSite } from "../test-support.ts";
import type { GeneratedMultiSite, Location, MultiSite } from "./multi-site.ts";

/** The made-up city of a number as a location; the next number is about nine miles farther away. */
export function locationNumber(number: number): Location {
  const { city, state, facts } = cityNumber(number);
  const place = facts && {
    latitude: 36 + 0.1 * (number % 5),
    longitude: -80 + 0.13 * number,
    outline: facts.outline && {
      ...facts.outline,
      grid: { x: 700 + 8 * Math.floor(number / 3), y: 250, step: 0.08 },
      dot: { x: 20 + 30 * (number % 3), y: 60 },
      neighbours: [{ path: "M4 4l112 0 0 112-112 0z", x: 0, y: 60, scale: 1 }],
    },
  };
  return { city, state, zip: "", facts: place && { ...facts, ...place } };
}

/** A main city, eight locations and five services, three of which have a trade pack. */
export function sampleMultiSite(changes: Partial<MultiSite> = {}): MultiSite {
  const { city, state, zip, facts } = locationNumber(100);
  return {
    ...sampleSite({ city, state, zip, facts }),
    locations: Array.from({ length: 8 }, (_, index) => locationNumber(101 + index)),
    relatedServices: [
      { name: "HVAC", description: "" },
      { name: "Roof repair", description: "" },
      { name: "Water softeners", description: "Salt-based and salt-free systems." },
      { name: "House cleaning", description: "" },
      { name: "Leak repair", description: "" },
    ],
    kept: {},
    ...changes,
  };
}

/** The markup of a site's pages by their paths. */
export function markupByPath({ files, pages }: GeneratedMultiSite): Map<string, string> {
  return new Map(
    pages.map(({ path }) => [
      path,
      files.find((file) => file.path === `${path}index.html`)?.text ?? "",
    ]),
  );
}

import type { LocalFacts } from "../local-facts.ts";
import type { Site } from "../site.ts";
import { count, direction, listed } from "./grammar.ts";
import type { FactLine, Link } from "./page-content.ts";

/** What the pack says about the city, line by line; a line without a fact is left out, never padded. */
export function factLines(facts: LocalFacts): FactLine[] {
  const { county, nearestLarge, neighbouringCounties, otherState, sunset } = facts;
  const lines: [label: string, text: string | null][] = [
    ["County", county],
    ["Role", roleText(facts)],
    ["Time zone", facts.timeZone],
    ["Coordinates", `${facts.latitude}, ${facts.longitude}`],
    ["Borders", neighbouringCounties.length === 0 ? null : listed(neighbouringCounties)],
    [
      "Nearest big city",
      nearestLarge &&
        `${nearestLarge.name}, ${nearestLarge.state}: ${count(nearestLarge.miles, "mile")} ${direction(nearestLarge.compass)}`,
    ],
    [
      "State line",
      otherState && `${otherState.name} begins about ${count(otherState.miles, "mile")} away`,
    ],
    ["Sunset", sunset && `About ${sunset.june} in late June, ${sunset.december} in late December`],
  ];
  return lines.flatMap(([label, text]) => (text === null || text === "" ? [] : { label, text }));
}

function roleText({ role, county, state }: LocalFacts): string | null {
  if (role === "capital") return state === "DC" ? "Capital of the United States" : "State capital";
  return role === "seat" ? `Seat of ${county}` : null;
}

/** Links to maps, never an embedded one (GS-16). The city as the user placed it, or as the pack does. */
export function mapLinks(site: Site, facts: LocalFacts): Link[] {
  const latitude = site.latitude ?? facts.latitude;
  const longitude = site.longitude ?? facts.longitude;
  return [
    { href: googleMap(`${latitude},${longitude}`), text: "Google Maps" },
    {
      href: `https://www.openstreetmap.org/#map=12/${latitude}/${longitude}`,
      text: "OpenStreetMap",
    },
  ];
}

export function googleMap(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

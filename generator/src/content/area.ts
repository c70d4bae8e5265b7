import type { LocalFacts } from "../local-facts.ts";
import type { Random } from "../seed.ts";
import { pick } from "../seed.ts";
import type { Site } from "../site.ts";
import { count, direction, listed } from "./grammar.ts";
import type { FactLine, Link } from "./page-content.ts";

/** Ways to put one fact; the text of the chosen one alone is made. */
type Wordings = readonly [label: string, text: () => string][];

/** What the place data say about the city, line by line; a line without a fact is left out, never padded. */
export function factLines(facts: LocalFacts, words: Random): FactLine[] {
  const lines: (Wordings | null)[] = [
    facts.county === null ? null : same(["County"], facts.county),
    roleLine(facts),
    facts.timeZone === "" ? null : same(["Time zone", "Clock", "Local time"], facts.timeZone),
    same(["Coordinates", "Position"], `${facts.latitude}, ${facts.longitude}`),
    borderLine(facts),
    largeCityLine(facts),
    stateLine(facts),
    sunsetLine(facts),
  ];
  return lines.flatMap((wordings) => {
    if (wordings === null) return [];
    const [label, text] = pick(words, wordings);
    return { label, text: text() };
  });
}

const same = (labels: readonly string[], text: string): Wordings =>
  labels.map((label) => [label, () => text]);

function roleLine({ role, county, state }: LocalFacts): Wordings | null {
  if (role === "capital")
    return same(["Role"], state === "DC" ? "Capital of the United States" : "State capital");
  if (role !== "seat" || county === null) return null;
  return [
    ["Role", () => `Seat of ${county}`],
    ["County seat of", () => county],
  ];
}

function borderLine({ neighbouringCounties }: LocalFacts): Wordings | null {
  if (neighbouringCounties.length === 0) return null;
  return same(["Borders", "Next to", "Neighboring counties"], listed(neighbouringCounties));
}

function largeCityLine({ nearestLarge }: LocalFacts): Wordings | null {
  if (nearestLarge === null) return null;
  const place = `${nearestLarge.name}, ${nearestLarge.state}`;
  const miles = count(nearestLarge.miles, "mile");
  const side = direction(nearestLarge.compass);
  return [
    ["Nearest big city", () => `${place}: ${miles} ${side}`],
    ["Closest large city", () => `${miles} to the ${side}: ${place}`],
    ["Big city nearby", () => `${place}, some ${miles} away, lies to the ${side}`],
  ];
}

function stateLine({ otherState }: LocalFacts): Wordings | null {
  if (otherState === null) return null;
  const miles = count(otherState.miles, "mile");
  return [
    ["State line", () => `${otherState.name} begins about ${miles} away`],
    ["Next state", () => `${otherState.name}, roughly ${miles} from here`],
    ["Over the line", () => `About ${miles} to ${otherState.name}`],
  ];
}

function sunsetLine({ sunset }: LocalFacts): Wordings | null {
  if (sunset === null) return null;
  const { june, december } = sunset;
  return [
    ["Sunset", () => `About ${june} in late June, ${december} in late December`],
    [
      "Daylight ends",
      () => `Near ${june} at the June solstice and ${december} at the December one`,
    ],
    ["Last light", () => `Late June: around ${june}. Late December: around ${december}`],
  ];
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

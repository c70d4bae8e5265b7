import type { CompassPoint, LocalFacts } from "../local-facts.ts";
import type { RandomStream } from "../seed.ts";
import type { Site } from "../site.ts";
import { count, listed } from "../text.ts";
import type { FactLine, Link } from "./page-content.ts";

/** The facts of the place data about the city, line by line; a line without a fact is left out. */
export function factLines(facts: LocalFacts, words: RandomStream): FactLine[] {
  const { county, timeZone, latitude, longitude } = facts;
  const lines = [
    county === null ? null : line(words, ["County"], county),
    roleLine(facts, words),
    timeZone === "" ? null : line(words, ["Time zone", "Clock", "Local time"], timeZone),
    latitude === null
      ? null
      : line(words, ["Coordinates", "Position"], `${latitude}, ${longitude}`),
    borderLine(facts, words),
    largeCityLine(facts, words),
    stateLine(facts, words),
    sunsetLine(facts, words),
  ];
  return lines.filter((one) => one !== null);
}

/** A fact under one of its labels. */
const line = (words: RandomStream, labels: readonly string[], text: string): FactLine => ({
  label: words.pick(labels),
  text,
});

function roleLine({ role, county, state }: LocalFacts, words: RandomStream): FactLine | null {
  if (role === "capital")
    return {
      label: words.pick(["Role"]),
      text: state === "DC" ? "Capital of the United States" : "State capital",
    };
  if (role !== "seat" || county === null) return null;
  return words.pick([
    { label: "Role", text: `Seat of ${county}` },
    { label: "County seat of", text: county },
  ]);
}

function borderLine({ neighbouringCounties }: LocalFacts, words: RandomStream): FactLine | null {
  if (neighbouringCounties.length === 0) return null;
  return line(words, ["Borders", "Next to", "Neighboring counties"], listed(neighbouringCounties));
}

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

function largeCityLine({ nearestLarge }: LocalFacts, words: RandomStream): FactLine | null {
  if (nearestLarge === null) return null;
  const place = `${nearestLarge.name}, ${nearestLarge.state}`;
  const miles = count(nearestLarge.miles, "mile");
  const side = DIRECTIONS[nearestLarge.compass];
  return words.pick([
    { label: "Nearest big city", text: `${place}: ${miles} ${side}` },
    { label: "Closest large city", text: `${miles} to the ${side}: ${place}` },
    { label: "Big city nearby", text: `${place}, some ${miles} away, lies to the ${side}` },
  ]);
}

function stateLine({ otherState }: LocalFacts, words: RandomStream): FactLine | null {
  if (otherState === null) return null;
  const { name } = otherState;
  const miles = count(otherState.miles, "mile");
  return words.pick([
    { label: "State line", text: `${name} begins about ${miles} away` },
    { label: "Next state", text: `${name}, roughly ${miles} from here` },
    { label: "Over the line", text: `About ${miles} to ${name}` },
  ]);
}

function sunsetLine({ sunset }: LocalFacts, words: RandomStream): FactLine | null {
  if (sunset === null) return null;
  const { june, december } = sunset;
  return words.pick([
    { label: "Sunset", text: `About ${june} in late June, ${december} in late December` },
    {
      label: "Daylight ends",
      text: `Near ${june} at the June solstice and ${december} at the December one`,
    },
    { label: "Last light", text: `Late June: around ${june}. Late December: around ${december}` },
  ]);
}

/** Links to maps, never an embedded one (GS-16). The city as the user placed it, or as the pack does. */
export function mapLinks(site: Site, facts: LocalFacts): Link[] {
  const latitude = site.latitude ?? facts.latitude;
  const longitude = site.longitude ?? facts.longitude;
  if (latitude === null || longitude === null) return [];
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

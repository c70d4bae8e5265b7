import type { LocalFacts } from "../local-facts.ts";
import type { Random } from "../seed.ts";
import { pick } from "../seed.ts";
import type { Site } from "../site.ts";
import { count, direction, listed } from "./grammar.ts";
import type { FactLine, Link } from "./page-content.ts";

/** What the place data say about the city, line by line; a line without a fact is left out, never padded. */
export function factLines(facts: LocalFacts, words: Random): FactLine[] {
  const { county, timeZone, latitude, longitude } = facts;
  const lines = [
    county === null ? null : line(words, ["County"], county),
    roleLine(facts, words),
    timeZone === "" ? null : line(words, ["Time zone", "Clock", "Local time"], timeZone),
    line(words, ["Coordinates", "Position"], `${latitude}, ${longitude}`),
    borderLine(facts, words),
    largeCityLine(facts, words),
    stateLine(facts, words),
    sunsetLine(facts, words),
  ];
  return lines.filter((one) => one !== null);
}

/** A fact under one of its labels. */
const line = (words: Random, labels: readonly string[], text: string): FactLine => ({
  label: pick(words, labels),
  text,
});

function roleLine({ role, county, state }: LocalFacts, words: Random): FactLine | null {
  if (role === "capital") {
    const capital = state === "DC" ? "Capital of the United States" : "State capital";
    return line(words, ["Role"], capital);
  }
  if (role !== "seat" || county === null) return null;
  const label = pick(words, ["Role", "County seat of"] as const);
  return { label, text: label === "Role" ? `Seat of ${county}` : county };
}

function borderLine({ neighbouringCounties }: LocalFacts, words: Random): FactLine | null {
  if (neighbouringCounties.length === 0) return null;
  return line(words, ["Borders", "Next to", "Neighboring counties"], listed(neighbouringCounties));
}

const LARGE_CITY = ["Nearest big city", "Closest large city", "Big city nearby"] as const;

function largeCityLine({ nearestLarge }: LocalFacts, words: Random): FactLine | null {
  if (nearestLarge === null) return null;
  const place = `${nearestLarge.name}, ${nearestLarge.state}`;
  const miles = count(nearestLarge.miles, "mile");
  const side = direction(nearestLarge.compass);
  const label = pick(words, LARGE_CITY);
  switch (label) {
    case "Nearest big city":
      return { label, text: `${place}: ${miles} ${side}` };
    case "Closest large city":
      return { label, text: `${miles} to the ${side}: ${place}` };
    case "Big city nearby":
    default:
      return { label, text: `${place}, some ${miles} away, lies to the ${side}` };
  }
}

const OTHER_STATE = ["State line", "Next state", "Over the line"] as const;

function stateLine({ otherState }: LocalFacts, words: Random): FactLine | null {
  if (otherState === null) return null;
  const { name } = otherState;
  const miles = count(otherState.miles, "mile");
  const label = pick(words, OTHER_STATE);
  switch (label) {
    case "State line":
      return { label, text: `${name} begins about ${miles} away` };
    case "Next state":
      return { label, text: `${name}, roughly ${miles} from here` };
    case "Over the line":
    default:
      return { label, text: `About ${miles} to ${name}` };
  }
}

const SUNSET = ["Sunset", "Daylight ends", "Last light"] as const;

function sunsetLine({ sunset }: LocalFacts, words: Random): FactLine | null {
  if (sunset === null) return null;
  const { june, december } = sunset;
  const label = pick(words, SUNSET);
  switch (label) {
    case "Sunset":
      return { label, text: `About ${june} in late June, ${december} in late December` };
    case "Daylight ends":
      return {
        label,
        text: `Near ${june} at the June solstice and ${december} at the December one`,
      };
    case "Last light":
    default:
      return { label, text: `Late June: around ${june}. Late December: around ${december}` };
  }
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

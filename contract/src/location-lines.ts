import { linesOf } from "./lines.ts";
import { stateCode } from "./us-states.ts";

/** A city with its state as typed; a state of the US by its code. */
export type TypedLocation = { city: string; state: string };

/** The parsed lines of locations: `dropped` are lines without a comma, `merged` those that repeat an earlier one. */
export type ParsedLocations = {
  locations: TypedLocation[];
  dropped: string[];
  merged: string[];
};

/** A related service with the user's description, which is often empty (decision D23). */
export type TypedService = { name: string; description: string };

/**
 * One location per line, 'city, state' (spec §5), separated by the last comma. Lines without a comma are dropped, and a
 * place that occurred before, in any case, is merged into it. `before` are places that exist already. Linear in the text.
 */
export function parseLocations(
  text: string,
  before: readonly TypedLocation[] = [],
): ParsedLocations {
  const seen = new Set(before.map(keyOf));
  const parsed: ParsedLocations = { locations: [], dropped: [], merged: [] };
  for (const line of linesOf(text)) {
    const location = locationOf(line);
    if (location === undefined) parsed.dropped.push(line);
    else if (seen.has(keyOf(location))) parsed.merged.push(line);
    else {
      seen.add(keyOf(location));
      parsed.locations.push(location);
    }
  }
  return parsed;
}

function locationOf(line: string): TypedLocation | undefined {
  const comma = line.lastIndexOf(",");
  const city = line.slice(0, comma).trim();
  const state = line.slice(comma + 1).trim();
  if (comma < 0 || city === "" || state === "") return undefined;
  return { city, state: stateCode(state) ?? state };
}

/** One service per line, `name` or `name: description`; a repeated name is left out. */
export function parseServices(text: string): TypedService[] {
  const services = new Map<string, TypedService>();
  for (const line of linesOf(text)) {
    const colon = line.indexOf(":");
    const name = (colon < 0 ? line : line.slice(0, colon)).trim();
    const description = colon < 0 ? "" : line.slice(colon + 1).trim();
    const key = name.toLowerCase();
    if (name !== "" && !services.has(key)) services.set(key, { name, description });
  }
  return [...services.values()];
}

const keyOf = ({ city, state }: TypedLocation): string =>
  `${city.toLowerCase()}, ${(stateCode(state) ?? state).toLowerCase()}`;

import { normaliseName } from "../src/features/places/normalise-name.ts";
import { OTHER_NAMES, POSTAL_NAME } from "./aliases.ts";
import type { CensusPlace } from "./census-places.ts";
import { subdivisionName } from "./census-places.ts";
import type { PlaceRow, Sources } from "./place-row.ts";
import { groupKey, rowKey } from "./place-row.ts";
import { ABOLISHED, RENAMED } from "./renamed.ts";

/** Names that today mean another place, or no place. */
const ALIAS_KEYS = [
  ...[POSTAL_NAME, OTHER_NAMES, RENAMED].flatMap((table) =>
    Object.entries(table).flatMap(([state, names]) =>
      Object.keys(names).map((name) => groupKey({ state, name })),
    ),
  ),
  ...Object.entries(ABOLISHED).flatMap(([state, names]) =>
    names.map((name) => groupKey({ state, name })),
  ),
];

type CensusSources = Pick<Sources, "census" | "countyAt">;

/**
 * The rows with what the Census adds: the county of a subdivision that is the same place, its other name ("Canton Township" for
 * Canton), and rows of its own for places that no other source has. Names are written as the Census writes them.
 */
export function withCensus(rows: readonly PlaceRow[], sources: CensusSources): PlaceRow[] {
  const places = sources.census.filter(({ county }) => county === undefined);
  const subdivisions = sources.census.filter(({ county }) => county !== undefined);
  const named = Map.groupBy(sources.census, groupKey);
  const taken = new Set([...rows.map(rowKey), ...ALIAS_KEYS]);
  const joined = joinSubdivisions(rows, { subdivisions, places, taken, sources });
  const alone = [...joined.alone.map(subdivisionRow), ...places.map(bareRow)].filter((row) => {
    const isNew = !taken.has(rowKey(row));
    taken.add(rowKey(row));
    return isNew;
  });
  const withNames = [...joined.rows, ...alone.map((row) => withBareKey(row, taken))];
  return withNames.map((row) => ({ ...row, name: writtenName(row, named.get(rowKey(row))) }));
}

const isPlain = (text: string) => /^[ -~]*$/.test(text);

/**
 * The Census's spelling. The name stays where only accents differ, which the Census leaves out, or where two places with different
 * spellings share the key.
 */
function writtenName({ name }: PlaceRow, places: readonly CensusPlace[] = []): string {
  const [census = name, ...others] = new Set(places.map((place) => place.name));
  return others.length > 0 || (isPlain(census) && !isPlain(name)) ? name : census;
}

type Subdivisions = {
  subdivisions: CensusPlace[];
  places: CensusPlace[];
  taken: ReadonlySet<string>;
  sources: CensusSources;
};

function joinSubdivisions(rows: readonly PlaceRow[], given: Subdivisions) {
  const { countyAt } = given.sources;
  const isPlace = new Set(given.places.map(groupKey));
  const rowsByKey = Map.groupBy(rows, rowKey);
  const joined = new Map<PlaceRow, PlaceRow>();
  const alone: CensusPlace[] = [];
  for (const subdivision of given.subdivisions) {
    const { state, key, county } = subdivision;
    const longKey = normaliseName(subdivisionName(subdivision));
    const isIn = ({ position, countyFips }: PlaceRow) =>
      county === (countyFips ?? (position === null ? undefined : countyAt(position)));
    // A city and the township around it are two places; a township that is no place by itself is the city of its name.
    const keys = longKey !== key && isPlace.has(groupKey(subdivision)) ? [longKey] : [longKey, key];
    const own = keys.flatMap((one) => rowsByKey.get(rowKey({ state, key: one })) ?? []).find(isIn);
    if (own === undefined) {
      alone.push(subdivision);
      continue;
    }
    const other = own.key === key ? longKey : key;
    const isFree = other !== own.key && !given.taken.has(rowKey({ state, key: other }));
    joined.set(own, { ...own, countyFips: county, otherKeys: isFree ? [other] : [] });
  }
  return { rows: rows.map((row) => joined.get(row) ?? row), alone };
}

const subdivisionRow = (place: CensusPlace) => bareRow({ ...place, name: subdivisionName(place) });

/** The row of a place that only the Census has. */
function bareRow({ name, state, county }: CensusPlace): PlaceRow {
  return {
    key: normaliseName(name),
    otherKeys: [],
    name,
    state,
    source: "s",
    rank: 0,
    code: null,
    zips: [],
    position: null,
    countyFips: county,
  };
}

/** "Colerain" means Colerain Township where the state has no other place of that name. */
function withBareKey(row: PlaceRow, taken: ReadonlySet<string>): PlaceRow {
  const key = row.key.replace(/township$/, "");
  const isFree = key !== row.key && key !== "" && !taken.has(rowKey({ ...row, key }));
  return isFree ? { ...row, otherKeys: [key] } : row;
}

import { geoAlbersUsa } from "d3-geo";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import type { CountyColumns, PlaceColumns, PlacePack } from "../src/features/places/pack.ts";
import { NON_POSTAL_CITIES, OTHER_NAMES, POSTAL_NAME } from "./aliases.ts";
import type { CountyGrid } from "./county-columns.ts";
import { buildCounties, onGrid } from "./county-columns.ts";
import type { Area } from "./county-shapes.ts";
import { areaFinder, readDegreeAreas } from "./county-shapes.ts";
import { otherStateFinder, sunset } from "./local-columns.ts";
import type { PlaceRow } from "./place-rows.ts";
import { joinPlaces } from "./place-rows.ts";
import { timeZones } from "./place-zones.ts";
import { readCities, readZipCodes, stateByFips, stateFips } from "./sources.ts";

/** us-atlas's own projection of the common map (its README): points must be placed with the same one. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Connecticut gave its counties up for planning regions in 2022 and the sources disagree: none is printed. */
const STATES_WITHOUT_COUNTIES = new Set(["CT"]);

const states = [...stateFips.keys()];

/** Builds the whole place pack from the installed data packages: no network, the same bytes every time. */
export function buildPack(): PlacePack {
  const rows = joinPlaces({
    cities: readCities(),
    zipCodes: readZipCodes(),
    nonPostalCities: NON_POSTAL_CITIES,
  });
  const { columns: counties, indexByFips } = buildCounties();
  const areas = readDegreeAreas();
  const countyAt = areaFinder(areas.counties);
  const polygons = rows.map((row) => countyAt([row.longitude, row.latitude])?.id);
  const county = rows.map((row, index) => {
    const fips = agreedCounty(row, polygons[index]);
    return fips === undefined ? -1 : (indexByFips.get(fips) ?? -1);
  });
  const zoneOf = timeZones(rows.map((row, index) => ({ ...row, county: polygons[index] })));
  const zones = [...new Set(zoneOf)].toSorted();
  const places: PlaceColumns = {
    ...plainColumns(rows),
    ...otherStateColumns(rows, areas.states),
    role: roles(rows, county),
    county,
    dot: dots(rows, county, counties),
    zone: zoneOf.map((zone) => zones.indexOf(zone)),
    june: rows.map((row, index) => sunset("06", row, zoneOf[index] ?? "")),
    december: rows.map((row, index) => sunset("12", row, zoneOf[index] ?? "")),
  };
  return { states, zones, counties, places, aliases: buildAliases(rows) };
}

function plainColumns(rows: PlaceRow[]) {
  return {
    name: rows.map((row) => row.name),
    state: rows.map((row) => states.indexOf(row.state)),
    latitude: rows.map((row) => Math.round(row.latitude * 100_000)),
    longitude: rows.map((row) => Math.round(row.longitude * 100_000)),
    rank: rows.map((row) => row.rank),
    source: rows.map((row) => row.source).join(""),
    zctas: rows.map(({ zips }) => joinZips(zips.filter(({ area }) => area !== undefined))),
    otherZips: rows.map(({ zips }) => joinZips(zips.filter(({ area }) => area === undefined))),
  };
}

const joinZips = (zips: PlaceRow["zips"]) => zips.map(({ zip }) => zip).join(" ");

/** The county's FIPS number, when the one holding more than half of the ZIP codes is the one drawn around the place. */
export function agreedCounty(row: PlaceRow, polygon: string | undefined): string | undefined {
  if (STATES_WITHOUT_COUNTIES.has(row.state)) return undefined;
  const counts = [...Map.groupBy(row.zips, (zip) => zip.countyFips)];
  const [majority] = counts.find(([, own]) => own.length * 2 > row.zips.length) ?? [];
  return majority === polygon ? majority : undefined;
}

function otherStateColumns(rows: PlaceRow[], areas: Area[]) {
  const otherStateAt = otherStateFinder(areas.filter(({ id }) => stateByFips.has(id)));
  const others = rows.map((row) => otherStateAt(stateFips.get(row.state) ?? "", row));
  return {
    otherState: others.map((other) =>
      other === undefined ? -1 : states.indexOf(stateByFips.get(other.id) ?? ""),
    ),
    otherStateMiles: others.map((other) =>
      other === undefined ? -1 : Math.max(1, Math.round(other.miles)),
    ),
  };
}

function dots(rows: PlaceRow[], county: number[], counties: CountyColumns): number[] {
  return rows.map(({ longitude, latitude }, index) => {
    const point = project([longitude, latitude]);
    const own = county[index] ?? -1;
    if (point === null || own < 0) return -1;
    const [x, y] = onGrid(gridAt(counties, own), point);
    return Math.max(0, Math.min(120, x)) * 1000 + Math.max(0, Math.min(120, y));
  });
}

const gridAt = (counties: CountyColumns, index: number): CountyGrid => ({
  x: (counties.x[index] ?? 0) / 1000,
  y: (counties.y[index] ?? 0) / 1000,
  step: (counties.step[index] ?? 0) / 1_000_000,
});

/**
 * One character a place: c for a capital, s for a county seat. A county with two seats (or a stale
 * second one in the source) has none here.
 */
function roles(rows: PlaceRow[], county: number[]): string {
  const isSeat = (index: number) => rows[index]?.code?.startsWith("PPLA") === true;
  const seats = Map.groupBy([...rows.keys()].filter(isSeat), (index) => county[index] ?? -1);
  return rows
    .map(({ code }, index) => {
      const own = county[index] ?? -1;
      if (code === "PPLA" || code === "PPLC") return "c";
      return code === "PPLA2" && own >= 0 && seats.get(own)?.length === 1 ? "s" : "-";
    })
    .join("");
}

/** @throws {Error} when an alias points at no place. */
function buildAliases(rows: PlaceRow[]): PlacePack["aliases"] {
  const indexOf = (state: string, name: string) => {
    const key = normaliseName(name);
    const index = rows.findIndex((row) => row.key === key && row.state === state);
    if (index < 0) throw new Error(`Alias table: no place "${name}" in ${state}`);
    return index;
  };
  const entries = [POSTAL_NAME, OTHER_NAMES]
    .flatMap((table) => Object.entries(table))
    .flatMap(([state, names]) =>
      Object.entries(names).map(([name, postal]) => ({
        key: normaliseName(name),
        place: indexOf(state, postal),
      })),
    )
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return { key: entries.map(({ key }) => key), place: entries.map(({ place }) => place) };
}

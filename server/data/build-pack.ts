import { geoAlbersUsa } from "d3-geo";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import type { CountyColumns, PlaceColumns, PlacePack } from "../src/features/places/pack.ts";
import { NON_POSTAL_CITIES, OTHER_NAMES, POSTAL_NAME } from "./aliases.ts";
import type { CountyGrid } from "./county-columns.ts";
import { buildCounties, onGrid } from "./county-columns.ts";
import type { Point } from "@mainstreet/generator/distance";
import { findBigCities } from "./big-cities.ts";
import { readCensusPlaces } from "./census-places.ts";
import type { Area } from "./county-shapes.ts";
import { areaFinder, readDegreeAreas } from "./county-shapes.ts";
import { otherStateFinder, sunset } from "./local-columns.ts";
import type { PlaceRow } from "./place-row.ts";
import { compare } from "./place-row.ts";
import { joinPlaces } from "./place-rows.ts";
import { timeZones } from "./place-zones.ts";
import { ABOLISHED_COUNTIES } from "./renamed.ts";
import type { ZipCode } from "./sources.ts";
import {
  readCities,
  readPuertoRicanAreas,
  readZipCodes,
  stateByFips,
  stateFips,
} from "./sources.ts";
import { sharedNames } from "./shared-names.ts";
import { mainFirst } from "./zip-order.ts";

/** us-atlas's own projection of the common map (its README): points must be placed with the same one. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Connecticut replaced its counties by planning regions in 2022 and the sources disagree, so none is printed. */
const STATES_WITHOUT_COUNTIES = new Set(["CT"]);

const states = [...stateFips.keys()];

/** Builds the whole place pack from the installed data packages: no network, the same bytes every time. */
export function buildPack(): PlacePack {
  const areas = readDegreeAreas();
  const find = areaFinder(areas.counties);
  const countyAt = ({ longitude, latitude }: Point) => find([longitude, latitude])?.id;
  const census = readCensusPlaces();
  const rows = joinPlaces({
    cities: readCities(),
    zipCodes: [...readZipCodes(), ...readPuertoRicanAreas(countyAt)],
    census,
    nonPostalCities: NON_POSTAL_CITIES,
    countyAt,
  });
  const { columns: counties, indexByFips } = buildCounties();
  const polygons = rows.map(({ position }) => (position === null ? undefined : countyAt(position)));
  const fips = rows.map((row, index) => agreedCounty(row, polygons[index]));
  const county = fips.map((own) => (own === undefined ? -1 : (indexByFips.get(own) ?? -1)));
  const zoneOf = timeZones(
    rows.map((row, index) => ({ ...row, county: polygons[index] ?? fips[index] })),
  );
  const zones = [...new Set(zoneOf)].filter((zone) => zone !== undefined).toSorted();
  const places: PlaceColumns = {
    ...plainColumns(rows),
    ...otherStateColumns(rows, areas.states),
    role: roles(rows, county),
    county,
    dot: dots(rows, county, counties),
    zone: zoneOf.map((zone) => (zone === undefined ? -1 : zones.indexOf(zone))),
    june: rows.map(({ position }, index) => sunsetAt("06", position, zoneOf[index])),
    december: rows.map(({ position }, index) => sunsetAt("12", position, zoneOf[index])),
  };
  return {
    states,
    zones,
    counties,
    places,
    bigCities: findBigCities(rows),
    sharedNames: sharedNames(rows, census),
    aliases: buildAliases(rows),
  };
}

const sunsetAt = (month: "06" | "12", point: Point | null, zone: string | undefined) =>
  point === null || zone === undefined ? -1 : sunset(month, point, zone);

function plainColumns(rows: PlaceRow[]) {
  return {
    name: rows.map((row) => row.name),
    state: rows.map((row) => states.indexOf(row.state)),
    latitude: rows.map(({ position }) => degrees(position?.latitude)),
    longitude: rows.map(({ position }) => degrees(position?.longitude)),
    rank: rows.map((row) => row.rank),
    source: rows.map((row) => row.source).join(""),
    zctas: rows.map((row) => joinZips(mainFirst(row))),
    otherZips: rows.map(({ zips }) => joinZips(zips.filter(({ area }) => area === undefined))),
  };
}

const degrees = (value: number | undefined) =>
  value === undefined ? -1 : Math.round(value * 100_000);

const joinZips = (zips: readonly ZipCode[]) => zips.map(({ zip }) => zip).join(" ");

/**
 * The county's FIPS number: for a place without a position, the county of its id; else the county whose outline contains the place, if it
 * is also the county with more than half of the place's ZIP codes, or the one that a source names for the place itself.
 */
export function agreedCounty(
  { state, position, countyFips, zips }: PlaceRow,
  polygon: string | undefined,
): string | undefined {
  if (STATES_WITHOUT_COUNTIES.has(state)) return undefined;
  if (polygon !== undefined && ABOLISHED_COUNTIES.includes(polygon)) return undefined;
  if (position === null || countyFips === polygon) return countyFips;
  const counts = [...Map.groupBy(zips, (zip) => zip.countyFips)];
  const [majority] = counts.find(([, own]) => own.length * 2 > zips.length) ?? [];
  return majority === polygon ? majority : undefined;
}

function otherStateColumns(rows: PlaceRow[], areas: Area[]) {
  const otherStateAt = otherStateFinder(areas.filter(({ id }) => stateByFips.has(id)));
  const others = rows.map(({ state, position }) =>
    position === null ? undefined : otherStateAt(stateFips.get(state) ?? "", position),
  );
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
  return rows.map(({ position }, index) => {
    const point = position && project([position.longitude, position.latitude]);
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
 * One character a place: c for a capital, s for a county seat. A county with two seats (or an outdated second one in the source) has no
 * seat here.
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
  const byHand = [POSTAL_NAME, OTHER_NAMES]
    .flatMap((table) => Object.entries(table))
    .flatMap(([state, names]) =>
      Object.entries(names).map(([name, postal]) => ({
        key: normaliseName(name),
        place: indexOf(state, postal),
      })),
    );
  const ofRows = rows.flatMap(({ otherKeys }, place) => otherKeys.map((key) => ({ key, place })));
  const entries = [...byHand, ...ofRows].toSorted((a, b) => compare(a.key, b.key));
  return { key: entries.map(({ key }) => key), place: entries.map(({ place }) => place) };
}

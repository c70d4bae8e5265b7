import { readFileSync } from "node:fs";

export type CountyKind =
  | "county"
  | "parish"
  | "borough"
  | "census area"
  | "municipality"
  | "municipio"
  | "city"
  | "abolished";

/**
 * Counties, one entry of each list per county; `path` lies on a 120 × 120 grid (see `CountyOutline`). Puerto Rico's are not on the
 * common map and have an empty path.
 */
export type CountyColumns = {
  /** State code and plain name: "NC", "Forsyth". */
  state: string[];
  name: string[];
  kind: CountyKind[];
  path: string[];
  /** Origin of the grid on the common map in thousandths, and size of one grid step in millionths. */
  x: number[];
  y: number[];
  step: number[];
  /** Indices of adjacent counties, nearest first. */
  neighbours: number[][];
};

/**
 * Places, one entry of each list per place, ordered by key, state, then rank.
 * -1 stands for "none" in number lists.
 */
export type PlaceColumns = {
  name: string[];
  /** Index into `states`. */
  state: number[];
  /** Degrees × 100,000; -1 for a place of source s. */
  latitude: number[];
  longitude: number[];
  /** Orders places by size; stale and of mixed years, so it is never printed. */
  rank: number[];
  /** One character a place: c = state capital, s = county seat, - = neither. */
  role: string;
  /**
   * One character a place: p = postal name only, c = city with that postal name, a = city without one that the Census or the alias
   * table has, s = known to the Census alone.
   */
  source: string;
  county: number[];
  /** County grid position of the place, x × 1000 + y. */
  dot: number[];
  /** ZIP codes with an area of their own, the main one first, and the others (PO boxes, single firms), separated by spaces. */
  zctas: string[];
  otherZips: string[];
  /** Index into `zones`. */
  zone: number[];
  /** Sunset in minutes after local midnight. */
  june: number[];
  december: number[];
  /** The nearest other state (index into `states`) within 25 miles, and the miles. */
  otherState: number[];
  otherStateMiles: number[];
};

export type PlacePack = {
  states: string[];
  zones: string[];
  counties: CountyColumns;
  places: PlaceColumns;
  /** Indices of the places that are the big city of their region, in ascending order. */
  bigCities: number[];
  /** Names, as "NC|salem", that a second place of the state has too, whose position is in no source. */
  sharedNames: string[];
  /** Other spellings: key and index of the place, ordered by key. */
  aliases: { key: string[]; place: number[] };
};

let loaded: PlacePack | undefined;

/** The place pack, read at its first use. Its checksum is verified when we build it, not again here. */
export function placePack(): PlacePack {
  loaded ??= readPack();
  return loaded;
}

function readPack(): PlacePack {
  const file = new URL("../../../data/places.json", import.meta.url);
  const pack: PlacePack = JSON.parse(readFileSync(file, "utf8"));
  return pack;
}

import type { CountyColumns } from "./pack.ts";
import { placePack } from "./pack.ts";

/** One place of the pack; `id` is its position there and means nothing outside this process. */
export type PackPlace = {
  id: number;
  name: string;
  /** USPS code. */
  state: string;
  /** Null, both, for a place that the Census alone names. */
  latitude: number | null;
  longitude: number | null;
  /** With its kind, "Forsyth County"; null where none may be printed. */
  county: string | null;
  /** Relative size only; never printed (the source's populations are stale and of mixed years). */
  rank: number;
  /** ZIP codes with an area of their own, the main one first, and the others (PO boxes, single firms). */
  zctas: string[];
  otherZips: string[];
};

/** The place at a position of the pack. */
export function placeAt(id: number): PackPlace {
  const { states, counties, places } = placePack();
  return {
    id,
    name: places.name[id] ?? "",
    state: states[places.state[id] ?? -1] ?? "",
    county: countyName(counties, places.county[id] ?? -1),
    rank: places.rank[id] ?? 0,
    latitude: hasPosition(id) ? (places.latitude[id] ?? 0) / 100_000 : null,
    longitude: hasPosition(id) ? (places.longitude[id] ?? 0) / 100_000 : null,
    zctas: zipList(places.zctas[id]),
    otherZips: zipList(places.otherZips[id]),
  };
}

/** Whether a source has the position of the place. */
export const hasPosition = (id: number) => placePack().places.source[id] !== "s";

const zipList = (zips = "") => (zips === "" ? [] : zips.split(" "));

/** "Forsyth County", "Orleans Parish", "Nome Census Area"; null for none, an independent city and an abolished one. */
export function countyName(counties: CountyColumns, index: number): string | null {
  const [name, kind] = [counties.name[index], counties.kind[index]];
  if (name === undefined || kind === undefined) return null;
  if (kind === "city" || kind === "abolished") return null;
  return `${name} ${kind.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/** Positions of places, the largest first: the order in which places are offered and namesakes chosen. */
export function largestFirst(ids: number[]): number[] {
  const { rank } = placePack().places;
  return ids.toSorted((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || a - b);
}

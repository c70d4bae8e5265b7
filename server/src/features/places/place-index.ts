import { normaliseName, prefixKeys } from "./normalise-name.ts";
import type { PlacePack } from "./pack.ts";
import { placePack } from "./pack.ts";

/** Texts in ascending order, each with the position of its place in the pack. */
type SortedList = { text: string[]; place: number[] };

type PlaceIndex = { names: SortedList; zips: SortedList };

let built: PlaceIndex | undefined;

/** Built at the first search and cached. */
function placeIndex(): PlaceIndex {
  const pack = placePack();
  built ??= { names: nameList(pack), zips: zipList(pack) };
  return built;
}

/** Positions of the places whose name, or an alias of it, has this key. */
export function placesNamed(key: string): number[] {
  return key === "" ? [] : [...new Set(range(placeIndex().names, key, key))];
}

/** Positions of the places whose name, or an alias of it, may begin like a half-typed one. */
export function placesBeginning(typed: string): number[] {
  const { names } = placeIndex();
  return [...new Set(prefixKeys(typed).flatMap((key) => range(names, key, `${key}\uffff`)))];
}

/** Positions of the places one of whose own ZIP codes begins with these digits. */
export function placesInZip(digits: string): number[] {
  return [...new Set(range(placeIndex().zips, digits, `${digits}\uffff`))];
}

function nameList({ places, aliases }: PlacePack): SortedList {
  return sortedList([
    ...places.name.map((name, id) => ({ text: normaliseName(name), id })),
    ...aliases.key.map((text, index) => ({ text, id: aliases.place[index] ?? -1 })),
  ]);
}

/** A city of the alias table only borrows its neighbours' ZIP codes, so it is not found by them. */
function zipList({ places }: PlacePack): SortedList {
  return sortedList(
    [...places.name.keys()]
      .filter((id) => places.source[id] !== "a")
      .flatMap((id) =>
        `${places.zctas[id]} ${places.otherZips[id]}`
          .split(" ")
          .filter((zip) => zip !== "")
          .map((text) => ({ text, id })),
      ),
  );
}

function sortedList(entries: { text: string; id: number }[]): SortedList {
  entries.sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  return { text: entries.map(({ text }) => text), place: entries.map(({ id }) => id) };
}

/** The places of all texts from `from` to `to`, both included. */
function range({ text, place }: SortedList, from: string, to: string): number[] {
  const start = firstAtLeast(text, from);
  let end = start;
  while (end < text.length && (text[end] ?? "") <= to) end += 1;
  return place.slice(start, end);
}

function firstAtLeast(text: string[], wanted: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((text[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

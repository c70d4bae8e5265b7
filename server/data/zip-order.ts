import type { PlaceRow } from "./place-row.ts";
import { km } from "./place-row.ts";
import type { ZipCode } from "./sources.ts";

/** Areas up to this much farther from the centre than the nearest one count as equally central. */
const AS_NEAR_KM = 2.5;

/**
 * A place's ZIP codes with an area, its main one first and the others in ascending order. No source says in which of them most
 * people live. The lowest one often lies at an edge, and the nearest to the centre may be that of one university or office, which
 * are numbered after the others: the main one is the lowest of those near the centre. Of ZIP codes that are named for other places
 * it is the nearest.
 */
export function mainFirst(row: Pick<PlaceRow, "zips" | "position" | "source">): ZipCode[] {
  const { zips, position, source } = row;
  const areas = zips
    .filter(({ area }) => area !== undefined)
    .toSorted((a, b) => Number(a.zip) - Number(b.zip));
  if (position === null) return areas;
  const away = ({ area = position }: ZipCode) => km(position, area);
  const nearest = Math.min(...areas.map(away));
  const most = nearest + (source === "a" ? 0 : AS_NEAR_KM);
  const main = areas.find((zip) => away(zip) <= most);
  return main === undefined ? areas : [main, ...areas.filter((zip) => zip !== main)];
}

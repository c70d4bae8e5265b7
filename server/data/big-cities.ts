import { milesBetween } from "@mainstreet/generator/distance";
import type { PlaceRow } from "./place-row.ts";

const BIG_RANK = 100_000;
/** A city this close to one that is `SUBURB_OF` times as large is a suburb of it. */
const SUBURB_MILES = 30;
const SUBURB_OF = 2;

/** Positions of the rows that people of the region call the big city: large, and no suburb of a larger one. */
export function findBigCities(rows: readonly PlaceRow[]): number[] {
  const large = [...rows.entries()].flatMap(([index, { rank, position }]) =>
    rank >= BIG_RANK && position !== null ? [{ index, rank, position }] : [],
  );
  return large
    .filter((city) =>
      large.every(
        (other) =>
          other.rank < SUBURB_OF * city.rank ||
          milesBetween(city.position, other.position) > SUBURB_MILES,
      ),
    )
    .map(({ index }) => index);
}

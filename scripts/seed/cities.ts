import { placePack } from "../../server/src/features/places/pack.ts";
import { largestFirst, placeAt } from "../../server/src/features/places/place.ts";

export type SeedCity = { city: string; state: string };

/** `count` of the largest cities of the place data after the first `skip` of them, spread over the country. */
export function cities(count: number, skip = 0): SeedCity[] {
  return largestFirst([...placePack().places.name.keys()])
    .slice(skip, skip + count)
    .map((id) => {
      const { name: city, state } = placeAt(id);
      return { city, state };
    });
}

const PEOPLE = [
  "Ray & Daughters",
  "Miller",
  "Okafor",
  "Twin City",
  "Blue Ridge",
  "Lopez",
  "Harbor",
];

/** A firm as its owner might name it: "Lopez Plumbing". */
export function firmIn({ city }: SeedCity, service: string, index: number): string {
  const name = index % 3 === 0 ? city : (PEOPLE[index % PEOPLE.length] ?? city);
  return `${name} ${service}`;
}

/** A phone number of the range that is reserved for fiction. */
export const phoneOf = (index: number): string =>
  `336555${String(100 + (index % 100)).padStart(4, "0")}`;

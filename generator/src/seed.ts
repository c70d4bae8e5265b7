import { hash32 } from "./hash.ts";

/** The next number of a stream, at least 0 and below 1. */
export type Random = () => number;

/**
 * Changes when a new version of the engine may choose differently for the same site (GS-10).
 */
const ENGINE_MAJOR = 1;

export type SeedSource = {
  service: string;
  city: string;
  state: string;
  siteKey: string;
  attempt: number;
};

/** A stream of numbers by the name of what it chooses. */
export type Streams = (kind: string) => Random;

/**
 * The streams of one site. Each kind of choice has its own, so that a new choice of one kind moves no
 * other; an edited phone or name moves none.
 */
export function streamsOf({ service, city, state, siteKey, attempt }: SeedSource): Streams {
  const source = [service, city, state, siteKey, ENGINE_MAJOR, attempt].join("|");
  const seed = hash32(source.toLowerCase());
  return (kind) => mulberry32(hash32(kind, seed));
}

/** Tommy Ettinger's generator of 32 bits of state: small, and even enough to choose sentences by. */
function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @throws {RangeError} on an empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError("Nothing to pick from");
  return chosen;
}

/** `count` items of the list in a new order, or all of them when there are fewer. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffle(random, list).slice(0, count);
}

/** The whole list in a new order (Fisher and Yates). */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const items = [...list];
  items.forEach((item, index) => {
    const other = index + Math.floor(random() * (items.length - index));
    items[index] = items[other] ?? item;
    items[other] = item;
  });
  return items;
}

/** `count` items of the list in their own order, or all of them when there are fewer. */
export function sampleInOrder<T>(random: Random, list: readonly T[], count: number): T[] {
  const chosen: T[] = [];
  let left = list.length;
  for (const item of list) {
    if (random() * left < count - chosen.length) chosen.push(item);
    left -= 1;
  }
  return chosen;
}

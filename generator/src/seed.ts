import { hash32 } from "./hash.ts";

/** Changes when a new version of the engine may choose differently for the same site (GS-10). */
const ENGINE_MAJOR = 2;

export type SeedSource = {
  service: string;
  city: string;
  state: { code: string };
  siteKey: string;
  attempt: number;
};

/** A sequence of random choices that is the same for the same seed. */
export type RandomStream = {
  /** One item. Throws RangeError on an empty list. */
  pick: <T>(list: readonly T[]) => T;
  /** The whole list in a random order (Fisher and Yates). */
  shuffle: <T>(list: readonly T[]) => T[];
  /** `count` items in a random order, or all of them when there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** `count` items in the order of the list, or all of them when there are fewer. */
  sampleInOrder: <T>(list: readonly T[], count: number) => T[];
};

/** Returns the stream with the name of what it chooses. */
export type Streams = (name: string) => RandomStream;

/**
 * The streams of one site. Each kind of choice has its own, so that a new kind of choice changes no
 * other; editing a phone or a name changes no choice.
 */
export function streamsOf({ service, city, state, siteKey, attempt }: SeedSource): Streams {
  const source = [service, city, state.code, siteKey, ENGINE_MAJOR, attempt].join("|");
  const seed = hash32(source.toLowerCase());
  return (name) => streamOf(mulberry32(hash32(name, seed)));
}

/** The next number, at least 0 and below 1. */
type Random = () => number;

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

function streamOf(random: Random): RandomStream {
  return {
    pick: (list) => pick(random, list),
    shuffle: (list) => shuffle(random, list),
    sample: (list, count) => shuffle(random, list).slice(0, count),
    sampleInOrder: (list, count) => sampleInOrder(random, list, count),
  };
}

function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError("Nothing to pick from");
  return chosen;
}

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const items = [...list];
  items.forEach((item, index) => {
    const other = index + Math.floor(random() * (items.length - index));
    items[index] = items[other] ?? item;
    items[other] = item;
  });
  return items;
}

function sampleInOrder<T>(random: Random, list: readonly T[], count: number): T[] {
  const chosen: T[] = [];
  list.forEach((item, index) => {
    if (random() * (list.length - index) < count - chosen.length) chosen.push(item);
  });
  return chosen;
}

/** Numbers from 0 to 1 in an order that a seed decides. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}

const INNERMOST = /\{([^{}]*)\}/g;

/** A text with one choice of each `{a|b|c}`, which may have others inside; `#` is a digit. */
export function spin(random: Random, text: string): string {
  let spun = text;
  while (spun.includes("{"))
    spun = spun.replaceAll(INNERMOST, (_, choices: string) => pick(random, choices.split("|")));
  return spun.replaceAll("#", () => String(Math.floor(random() * 10)));
}

import { IS_LONG } from "./is-long.ts";

/** The day (UTC), as a number: samples of `npm test` change with it (decision 401). */
export const today = Math.floor(Date.now() / 86_400_000);

/** One of so many parts of a list, each day the next one; in the long tier all of it. */
export const ofToday = <T>(items: readonly T[], parts: number): T[] =>
  items.filter((_item, at) => IS_LONG || (at + today) % parts === 0);

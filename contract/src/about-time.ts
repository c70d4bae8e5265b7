import { countOf } from "./count.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A time span, rounded as far as it can be known: "about 58 minutes", "about 5 days", "less than a minute". */
export function aboutTime(ms: number): string {
  if (ms < MINUTE) return "less than a minute";
  if (ms <= 90 * MINUTE) return about(Math.ceil(ms / MINUTE), "minute");
  if (ms <= 36 * HOUR) return about(Math.round(ms / HOUR), "hour");
  if (ms < 3 * WEEK) return about(Math.round(ms / DAY), "day");
  return about(Math.ceil(ms / WEEK), "week");
}

const about = (n: number, unit: string) => `about ${countOf(n, unit)}`;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When a day ("2026-05-31") begins in a time zone, by default UTC. */
export const startOfDay = (day: string, timeZone = "UTC"): Date =>
  midnight(Date.parse(day), timeZone);

/** When the next day begins there. */
export const endOfDay = (day: string, timeZone = "UTC"): Date =>
  midnight(Date.parse(day) + DAY_MS, timeZone);

/**
 * Computed twice, as the clocks may change between midnight in UTC and midnight in the zone; where they skip midnight, the day begins after
 * it.
 */
function midnight(inUtc: number, timeZone: string): Date {
  const about = inUtc - offsetAt(inUtc, timeZone);
  const begin = inUtc - offsetAt(about, timeZone);
  return new Date(Math.max(begin, inUtc - offsetAt(begin, timeZone)));
}

/** How far the clocks of a zone are ahead of UTC, which Intl writes as "GMT-07:00". */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return sign === "-" ? -ahead : ahead;
}

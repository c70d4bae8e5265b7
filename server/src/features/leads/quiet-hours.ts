import type { LeadSettings } from "@mainstreet/contract/lead-settings";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuietHours(
  moment: Date,
  { quietFrom, quietTo, timeZone }: Pick<LeadSettings, "quietFrom" | "quietTo" | "timeZone">,
): Date {
  if (quietFrom === null || quietTo === null) return moment;
  const now = minutesOf(clockAt(moment, timeZone));
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return moment;
  return new Date(moment.getTime() + ((to - now + DAY) % DAY) * MINUTE_MS);
}

/** As a clock in that zone shows it: "22:05". */
const clockAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

import type { LeadSettings } from "@mainstreet/contract/lead-settings";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
/** Clocks change only at a quarter of an hour: until the next quarter, every minute of the clock takes one minute. */
const QUARTER = 15;

/** The moment itself, or the first one after it that the clock of the zone does not show in the quiet hours. */
export function afterQuietHours(
  moment: Date,
  { quietFrom, quietTo, timeZone }: Pick<LeadSettings, "quietFrom" | "quietTo" | "timeZone">,
): Date {
  if (quietFrom === null || quietTo === null) return moment;
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const isQuiet = (now: number) => (from <= to ? now >= from && now < to : now >= from || now < to);
  const clock = clockOf(timeZone);
  let end = moment;
  for (let now = clock(end); isQuiet(now); now = clock(end)) {
    const step = Math.min((to - now + DAY) % DAY, QUARTER - (now % QUARTER));
    end = new Date((Math.floor(end.getTime() / MINUTE_MS) + step) * MINUTE_MS);
  }
  return end;
}

/** What a clock in a zone shows, in minutes since midnight. */
function clockOf(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
  return (moment) => minutesOf(format.format(moment));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

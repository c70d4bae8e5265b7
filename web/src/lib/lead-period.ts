import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";

/** The viewer's time zone by its IANA name: times are shown in it, so days in filters are days in it too. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first of the days in which leads are counted, on the viewer's calendar. */
export function firstLeadDay(now = new Date()): string {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - LEAD_COUNT_DAYS);
  return new Date(day).toISOString().slice(0, 10);
}

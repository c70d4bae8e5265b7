import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";

/** The viewer's time zone by its IANA name: what is dated is shown in it, so that days are meant in it too. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first day, on the viewer's calendar, of the days in which leads are counted. */
export function firstLeadDay(now = new Date()): string {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - LEAD_COUNT_DAYS);
  return new Date(day).toISOString().slice(0, 10);
}

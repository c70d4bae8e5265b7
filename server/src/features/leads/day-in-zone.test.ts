import { expect, test } from "vitest";
import { endOfDay, startOfDay } from "./day-in-zone.ts";

test.each([
  [undefined, "2026-03-09", "2026-03-09T00:00Z", "2026-03-10T00:00Z"],
  ["America/New_York", "2026-01-31", "2026-01-31T05:00Z", "2026-02-01T05:00Z"],
  // The days on which the clocks are changed have 23 and 25 hours.
  ["America/New_York", "2026-03-08", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
  ["Asia/Kolkata", "2026-12-31", "2026-12-30T18:30Z", "2026-12-31T18:30Z"],
  ["Pacific/Auckland", "2026-09-27", "2026-09-26T12:00Z", "2026-09-27T11:00Z"],
  // There the clocks go from midnight to one in the morning.
  ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00Z", "2026-03-29T21:00Z"],
  ["America/Havana", "2026-03-08", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
  ["America/Havana", "2026-11-01", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
])("in %s the day %s is from %s to %s", (...given) => {
  const [timeZone, day, from, to] = given;
  expect(startOfDay(day, timeZone)).toEqual(new Date(from));
  expect(endOfDay(day, timeZone)).toEqual(new Date(to));
});

import { expect, test } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";

const NEW_YORK = { quietFrom: "22:00", quietTo: "07:00", timeZone: "America/New_York" };
const end = (moment: string, changes: Partial<typeof NEW_YORK> = {}) =>
  afterQuietHours(new Date(moment), { ...NEW_YORK, ...changes }).toISOString();

test.each([
  ["before midnight", "2026-07-01T02:30:40Z", "2026-07-01T11:00:00.000Z"],
  ["after midnight", "2026-07-01T05:00:00Z", "2026-07-01T11:00:00.000Z"],
  ["at the beginning", "2026-07-01T02:00:00Z", "2026-07-01T11:00:00.000Z"],
  ["a minute before the end", "2026-07-01T10:59:59Z", "2026-07-01T11:00:00.000Z"],
  ["at the end", "2026-07-01T11:00:00Z", "2026-07-01T11:00:00.000Z"],
  ["at noon", "2026-07-01T16:00:07Z", "2026-07-01T16:00:07.000Z"],
  // 8 March 2026: 02:00 becomes 03:00. 1 November 2026: 02:00 becomes 01:00.
  ["the night clocks go forward", "2026-03-08T04:00:00Z", "2026-03-08T11:00:00.000Z"],
  ["the night clocks go back", "2026-11-01T03:00:00Z", "2026-11-01T12:00:00.000Z"],
  ["after they went back", "2026-11-01T06:30:00Z", "2026-11-01T12:00:00.000Z"],
])("%s they end at seven by the clock of the zone", (_when, moment, expected) => {
  expect(end(moment)).toBe(expected);
});

test.each([
  // In India the clocks differ by half an hour; in Lord Howe they change by half an hour.
  [["Asia/Kolkata", "22:00", "07:00"], "2026-07-01T18:00:00Z", "2026-07-02T01:30:00.000Z"],
  [["Australia/Lord_Howe", "22:00", "07:00"], "2026-10-03T13:00:00Z", "2026-10-03T20:00:00.000Z"],
  // In Havana the clocks change at midnight: the day begins at 01:00.
  [["America/Havana", "22:00", "00:30"], "2026-03-08T04:00:00Z", "2026-03-08T05:00:00.000Z"],
  // An end that the change to summer time skips, and one that occurs twice in the change back.
  [["America/New_York", "22:00", "02:30"], "2026-03-08T05:00:00Z", "2026-03-08T07:00:00.000Z"],
  [["America/New_York", "22:00", "01:30"], "2026-11-01T03:00:00Z", "2026-11-01T05:30:00.000Z"],
  // Within one day, and until a minute before midnight.
  [["Europe/London", "12:10", "13:25"], "2026-07-01T11:12:00Z", "2026-07-01T12:25:00.000Z"],
  [["UTC", "00:00", "23:59"], "2026-07-01T00:00:00Z", "2026-07-01T23:59:00.000Z"],
])("in %j they end where the clock leaves them", (given, moment, expected) => {
  const [timeZone = "", quietFrom = "", quietTo = ""] = given;
  expect(end(moment, { timeZone, quietFrom, quietTo })).toBe(expected);
});

test("without quiet hours nothing waits", () => {
  const moment = new Date("2026-07-01T05:00:00Z");
  const none = { ...NEW_YORK, quietFrom: null, quietTo: null };
  expect(afterQuietHours(moment, none)).toBe(moment);
});

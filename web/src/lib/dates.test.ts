import { expect, test } from "vitest";
import { formatDate, formatSpan, timeAgo } from "./dates.ts";

test("dates have short month, day, year, hour and minute [spec 9]", () => {
  expect(formatDate(new Date(2026, 10, 20, 9, 41).toISOString())).toBe("Nov 20, 2026, 9:41 AM");
  expect(formatDate(new Date(2026, 0, 5, 15, 7).toISOString())).toBe("Jan 5, 2026, 3:07 PM");
});

test("the past is counted in its largest whole unit", () => {
  const then = "2026-11-20T09:00:00.000Z";
  const after = (ms: number) => timeAgo(then, Date.parse(then) + ms);
  expect(after(20_000)).toBe("just now");
  expect(after(60_000)).toBe("1 minute ago");
  expect(after(119 * 60_000)).toBe("1 hour ago");
  expect(after(25 * 3_600_000)).toBe("yesterday");
});

test("a time in the future, from a server's clock ahead of ours, counts as now", () => {
  expect(timeAgo("2026-11-20T09:00:05.000Z", Date.parse("2026-11-20T09:00:00.000Z"))).toBe(
    "just now",
  );
});

test("spans are exact while short", () => {
  expect(formatSpan(820)).toBe("0.8 s");
  expect(formatSpan(0)).toBe("0.1 s");
  expect(formatSpan(42_400)).toBe("42 s");
  expect(formatSpan(185_000)).toBe("3 min 5 s");
});

import { expect, test } from "vitest";
import { firstLeadDay } from "./lead-period.ts";

test("leads are counted from the same day on, at any time of the current day", () => {
  expect(firstLeadDay(new Date(2026, 10, 28, 0, 5))).toBe("2026-10-29");
  expect(firstLeadDay(new Date(2026, 10, 28, 23, 55))).toBe("2026-10-29");
  expect(firstLeadDay(new Date(2026, 0, 3, 12))).toBe("2025-12-04");
});

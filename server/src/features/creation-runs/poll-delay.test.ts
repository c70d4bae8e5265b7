import { expect, test } from "vitest";
import { pollDelay } from "./poll-delay.ts";

const HOUR_MS = 3_600_000;

test("a run is polled every second, and every ten once it is quiet and its next start is far away", () => {
  expect(pollDelay({ quiet: 0, msUntilStart: HOUR_MS })).toBe(1_000);
  expect(pollDelay({ quiet: 31, msUntilStart: HOUR_MS })).toBe(10_000);
  expect(pollDelay({ quiet: 9_999, msUntilStart: 0 })).toBe(1_000);
  expect(pollDelay({ quiet: 9_999, msUntilStart: 9_000 })).toBe(1_000);
});

import { expect, test } from "vitest";
import { nextCheck } from "./schedule.ts";

const now = new Date("2026-11-23T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ["needs_dns", false, 0, 1],
  ["issuing", true, 19, 1],
  ["needs_dns", false, 21, 15],
  ["broken", false, 1_439, 15],
  ["broken", false, 1_441, 60],
  ["live", true, 0, 1_440],
  ["live", false, 0, 1],
] as const)("a domain that is %s (sound: %s) for %i minutes is checked in %i", (...row) => {
  const [state, isSound, age, minutes] = row;
  const next = nextCheck({ state, isSound, since: minutesAgo(age) }, now);
  expect(next.getTime() - now.getTime()).toBe(minutes * 60_000);
});

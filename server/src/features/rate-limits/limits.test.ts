import { expect, test } from "vitest";
import { forecast, windowsOf } from "./forecast.ts";
import { needsProbe, NO_CALLS, type ProviderLimit, withReadings } from "./limits.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const unknown: ProviderLimit = {
  credential: "netlify:default",
  isKnown: false,
  deployLimit: null,
  deployLeft: null,
  deployReset: null,
  requestLimit: null,
  requestLeft: null,
  requestReset: null,
  windows: {},
  requestWindowMs: 60_000,
  requestsEach: 16,
  probeUntil: null,
  failures: 0,
  pausedUntil: null,
  holdReason: null,
  heldAt: null,
  dispatchAt: null,
};

const reading = (limit: number, left: number, seconds: number) => ({
  limit,
  left,
  resetAt: after(seconds),
});
const seenBy = (
  deploy: ReturnType<typeof reading> | "none",
  request: ReturnType<typeof reading> | "none" = "none",
) => ({ requests: 14, accepted: 1, deploy, request });

const inForce = withReadings(unknown, seenBy(reading(3, 1, 60), reading(500, 480, 60)), NOW);

test("until the provider has responded, one deployment runs alone", () => {
  expect(needsProbe(unknown, NOW)).toBe(true);
  expect(needsProbe(inForce, NOW)).toBe(false);
  expect(needsProbe(inForce, after(61))).toBe(true);
});

const leftOf = (limit: ProviderLimit, now: Date) =>
  windowsOf(limit, now).map(({ of, limit: most, left }) => [of, most, left]);

test("what the headers name as left is left until the window ends, and the documented limit of the day applies next to that of the minute", () => {
  expect(leftOf(inForce, NOW)).toEqual([
    ["requests", 500, 480],
    ["deploys", 3, 1],
    ["deploys", 100, 100],
  ]);
  expect(leftOf(inForce, after(61))).toContainEqual(["requests", 500, 500]);
});

test("responses of one window count in any order, and those of one that is over not at all", () => {
  const later = withReadings(inForce, seenBy(reading(3, 0, 60)), after(1));
  expect(withReadings(later, seenBy(reading(3, 1, 60)), after(2)).deployLeft).toBe(0);
  const next = withReadings(later, seenBy(reading(3, 2, 121)), after(61));
  expect(next.deployLeft).toBe(2);
  expect(withReadings(next, seenBy(reading(3, 0, 60)), after(62)).deployLeft).toBe(2);
});

test("where deploy calls name the limit on requests, there is none on deploys", () => {
  const free = withReadings(unknown, seenBy(reading(500, 499, 60), reading(500, 486, 60)), NOW);
  expect(free).toMatchObject({
    isKnown: true,
    deployLimit: null,
    requestLimit: 500,
    requestLeft: 486,
  });
  const narrow = withReadings(inForce, seenBy(reading(500, 2, 60), reading(500, 2, 60)), after(1));
  expect(narrow.deployLimit).toBe(3);
  const refuted = withReadings(
    inForce,
    seenBy(reading(500, 400, 60), reading(500, 386, 60)),
    after(1),
  );
  expect(refuted.deployLimit).toBeNull();
  const none = withReadings(inForce, seenBy("none"), after(1));
  expect(none).toMatchObject({ deployLimit: null, requestLimit: null });
});

test("a limit of the day applies when it is the narrowest, and holds until its own end", () => {
  const day = withReadings(inForce, seenBy(reading(100, 0, 7_200)), after(1));
  expect(day).toMatchObject({ deployLimit: 100, deployLeft: 0, deployReset: after(7_200) });
  expect(needsProbe(day, after(61))).toBe(false);
});

test.each([
  { sites: 1, limit: { ...inForce, deployLeft: 2 }, minutes: 0 },
  { sites: 1, limit: inForce, minutes: 1 },
  { sites: 10, limit: inForce, minutes: 10 },
  // A site takes two of the three deploys a minute, and a day allows fifty sites; the last twenty take their minutes.
  { sites: 120, limit: inForce, minutes: 2 * 24 * 60 + 19 },
  { sites: 60, limit: { ...inForce, deployLimit: null }, minutes: 1 },
])("$sites new sites are dispatched within $minutes minutes", ({ sites, limit, minutes }) => {
  const each = { deploys: 2, requests: 16 };
  const total = { deploys: sites * 2, requests: sites * 16 };
  const at = forecast({ limit, now: NOW, inFlight: NO_CALLS }, { total, each });
  expect((at.getTime() - NOW.getTime()) / 60_000).toBe(minutes);
});

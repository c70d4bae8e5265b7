import { expect, test } from "vitest";
import { forecast, learn, needsProbe, type Pace, roomOf } from "./pace.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const NOTHING = { deploys: 0, requests: 0 };

const unknown: Pace = {
  credential: "netlify:default",
  isKnown: false,
  deployLimit: null,
  deployLeft: null,
  deployReset: null,
  deployWindows: {},
  requestLimit: null,
  requestLeft: null,
  requestReset: null,
  requestWindowMs: 60_000,
  requestsEach: 16,
  probeUntil: null,
  failures: 0,
  closedUntil: null,
  wakeAt: null,
};

const reading = (limit: number, left: number, seconds: number) => ({
  limit,
  left,
  resetAt: after(seconds),
});
const seenBy = (
  deploy: ReturnType<typeof reading> | "none",
  request: ReturnType<typeof reading> | "none" = "none",
) => ({ requests: 14, deploy, request });

const inForce = learn(unknown, seenBy(reading(3, 1, 60), reading(500, 480, 60)), NOW);

test("until the provider has answered, one goes first", () => {
  expect(needsProbe(unknown, NOW)).toBe(true);
  expect(needsProbe(inForce, NOW)).toBe(false);
  expect(needsProbe(inForce, after(61))).toBe(true);
});

test("what the headers name as left is left, less what those under way will take", () => {
  expect(roomOf(inForce, NOTHING, NOW)).toEqual({ deploys: 1, requests: 480 });
  expect(roomOf(inForce, { deploys: 1, requests: 80 }, NOW)).toEqual({ deploys: 0, requests: 400 });
  expect(roomOf(inForce, NOTHING, after(61)).requests).toBe(500);
});

test("answers of one window count in any order, and those of one that is over not at all", () => {
  const later = learn(inForce, seenBy(reading(3, 0, 60)), after(1));
  expect(learn(later, seenBy(reading(3, 1, 60)), after(2)).deployLeft).toBe(0);
  const next = learn(later, seenBy(reading(3, 2, 121)), after(61));
  expect(next.deployLeft).toBe(2);
  expect(learn(next, seenBy(reading(3, 0, 60)), after(62)).deployLeft).toBe(2);
});

test("where deploy calls name the limit on requests, there is none on deploys", () => {
  const free = learn(unknown, seenBy(reading(500, 499, 60), reading(500, 486, 60)), NOW);
  expect(free).toMatchObject({
    isKnown: true,
    deployLimit: null,
    requestLimit: 500,
    requestLeft: 486,
  });
  const narrow = learn(inForce, seenBy(reading(500, 2, 60), reading(500, 2, 60)), after(1));
  expect(narrow.deployLimit).toBe(3);
  const refuted = learn(inForce, seenBy(reading(500, 400, 60), reading(500, 386, 60)), after(1));
  expect(refuted.deployLimit).toBeNull();
  const none = learn(inForce, seenBy("none"), after(1));
  expect(none).toMatchObject({ deployLimit: null, requestLimit: null });
});

test("a limit of the day is met when it is the narrowest, and holds until its own end", () => {
  const day = learn(inForce, seenBy(reading(100, 0, 7_200)), after(1));
  expect(day).toMatchObject({ deployLimit: 100, deployLeft: 0, deployReset: after(7_200) });
  expect(needsProbe(day, after(61))).toBe(false);
});

test.each([
  { sites: 1, pace: { ...inForce, deployLeft: 2 }, minutes: 0 },
  { sites: 1, pace: inForce, minutes: 1 },
  { sites: 10, pace: inForce, minutes: 10 },
  // Two of three deploys a minute make a site, and fifty sites make a day.
  { sites: 120, pace: inForce, minutes: 2 * 24 * 60 },
  { sites: 60, pace: { ...inForce, deployLimit: null }, minutes: 1 },
])("$sites new sites are let go within $minutes minutes", ({ sites, pace, minutes }) => {
  const each = { deploys: 2, requests: 16 };
  const need = { deploys: sites * 2, requests: sites * 16 };
  const at = forecast(pace, { need, each, underWay: NOTHING, now: NOW });
  expect((at.getTime() - NOW.getTime()) / 60_000).toBe(minutes);
});

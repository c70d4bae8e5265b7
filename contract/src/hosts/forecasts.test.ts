import { expect, test } from "vitest";
import { aboutTime } from "../about-time.ts";
import { forecasters } from "./forecasts.ts";
import { type RateWindow, unusedWindow } from "./rate-windows.ts";

const NEW = { isNew: true };
const CHANGE = { isNew: false };
const MINUTE = 60_000;
const DAY = 86_400_000;

const netlify = (sites: number, { isNew }: { isNew: boolean }) =>
  forecasters.netlify.forecast({ sites, isNew });

test.each([
  { sites: 1, ...NEW, time: "less than a minute" },
  { sites: 50, ...NEW, time: "about 49 minutes" },
  { sites: 100, ...NEW, time: "about 25 hours" },
  // Fifty new sites a day: each uses two of the hundred calls.
  { sites: 300, ...NEW, time: "about 5 days" },
  { sites: 500, ...NEW, time: "about 9 days" },
  { sites: 50, ...CHANGE, time: "about 16 minutes" },
  { sites: 500, ...CHANGE, time: "about 4 days" },
])("Netlify takes $time for $sites sites, new: $isNew", ({ sites, isNew, time }) => {
  expect(aboutTime(netlify(sites, { isNew }).time.ms)).toBe(time);
});

test("names the limits that the sites reach, and no others", () => {
  expect(netlify(20, NEW).time.because).toBe(
    "at Netlify's 3 deploys a minute, of which a new site takes two",
  );
  expect(netlify(300, NEW).time.because).toBe(
    "at Netlify's 3 deploys a minute and 100 a day, of which a new site takes two",
  );
  expect(netlify(300, CHANGE).time.because).toBe("at Netlify's 3 deploys a minute and 100 a day");
});

test("the limits that were measured at an account have priority over the documented ones", () => {
  const windows: RateWindow[] = [
    unusedWindow({ of: "deploys", limit: 3, windowMs: MINUTE }),
    { of: "deploys", limit: 500, left: 400, msUntilReset: DAY / 2, windowMs: DAY - 40 },
  ];
  const forecast = (sites: number, deploysAhead = 0) =>
    forecasters.netlify.forecast({ sites, isNew: false }, { windows, deploysAhead }).time;
  expect(forecast(400).ms).toBe(133 * MINUTE);
  expect(forecast(500).because).toBe("at Netlify's 3 deploys a minute and 500 a day");
  expect(forecast(500).ms).toBe(DAY / 2 + 33 * MINUTE);
  expect(forecast(400, 100).ms).toBe(forecast(500).ms);
  const unlimited = forecasters.netlify.forecast({ sites: 300, isNew: true }, { windows: [] });
  expect(unlimited.time).toEqual({ ms: 0, because: "as fast as Netlify takes them" });
  const requests = [unusedWindow({ of: "requests", limit: 500, windowMs: MINUTE })];
  const { time } = forecasters.netlify.forecast({ sites: 300, ...NEW }, { windows: requests });
  expect(time).toEqual({ ms: 9 * MINUTE, because: "at Netlify's 500 requests a minute" });
});

test("a window that ends soon is not used up before it does", () => {
  const windows: RateWindow[] = [
    unusedWindow({ of: "deploys", limit: 3, windowMs: MINUTE }),
    { of: "deploys", limit: 100, left: 100, msUntilReset: 10 * MINUTE, windowMs: DAY },
  ];
  const { time } = forecasters.netlify.forecast({ sites: 120, isNew: false }, { windows });
  expect(time.ms).toBe(39 * MINUTE);
});

test("a Netlify team has capacity for at most 500 sites, including those of ours that it has already", () => {
  expect(netlify(500, NEW).obstacle).toBeUndefined();
  expect(netlify(501, NEW).obstacle?.title).toBe("Not possible with one Netlify team");
  expect(netlify(501, CHANGE).obstacle).toBeUndefined();
  const { obstacle } = forecasters.netlify.forecast({ sites: 100, ...NEW }, { sites: 401 });
  expect(obstacle?.text).toContain("This one has 401 of ours.");
});

test.each(["aws", "cloudflare"] as const)("%s takes thousands of sites in minutes", (type) => {
  const forecast = (sites: number) => forecasters[type].forecast({ sites, isNew: true });
  expect(forecast(5_000).obstacle).toBeUndefined();
  expect(forecast(5_000).time.ms).toBeLessThan(10 * MINUTE);
  expect(forecast(5_000).time.ms).toBeGreaterThan(9 * forecast(500).time.ms);
});

test("each host names its prices, for publishing and for a month of visits", () => {
  const chargesFor = (sites: number) =>
    Object.values(forecasters).map(({ forecast, terms }) => [
      forecast({ sites, isNew: true }).price.amount,
      forecast({ sites, isNew: false }).price.amount,
      terms.monthOfVisits(sites),
    ]);
  expect(chargesFor(1)).toEqual([
    ["15 credits", "15 credits", "1 credit"],
    ["under $0.01", "under $0.01", "under $0.01"],
    ["$0", "$0", "$0"],
  ]);
  expect(chargesFor(500)).toEqual([
    ["7,500 credits", "7,500 credits", "700 credits"],
    ["$0.03", "under $0.01", "$0.20"],
    ["$0", "$0", "$0"],
  ]);
  expect(chargesFor(5_000).map(([, , visits]) => visits)).toEqual([
    "7,000 credits",
    "$12",
    "$18.80",
  ]);
});

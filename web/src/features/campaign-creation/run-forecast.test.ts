import { expect, test } from "vitest";
import { forecastRun } from "./run-forecast.ts";

const netlify = (sites: number, dripPerDay?: number) =>
  forecastRun({ sites, deploymentType: "netlify", dripPerDay });

test("a run on Netlify takes as long as its rate limits require, and fifteen Netlify credits per site", () => {
  const { time, price } = netlify(5);
  expect(time).toEqual({
    about: "about 4 minutes",
    because: "at Netlify's 3 deploys a minute, of which a new site takes two",
  });
  expect(price).toMatchObject({
    warning: "Netlify charges 75 of its own credits",
    isAboveFreePlan: false,
  });
  expect(price.text).toMatch(/^15 for each production deploy, 5 deploys\. Its free plan has 300/);
  expect(netlify(21).price.isAboveFreePlan).toBe(true);
  expect(netlify(300).time.about).toBe("about 5 days");
  expect(netlify(501).obstacle).toBeDefined();
});

test("a drip takes its days, unless all sites fit into the first", () => {
  expect(netlify(50, 20).time).toEqual({ about: "about 2 days", because: "at 20 a day" });
  expect(netlify(20, 20).time.because).toMatch(/Netlify/);
});

test("a run that its host slows down takes as long as the host requires, not as planned", () => {
  expect(netlify(300, 100).time).toMatchObject({
    about: "about 5 days",
    because: expect.stringContaining("100 a day"),
  });
});

test("S3 charges pennies for a run, so there is no warning", () => {
  const aws = (sites: number) =>
    forecastRun({ sites, deploymentType: "aws", dripPerDay: undefined });
  expect(aws(50).time.about).toBe("less than a minute");
  expect(aws(50).price.warning).toBeUndefined();
  expect(aws(5_000).time.because).toBe("as fast as the files are written");
});

test("so many sites a week take their weeks, whatever the host could do", () => {
  const plan = { deploymentType: "netlify", dripPerDay: undefined } as const;
  const weekly = (sites: number, perWeek: number) => forecastRun({ ...plan, sites, perWeek }).time;
  expect(weekly(34, 3)).toEqual({ about: "about 11 weeks", because: "at 3 a week" });
  expect(weekly(4, 3).about).toBe("about 7 days");
});

import { expect, test } from "vitest";
import { forecastOf } from "./run-forecast.ts";

const netlify = (sites: number, dripPerDay?: number) =>
  forecastOf({ sites, deploymentType: "netlify", dripPerDay });

test("on Netlify a run takes what three deploys a minute take, and fifteen of its credits each", () => {
  const { time, charge } = netlify(5);
  expect(time).toEqual({ about: "about 2 minutes", because: "at Netlify's 3 deploys a minute" });
  expect(charge).toEqual({
    title: "Netlify charges 75 of its own credits",
    text: "15 for each production deploy, 5 deploys. Its free plan has 300 a month, enough for 20; once they are spent, Netlify pauses every site of that account.",
    isAboveFreePlan: false,
  });
  expect(netlify(21).charge?.isAboveFreePlan).toBe(true);
  expect(netlify(400).time.about).toBe("about 2 hours");
  expect(netlify(10_000).time.about).toBe("about 3 days");
});

test("a drip takes its days, unless all sites fit into the first", () => {
  expect(netlify(50, 20).time).toEqual({ about: "about 2 days", because: "at 20 a day" });
  expect(netlify(20, 20).time.because).toMatch(/Netlify/);
});

test("S3 charges nothing for a deploy", () => {
  const aws = (sites: number) =>
    forecastOf({ sites, deploymentType: "aws", dripPerDay: undefined });
  expect(aws(50)).toEqual({
    time: { about: "moments", because: "80 at a time" },
    charge: undefined,
  });
  expect(aws(1_000).time.about).toBe("a few minutes");
});

test("so many sites a week take their weeks, whatever the host could do", () => {
  const plan = { deploymentType: "netlify", dripPerDay: undefined } as const;
  const weekly = (sites: number, perWeek: number) => forecastOf({ ...plan, sites, perWeek }).time;
  expect(weekly(34, 3)).toEqual({ about: "about 11 weeks", because: "at 3 a week" });
  expect(weekly(4, 3).about).toBe("about 7 days");
});

import { expect, test } from "vitest";
import { forecastOf } from "./run-forecast.ts";

const netlify = (sites: number, dripPerDay?: number) =>
  forecastOf({ sites, deploymentType: "netlify", dripPerDay });

test("on Netlify a run takes what three deploys a minute take, and fifteen of its credits each", () => {
  expect(netlify(5)).toEqual({
    time: { about: "about 2 minutes", because: "at Netlify's 3 deploys a minute" },
    netlifyCredits: 75,
  });
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
    netlifyCredits: undefined,
  });
  expect(aws(1_000).time.about).toBe("a few minutes");
});

import { expect, test } from "vitest";
import { endOfPlan, formatDay, plannedText, progressOfPlan } from "./plan-words.ts";

const NOW = new Date(2026, 10, 23, 12).getTime();
const at = (month: number, day: number, year = 2026) =>
  new Date(year, month, day, 12).toISOString();

test("a day is shown with its year only if that is not the current year", () => {
  expect(formatDay(at(11, 1), NOW)).toBe("Tue, Dec 1");
  expect(formatDay(at(1, 5, 2027), NOW)).toBe("Fri, Feb 5, 2027");
});

test("a planned row shows when it is started, any other row has its own words", () => {
  const site = { siteIndex: 6, serviceName: "", city: "", state: "", message: "", version: 1 };
  const row = { ...site, campaignId: null, status: "pending" as const, deploymentUrl: null };
  expect(plannedText({ ...row, nextAttemptAt: at(11, 1) })).toMatch(
    /^Row 7: planned for Tue, Dec 1/,
  );
  expect(plannedText({ ...row, nextAttemptAt: null })).toBeUndefined();
});

test("a plan says how many are made, when the next is, and when the last", () => {
  const plan = { total: 40, waiting: 37, nextStartAt: at(11, 1), estimatedEndAt: at(1, 5) };
  expect(progressOfPlan(plan)).toMatch(/^3 of 40 made, the next on Tue, Dec 1/);
  expect(endOfPlan(plan)).toMatch(/^The last one is planned for Thu, Feb 5/);
  const last = { ...plan, waiting: 1 };
  expect(endOfPlan(last)).toBe("It is the last one.");
  const starting = { ...plan, nextStartAt: null };
  expect(progressOfPlan(starting)).toBe("3 of 40 made");
  expect(endOfPlan(starting)).toBe("The next one is being made just now.");
});

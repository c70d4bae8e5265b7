import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { expect, test } from "vitest";
import {
  runOutcome,
  progressText,
  runSubject,
  timeLeft,
  runTitle,
  wallLabel,
} from "./run-words.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

test.each([
  [-5, "less than a minute left"],
  [0.5, "less than a minute left"],
  [1, "about 1 minute left"],
  [57.2, "about 58 minutes left"],
  [120, "about 2 hours left"],
  [60 * 24 * 9, "about 9 days left"],
])("what ends in %d minutes is shown as '%s'", (minutes, text) => {
  expect(timeLeft(at(minutes), NOW)).toBe(text);
});

const run: CreationRun = {
  id: "0190c0de-0000-7000-8000-000000000001",
  kind: "bulk",
  status: "running",
  service: "Roofing",
  services: 1,
  total: 400,
  completed: 225,
  counts: { pending: 169, processing: 6, success: 218, error: 7, cancelled: 0, deleted: 0 },
  dripPerDay: null,
  perWeek: null,
  isOwnAccount: true,
  createdAt: at(-73),
  estimatedEndAt: at(57.2),
  nextStartAt: null,
  hold: null,
};
const tally = { waiting: 169, underWay: 6, live: 218, attention: 7, cancelled: 0, deleted: 0 };

test("the progress line has the time left and the sites that need attention, as far as known", () => {
  expect(progressText(run, tally, NOW)).toBe("about 58 minutes left – 7 need attention");
  expect(progressText({ ...run, estimatedEndAt: null }, { ...tally, attention: 1 }, NOW)).toBe(
    "working out how long it takes – 1 needs attention",
  );
  expect(progressText({ ...run, status: "paused" }, { ...tally, attention: 0 }, NOW)).toBe(
    "paused",
  );
  expect(progressText({ ...run, status: "cancelled" }, { ...tally, attention: 0 }, NOW)).toBe(
    "6 sites still under way",
  );
});

test("the wall has a text alternative", () => {
  expect(wallLabel(tally)).toBe(
    "One tile for each site: 218 live, 6 under way, 169 waiting, 7 in need of attention. The list below has them all.",
  );
});

test("a run is named by its service and its place, where it has only one of each", () => {
  const site = (serviceName: string, city: string): RunSite => ({
    siteIndex: 0,
    campaignId: null,
    serviceName,
    city,
    state: "NC",
    status: "pending",
    message: "",
    deploymentUrl: null,
    nextAttemptAt: null,
    version: 1,
  });
  expect(runTitle(run, [])).toBe("400 sites");
  expect(runTitle(run, [site("Roofing", "Boone"), site("Roofing", "Cary")])).toBe(
    "Roofing in 2 cities",
  );
  expect(runTitle(run, [site("Roofing", "Boone")])).toBe("Roofing in Boone, NC");
  expect(runTitle(run, [site("Roofing", "Boone"), site("Plumbing", "Cary")])).toBe("400 sites");
});

test.each([
  ["running", run.counts, "Under way: 218 of 400 live"],
  ["paused", run.counts, "Paused: 218 of 400 live"],
  ["complete", { success: 400 }, "All live"],
  ["complete", { success: 393, error: 7 }, "393 live, 7 not"],
  ["cancelled", { success: 218, error: 1, cancelled: 181 }, "218 live, 1 not, 181 cancelled"],
  // The same words as on the run's own page.
  ["complete", { success: 391, error: 8, deleted: 1 }, "391 live, 8 not, 1 deleted"],
] as const)("a list shows the state of a run that is %s", (status, counts, text) => {
  const none = { pending: 0, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 };
  expect(runOutcome({ ...run, status, counts: { ...none, ...counts } })).toBe(text);
});

test.each([
  [{ services: 1 }, "Bulk creation: Roofing, 400 sites"],
  [{ services: 3 }, "Bulk creation: Roofing and 2 more services, 400 sites"],
  [{ service: "", services: 0 }, "Bulk creation: 400 sites"],
  [{ total: 1 }, "Bulk creation: Roofing, 1 site"],
])("a list shows what a run was: %j", (change, text) => {
  expect(runSubject({ ...run, ...change })).toBe(text);
});

import type { RunSite } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { describe, expect, test } from "vitest";
import { siteFix } from "./site-fix.ts";
import { initialFilter, filterSites } from "./filter-sites.ts";
import { countRefundable, siteStateOf, tallyOf } from "./site-state.ts";

const CAMPAIGN = "0190c0de-0000-7000-8000-000000000002";
const site = (changes: Partial<RunSite> = {}): RunSite => ({
  siteIndex: 0,
  campaignId: CAMPAIGN,
  serviceName: "Roofing",
  city: "Springfield",
  state: "MO",
  status: "success",
  message: "",
  deploymentUrl: null,
  nextAttemptAt: null,
  version: 1,
  ...changes,
});
const waiting = site({ status: "pending", campaignId: null });
const queued = site({ status: "pending" });
const failed = site({ status: "error", message: "Netlify is not answering" });
const neverMade = site({ status: "error", campaignId: null });
const deleted = site({
  status: "error",
  campaignId: null,
  message: texts.creationRuns.deleted,
});
const cancelled = site({ status: "cancelled", campaignId: null });
const all = [waiting, queued, site({ status: "processing" }), site(), failed, neverMade];

describe("the state of a site", () => {
  test.each([
    ["waits, until it is started", waiting, "waiting"],
    ["is under way once it is queued", queued, "underWay"],
    ["is under way while it deploys", site({ status: "processing" }), "underWay"],
    ["is live", site(), "live"],
    ["needs attention when it failed", failed, "attention"],
    ["needs attention when it could not even be made", neverMade, "attention"],
    ["needs nobody once somebody deleted it", deleted, "deleted"],
    ["is cancelled", cancelled, "cancelled"],
  ] as const)("it %s", (_, one, state) => {
    expect(siteStateOf(one)).toBe(state);
  });

  test("a tally counts each site once", () => {
    expect(tallyOf([...all, deleted, cancelled])).toEqual({
      waiting: 1,
      underWay: 2,
      live: 1,
      attention: 2,
      cancelled: 1,
      deleted: 1,
    });
  });

  test("cancelling returns the credits of sites that were never created, failed or not", () => {
    expect(countRefundable([...all, deleted, cancelled])).toBe(2);
  });
});

describe("which sites are listed", () => {
  const places = [
    site({ city: "Springfield", state: "MO" }),
    site({ siteIndex: 1, city: "Springfield", state: "IL" }),
    site({ siteIndex: 2, city: "Winston-Salem", state: "NC", status: "error" }),
  ];
  const indexes = (q: string) =>
    filterSites(places, { show: "all", q }).map((one) => one.siteIndex);

  test("waiting lists sites under way too, and each other filter only its own", () => {
    expect(filterSites(all, { show: "waiting" })).toEqual(all.slice(0, 3));
    expect(filterSites(all, { show: "live" })).toEqual([all[3]]);
    expect(filterSites(all, { show: "attention" })).toEqual([failed, neverMade]);
    expect(filterSites(all, { show: "all" })).toBe(all);
  });

  test("a search finds places by how their words begin, in any order", () => {
    expect(indexes("spr")).toEqual([0, 1]);
    expect(indexes("Springfield, MO")).toEqual([0]);
    expect(indexes("il spring")).toEqual([1]);
    expect(indexes("salem")).toEqual([2]);
    expect(indexes("field")).toEqual([]);
  });

  test("at first only what needs a person is listed; once all is live, what is live", () => {
    expect(initialFilter(tallyOf(all))).toBe("attention");
    expect(initialFilter(tallyOf([site()]))).toBe("live");
    expect(initialFilter(tallyOf([]))).toBe("attention");
  });
});

test.each([
  ["Netlify rejected this token. Create a new one and update it in Settings.", "settings"],
  ["Bucket agency-sites no longer exists.", "settings"],
  ["Netlify is not answering", "here"],
  ["Netlify refused this: no reason given", "campaign"],
  ["This deploy was removed at Netlify before it was finished. Deploy again.", "here"],
  ["This AWS account has as many distributions as it may have.", "settings"],
  ["The default Netlify account cannot take this site right now.", "campaign"],
] as const)("the way out of '%s' is %s", (message, place) => {
  expect(siteFix({ ...failed, message }).place).toBe(place);
});

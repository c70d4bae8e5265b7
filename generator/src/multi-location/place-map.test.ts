import { expect, test } from "vitest";
import type { PagePlan } from "../plan-page.ts";
import { placeMap } from "./place-map.ts";
import { planPages } from "./plan-pages.ts";
import { locationNumber, sampleMultiSite } from "./test-support.ts";

const mapOf = (count: number, change = (page: PagePlan) => page) => {
  const locations = Array.from({ length: count }, (_, index) => locationNumber(101 + index));
  const plan = planPages(sampleMultiSite({ locations }));
  return placeMap(change(plan.home), plan.locations.map(change));
};

const inState = (code: string) => (page: PagePlan) => ({
  ...page,
  site: { ...page.site, state: { code, name: code } },
});

test("locations close by are shown in their counties, with faint ones around", () => {
  const map = mapOf(4);
  expect(map?.caption).toBe("Alfaral, S2 and 4 more places");
  expect(map?.dots).toHaveLength(5);
  expect(map?.outlines.filter(({ isOwn }) => isOwn)).toHaveLength(2);
  expect(map?.outlines.some(({ isOwn }) => !isOwn)).toBe(true);
});

test("locations far apart are shown in their state, and those all over in the country", () => {
  expect(mapOf(30, inState("NC"))?.outlines).toHaveLength(1);
  expect(mapOf(30, inState("NC"))?.outlines).not.toEqual(mapOf(30, inState("TX"))?.outlines);
  const codes = ["NC", "SC", "VA", "TN", "GA"];
  let next = 0;
  const anywhere = mapOf(30, (page) => inState(codes[(next += 1) % 5] ?? "")(page));
  expect(anywhere?.outlines).toHaveLength(1);
});

test("every dot lies on the drawing", () => {
  for (const count of [1, 4, 30])
    for (const { x, y } of mapOf(count, inState("NC"))?.dots ?? []) {
      expect(Math.abs(x)).toBeLessThanOrEqual(108);
      expect(Math.abs(y)).toBeLessThanOrEqual(92);
    }
});

test("without a place on the map there is none", () => {
  const unknown = (page: PagePlan) => ({ ...page, site: { ...page.site, facts: null } });
  expect(mapOf(3, unknown)).toBeNull();
});

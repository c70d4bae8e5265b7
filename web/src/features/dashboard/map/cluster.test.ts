import { describe, expect, test } from "vitest";
import {
  cluster,
  commonStatus,
  countSitesByStatus,
  gapFor,
  markName,
  markRadius,
  worstStatus,
} from "./cluster.ts";
import { spotsOf } from "./spots.ts";
import type { MapSite } from "./spots.ts";

type Status = MapSite["status"];

let made = 0;
function point(
  place: string,
  [longitude, latitude]: [number | null, number | null],
  status: Status,
) {
  made += 1;
  return [`id-${made}`, longitude, latitude, status, `Plumbing in ${place}`] as [
    string,
    number | null,
    number | null,
    Status,
    string,
  ];
}

const BOISE: [number, number] = [-116.2, 43.6];
const NAMPA: [number, number] = [-116.56, 43.54];
const MIAMI: [number, number] = [-80.19, 25.76];
const NO_LEADS = new Map<string, number>();

/** 10,000 sites all over the country, from a fixed seed. */
function crowd() {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: 10_000 }, (_, index) =>
    point(`City ${index}, KS`, [-122 + random() * 52, 26 + random() * 22], "deployed"),
  );
}

describe("sites on the map", () => {
  test("those of one city are one mark, called by the city and its states", () => {
    const points = ["deployed", "failed", "deployed"].map((status) =>
      point("Boise, ID", BOISE, status as Status),
    );
    const { spots } = spotsOf(points, new Map(points.slice(1).map(([id], at) => [id, at + 1])));
    const [mark, ...others] = cluster(spots, { scale: 40, gap: 0 });
    expect(others).toEqual([]);
    expect(mark && markName(mark)).toBe(
      "3 sites in Boise, ID: 2 deployed, 1 failed, 3 leads in 30 days",
    );
    expect(mark && commonStatus(mark.sites)).toBe("deployed");
    expect(mark && worstStatus(mark.sites)).toBe("failed");
  });

  test("neighbouring cities are one mark from afar and two from near, far ones never", () => {
    const { spots } = spotsOf(
      [
        point("Boise, ID", BOISE, "deployed"),
        point("Nampa, ID", NAMPA, "queued"),
        point("Miami, FL", MIAMI, "deployed"),
      ],
      NO_LEADS,
    );
    expect(cluster(spots, { scale: 0.5, gap: 0 }).map(markName)).toEqual([
      "2 sites around Nampa, ID: 1 deployed, 1 queued",
      "Plumbing in Miami, FL, Deployed",
    ]);
    expect(cluster(spots, { scale: 8, gap: 0 })).toHaveLength(3);
  });

  test("sites without a place, or off the map, are counted separately", () => {
    const { spots, unplaced } = spotsOf(
      [
        point("Nowhere, NC", [null, null], "deployed"),
        point("San Juan, PR", [-66.1, 18.47], "deployed"),
        point("Boise, ID", BOISE, "deployed"),
      ],
      NO_LEADS,
    );
    expect(spots).toHaveLength(1);
    expect(unplaced.map(({ name }) => name)).toEqual([
      "Plumbing in Nowhere, NC",
      "Plumbing in San Juan, PR",
    ]);
  });

  test("however many, become at most 220 marks, and none is lost", () => {
    const { spots, unplaced } = spotsOf(crowd(), NO_LEADS);
    const marks = cluster(spots, { scale: 0.6, gap: gapFor(spots, 0.6) });
    expect(marks.length).toBeLessThanOrEqual(220);
    expect(marks.length).toBeGreaterThan(50);
    const shown = marks.flatMap(({ sites }) => sites);
    expect(shown.length + unplaced.length).toBe(10_000);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test("states are counted in reading order and add up", () => {
    const { spots } = spotsOf(
      (["none", "failed", "queued", "deployed", "deployed"] as const).map((status) =>
        point("Boise, ID", BOISE, status),
      ),
      NO_LEADS,
    );
    expect(countSitesByStatus(spots[0]?.sites ?? [])).toEqual([
      ["deployed", 2],
      ["queued", 1],
      ["failed", 1],
      ["none", 1],
    ]);
  });

  test("more sites make a larger mark", () => {
    const radii = [1, 2, 10, 100, 10_000].map(markRadius);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  });
});

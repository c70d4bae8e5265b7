import { describe, expect, test } from "vitest";
import { MAP } from "./project.ts";
import { isDirection, nearestPoint, nextPoint, viewOnMap, viewOf, WHOLE } from "./view.ts";

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].filter(isDirection);

/** Points from a fixed seed, unsorted like real places. */
const points = Array.from({ length: 300 }, (_, index) => ({
  x: (index * 7_919) % 967,
  y: (index * 104_729) % 607,
}));

describe("walking the map with the arrow keys", () => {
  test("goes to the next point ahead, and stays at the last one", () => {
    const [west, middle, east] = [
      { x: 0, y: 10 },
      { x: 50, y: 0 },
      { x: 100, y: 5 },
    ];
    const row = [west, middle, east];
    expect(nextPoint(row, west, "ArrowRight")).toBe(middle);
    expect(nextPoint(row, middle, "ArrowRight")).toBe(east);
    expect(nextPoint(row, east, "ArrowRight")).toBeUndefined();
    expect(nextPoint(row, east, "ArrowLeft")).toBe(middle);
  });

  test("leads to every point from any other", () => {
    const [first = { x: 0, y: 0 }] = points;
    const reached = new Set([first]);
    for (const from of reached)
      for (const key of KEYS) {
        const next = nextPoint(points, from, key);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(points.length);
  });
});

describe("what part of the map is shown", () => {
  test("never reaches beyond the map", () => {
    expect(viewOnMap({ x: -50, y: 9_000, zoom: 2 })).toEqual({
      x: MAP.width / 4,
      y: (MAP.height * 3) / 4,
      zoom: 2,
    });
    expect(viewOnMap({ x: 0, y: 0, zoom: 0.2 })).toEqual(WHOLE);
  });

  test("zooms in until points are apart, but not for points in one place", () => {
    const pair = [
      { x: 600, y: 300 },
      { x: 604, y: 301 },
    ];
    const near = viewOf(pair, WHOLE);
    expect(near).toMatchObject({ zoom: 8 });
    expect(near && viewOf(pair, near)?.zoom).toBeGreaterThan(8);
    expect(viewOf([{ x: 600, y: 300 }], WHOLE)).toBeUndefined();
    expect(viewOf(pair, { ...WHOLE, zoom: 40 })).toBeUndefined();
  });

  test("the nearest point is found", () => {
    expect(nearestPoint([], { x: 0, y: 0 })).toBeUndefined();
    expect(nearestPoint(points, { x: 1, y: 1 })).toBe(points[0]);
  });
});

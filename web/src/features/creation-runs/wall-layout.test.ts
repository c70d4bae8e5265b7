import { expect, test } from "vitest";
import { layOutWall, placeOfTile, tileAt } from "./wall-layout.ts";

const WIDTH = 942;

test.each([
  [8, 32],
  [400, 20],
  [10_000, 5],
])("a wall of %d has tiles of about %d pixels and fits", (count, size) => {
  const layout = layOutWall(count, WIDTH, 400);
  expect(Math.floor(layout.size)).toBe(size);
  expect(layout.height).toBeLessThanOrEqual(400);
});

test("a full row fills any width", () => {
  for (const width of [288, 333.3, WIDTH]) {
    const layout = layOutWall(400, width, 400);
    const last = placeOfTile(layout.columns - 1, layout);
    expect(last.x + layout.size).toBeCloseTo(width);
    expect(last.y).toBe(0);
  }
});

test("every tile is found at its position, and none outside", () => {
  const layout = layOutWall(10_000, WIDTH, 400);
  for (const index of [0, 1, layout.columns - 1, layout.columns, 9_999]) {
    const { x, y } = placeOfTile(index, layout);
    expect(tileAt({ x: x + 2, y: y + 2 }, 10_000, layout)).toBe(index);
  }
  expect(tileAt({ x: WIDTH + 5, y: 1 }, 10_000, layout)).toBeUndefined();
  expect(tileAt({ x: -1, y: 1 }, 10_000, layout)).toBeUndefined();
  expect(tileAt({ x: WIDTH - 1, y: layout.height - 1 }, 10_000, layout)).toBeUndefined();
});

test("before the page has a width nothing breaks", () => {
  expect(layOutWall(400, 0, 400).columns).toBe(1);
  expect(layOutWall(0, WIDTH, 400).height).toBe(0);
});

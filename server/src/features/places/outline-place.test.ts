import { expect, test } from "vitest";
import { outlinePlace } from "./outline-place.ts";

const inside = (part: number) => part >= 0 && part <= 120;

test("a city is drawn as its county with a point in it", () => {
  const outline = outlinePlace({ city: "Winston-Salem", state: "NC", zip: "27101" });
  expect(outline?.path).toMatch(/^M\d/);
  expect([outline?.x ?? -1, outline?.y ?? -1].every(inside)).toBe(true);
});

test("two cities of one county share its outline, not its point", () => {
  const one = outlinePlace({ city: "Winston-Salem", state: "NC", zip: "" });
  const other = outlinePlace({ city: "Kernersville", state: "North Carolina", zip: "" });
  expect(other?.path).toBe(one?.path);
  expect(other).not.toEqual(one);
});

test("an unknown place has no outline", () => {
  expect(outlinePlace({ city: "Nowhere at All", state: "NC", zip: "" })).toBeUndefined();
  expect(outlinePlace({ city: "Winston-Salem", state: "Unknown", zip: "" })).toBeUndefined();
});

import { expect, test } from "vitest";
import { mapInSlices } from "./map-in-slices.ts";

test("thousands of things are mapped in order, and others get their turn meanwhile", async () => {
  const things = Array.from({ length: 1_234 }, (_, index) => index);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const doubled = await mapInSlices(things, (thing, index) => thing + index);
  clearInterval(timer);
  expect(doubled).toEqual(things.map((thing) => 2 * thing));
  expect(turns).toBeGreaterThan(0);
});

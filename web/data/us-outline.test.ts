import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { usOutline } from "./us-outline.ts";

test("the outline that the map is drawn on is what its source gives", () => {
  const drawn = new URL("../src/features/dashboard/map/us-outline.svg", import.meta.url);
  expect(readFileSync(drawn, "utf8")).toBe(usOutline());
});

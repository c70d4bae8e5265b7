import { expect, test } from "vitest";
import { strangeSets, unlikeSets } from "./hostile-fields.ts";

const SETS = Array.from({ length: 10_000 }, (_, set) => set);

test("ten thousand hostile sets of fields make the page that harmless ones make, as a browser reads it", () => {
  expect(unlikeSets(SETS, 1)).toEqual([]);
  expect(strangeSets(SETS, 1)).toEqual([]);
});

import { expect, test } from "vitest";
import { columnsIn } from "./columns-in.ts";

test.each([
  [18, 1],
  [22.4, 1],
  [46, 2],
  [61.5, 3],
  [80, 4],
])("in %d rem stand %d cards beside each other", (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

import { expect, test } from "vitest";
import { columnsIn } from "./campaign-grid.tsx";

test.each([
  [18, 1],
  [22.4, 1],
  [46, 2],
  [61.5, 3],
  [80, 4],
])("%d rem have space for %d cards in a row", (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

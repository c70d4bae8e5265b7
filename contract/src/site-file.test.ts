import { expect, test } from "vitest";
import { columnOf, columnTitle, FILE_COLUMNS } from "./site-file.ts";

test("each column is found by its title and by its name, whatever their case", () => {
  expect(FILE_COLUMNS.map((column) => columnOf(` ${columnTitle(column).toUpperCase()} `))).toEqual(
    FILE_COLUMNS,
  );
  expect(FILE_COLUMNS.map((column) => columnOf(column))).toEqual(FILE_COLUMNS);
  expect(columnOf("Colour")).toBeUndefined();
  expect(new Set(FILE_COLUMNS.map(columnTitle)).size).toBe(FILE_COLUMNS.length);
});

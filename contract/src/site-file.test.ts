import { expect, test } from "vitest";
import { columnOf, fileColumnTitle, FILE_COLUMNS, labelsInCell } from "./site-file.ts";

test("each column is found by its title and by its name, whatever their case", () => {
  expect(
    FILE_COLUMNS.map((column) => columnOf(` ${fileColumnTitle(column).toUpperCase()} `)),
  ).toEqual(FILE_COLUMNS);
  expect(FILE_COLUMNS.map((column) => columnOf(column))).toEqual(FILE_COLUMNS);
  expect(columnOf("Colour")).toBeUndefined();
  expect(new Set(FILE_COLUMNS.map(fileColumnTitle)).size).toBe(FILE_COLUMNS.length);
});

test("a file with the most rows has no more values than a request may have", () => {
  // `VALUES_PER_ROW` of the server's strict-json.ts, without the row itself.
  expect(FILE_COLUMNS.length).toBeLessThanOrEqual(31);
});

test("labels are separated by semicolons", () => {
  expect(labelsInCell(" A;b ; ;")).toEqual([" A", "b"].map((name) => name.trim()));
  expect(labelsInCell("")).toEqual([]);
});

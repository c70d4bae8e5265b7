import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("commas, quotes and line ends stay in their cell, numbers as they are", () => {
  expect(toCsv([['Plumber, "best"', -5, "two\nlines"]])).toBe(
    '\uFEFF"Plumber, ""best""",-5,"two\nlines"\r\n',
  );
});

test("a text that a spreadsheet would execute stays text", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
    expect(toCsv([[text]])).toContain(`'${text}`);
});

import { expect, test } from "vitest";
import { labelsMark, readVersionCell, versionCell } from "./file-version.ts";
import { cellOfText } from "./spreadsheet-text.ts";

test("the cell is read as it was written, even if a spreadsheet changed the apostrophe or the case, and without a mark", () => {
  const labels = labelsMark(["Client A"]);
  expect(readVersionCell(versionCell(12, ["Client A"]))).toEqual({ version: 12, labels });
  expect(readVersionCell(` ${versionCell(12, ["Client A"]).toUpperCase()} `)).toEqual({
    version: 12,
    labels,
  });
  expect(readVersionCell("12")).toEqual({ version: 12, labels: undefined });
  for (const cell of ["", "12-", "x", "12-05-2026", "1E5"])
    expect(readVersionCell(cell)).toEqual({ version: undefined, labels: undefined });
});

test("the same names in any order and case have the same mark, and other names another", () => {
  expect(labelsMark(["b", "A"])).toBe(labelsMark(["a", "B"]));
  const sets = [[], ["a"], ["b"], ["a", "b"], ["a,b"], ['a","b'], ["ab"]];
  expect(new Set(sets.map(labelsMark)).size).toBe(sets.length);
});

test("no spreadsheet reads the cell as a number, a date or a formula", () => {
  for (let at = 0; at < 2_000; at += 1) {
    const cell = versionCell(at, [`Label ${at}`]);
    expect(cell).toMatch(/^\d+-[bcdfghjkmnpqrstv]{8}$/);
    expect(cellOfText(cell)).toBe(cell);
  }
});

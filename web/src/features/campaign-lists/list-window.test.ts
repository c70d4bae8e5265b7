import { expect, test } from "vitest";
import { isOutdated, nextRead } from "./list-window.ts";
import type { ListWindow, Sight } from "./list-window.ts";

const head = { length: 60, total: 50_000, nextCursor: "after 60", readAt: 1 };
const top = { readAt: 1, at: 60, cursor: "after 60" };

const sight = (first: number, isSettled = true): Sight => ({ first, last: first + 20, isSettled });

const rowsFrom = (start: number, ends: Partial<ListWindow> = {}): ListWindow => ({
  start,
  campaigns: Array.from<never>({ length: 200 }),
  isAtBeginning: false,
  isAtEnd: false,
  ...ends,
});

test("the rows after the first page are read by scrolling down, and nothing while all rows in sight are loaded", () => {
  expect(nextRead(sight(0), { head, start: undefined, rows: undefined })).toEqual(top);
  const short = { ...head, total: 60, nextCursor: null };
  expect(nextRead(sight(40), { head: short, start: undefined, rows: undefined })).toBeUndefined();
  expect(nextRead(sight(0), { head, start: top, rows: undefined })).toBeUndefined();
  expect(nextRead(sight(100), { head, start: top, rows: rowsFrom(60) })).toBeUndefined();
});

test("rows next to the window are read by its cursors, until the list ends", () => {
  const start = { readAt: 1, at: 5_000 };
  const rows = rowsFrom(5_000);
  expect(nextRead(sight(5_150), { head, start, rows })).toBe("next");
  expect(nextRead(sight(5_030, false), { head, start, rows })).toBe("previous");
  const atEnd = rowsFrom(5_000, { isAtEnd: true });
  expect(nextRead(sight(5_150), { head, start, rows: atEnd })).toBeUndefined();
  // The rows before these are on the first page.
  expect(nextRead(sight(70), { head, start: top, rows: rowsFrom(60) })).toBeUndefined();
});

test("far rows are read by their offset once scrolling pauses, the end with all of a page", () => {
  const known = { head, start: top, rows: rowsFrom(60) };
  expect(nextRead(sight(25_000, false), known)).toBeUndefined();
  expect(nextRead(sight(25_000), known)).toEqual({ readAt: 1, at: 24_920 });
  expect(nextRead(sight(49_980), known)).toEqual({ readAt: 1, at: 49_800 });
  const far = { head, start: { readAt: 1, at: 24_920 }, rows: rowsFrom(24_920) };
  expect(nextRead(sight(0), far)).toEqual(top);
});

test("rows in sight are read again by their offset when the counts were read again", () => {
  const start = { readAt: 1, at: 24_000 };
  const newer = { ...head, readAt: 2 };
  const known = { head: newer, start, rows: rowsFrom(24_920) };
  expect(nextRead(sight(25_000, false), known)).toEqual({ readAt: 2, at: 24_920 });
});

test("ends that are not where the count puts them show that the list has changed", () => {
  expect(isOutdated(rowsFrom(5_000), 50_000)).toBe(false);
  expect(isOutdated(rowsFrom(49_800, { isAtEnd: true }), 50_000)).toBe(false);
  expect(isOutdated(rowsFrom(0, { isAtBeginning: true }), 50_000)).toBe(false);
  expect(isOutdated(rowsFrom(49_800), 50_000)).toBe(true);
  expect(isOutdated(rowsFrom(49_700, { isAtEnd: true }), 50_000)).toBe(true);
  expect(isOutdated(rowsFrom(3, { isAtBeginning: true }), 50_000)).toBe(true);
  expect(isOutdated(rowsFrom(0), 50_000)).toBe(true);
  // Beyond the end of a list that has become shorter, no rows are found.
  expect(isOutdated({ ...rowsFrom(49_800, { isAtEnd: true }), campaigns: [] }, 50_000)).toBe(true);
});

import { expect, test } from "vitest";
import { isTableText } from "./cities-field.tsx";

test("pasted spreadsheet rows are distinguished from a list of cities", () => {
  expect(isTableText("Durham\tNC\nCary\tNC")).toBe(true);
  expect(isTableText('"City",State\nDurham,NC')).toBe(true);
  expect(isTableText("Town;State\r\nDurham;NC")).toBe(true);
  expect(isTableText("Durham, NC\nCary, NC")).toBe(false);
  expect(isTableText("City, State")).toBe(false);
  expect(isTableText("Winston-Salem")).toBe(false);
});

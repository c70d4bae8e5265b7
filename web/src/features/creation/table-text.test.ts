import { expect, test } from "vitest";
import { isTableText } from "./cities-field.tsx";

test("pasted rows of a spreadsheet are told from cities one a line", () => {
  expect(isTableText("Durham\tNC\nCary\tNC")).toBe(true);
  expect(isTableText('"City",State\nDurham,NC')).toBe(true);
  expect(isTableText("Town;State\r\nDurham;NC")).toBe(true);
  expect(isTableText("Durham, NC\nCary, NC")).toBe(false);
  expect(isTableText("City, State")).toBe(false);
  expect(isTableText("Winston-Salem")).toBe(false);
});

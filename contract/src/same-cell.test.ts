import { expect, test } from "vitest";
import { isSameCell } from "./same-cell.ts";

test.each([
  ["a\r\nb", "a\nb"],
  [" a \n b", "a\nb"],
  ["ab", "a\tb"],
  ["'27101", "27101"],
  ["13365550142", "+13365550142"],
  ["501", "00501"],
  ["Ca?on ??", "Ca\u0144on 😀"],
  ["Cafe – ok", "Cafē – ok"],
])("%j is the same cell as %j", (cell, written) => {
  expect(isSameCell(cell, written)).toBe(true);
});

test.each([
  ["ab", "a b"],
  ["27102", "27101"],
  ["27101", "027-101"],
  ["a? b", "aé b"],
  ["", "0"],
  ["3.36555E+09", "3365550142"],
])("%j is another cell than %j", (cell, written) => {
  expect(isSameCell(cell, written)).toBe(false);
});

import { expect, test } from "vitest";
import { comparePlaces } from "./same-place.ts";

const at = (line: string, zip = "") => {
  const [city = "", state = ""] = line.split(", ");
  return { city, state, zip };
};

test.each([
  ["Winston-Salem, NC", "Winston Salem, North Carolina", "same"],
  ["St. Louis, MO", "Saint Louis, mo", "same"],
  ["Durham, NC", "Raleigh, NC", "other"],
  ["Springfield, IL", "Springfield, MO", "other"],
  ["Cary, NC", "Carry, NC", "other"],
  ["Winstn-Salem, NC", "Winston-Salem, NC", "corrected"],
  ["Winstn-Salem, NC", "Winstn Salem, NC", "same"],
  ["Winstn-Salem, NC", "Winston-Salem, TX", "other"],
  ["Nowhereville, NC", "Durham, NC", "other"],
  ["Durham, Unknown", "Durham, NC", "corrected"],
  ["Durham, Unknown", "Raleigh, NC", "other"],
  ["Nowhereville, NC", "Nowherevile, NC", "same"],
  ["Nowhereville, NC", "Elsewhere, NC", "other"],
])("%s to %s: %s", (paid, next, expected) => {
  expect(comparePlaces(at(paid), at(next))).toBe(expected);
});

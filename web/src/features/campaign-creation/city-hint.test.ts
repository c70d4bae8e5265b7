import { expect, test } from "vitest";
import { cityHint } from "./city-field.tsx";

const place = (city: string, state: string) => ({
  city,
  state,
  zip: "00000",
  county: null,
  latitude: 0,
  longitude: 0,
});
const known = [place("Boise", "ID"), place("Boise City", "OK")];

test("a known city needs no hint, nor does one still being typed", () => {
  for (const city of ["boise", "Boise", "Boi", "B", ""])
    expect(cityHint(known, city)).toBeUndefined();
});

test("an unknown city gets a hint about what its site will lack", () => {
  expect(cityHint([], "Atlantis")).toMatch(/without local facts/);
});

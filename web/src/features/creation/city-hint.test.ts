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

test("a known city in its state needs no hint, nor does one still being typed", () => {
  expect(cityHint(known, "boise", "id")).toBeUndefined();
  expect(cityHint(known, "Boise", "Idaho")).toBeUndefined();
  expect(cityHint(known, "Boise", "Ida")).toBeUndefined();
  expect(cityHint(known, "Boi", "")).toBeUndefined();
  expect(cityHint(known, "B", "")).toBeUndefined();
});

test("a known city in another state gets a hint to check the state", () => {
  expect(cityHint(known, "Boise", "NC")).toMatch(/We know Boise in ID, not in NC/);
});

test("an unknown city gets a hint about what its site will lack", () => {
  expect(cityHint([], "Atlantis", "NC")).toMatch(/without local facts/);
});

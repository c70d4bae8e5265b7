import { expect, test } from "vitest";
import { parseLocations, parseServices } from "./location-lines.ts";

test("a line is a city and a state; one without a comma is dropped and reported [spec 5]", () => {
  expect(
    parseLocations("Durham, NC\r\n\n  Raleigh ,north carolina \nAustin TX\n, NC\nBoise,"),
  ).toEqual({
    locations: [
      { city: "Durham", state: "NC" },
      { city: "Raleigh", state: "NC" },
    ],
    dropped: ["Austin TX", ", NC", "Boise,"],
    merged: [],
  });
});

test("the same place twice is one, and the main location is not counted as another one", () => {
  const main = { city: "Durham", state: "North Carolina" };
  expect(parseLocations("durham, nc\nCary, NC\nCARY, NC", [main])).toEqual({
    locations: [{ city: "Cary", state: "NC" }],
    dropped: [],
    merged: ["durham, nc", "CARY, NC"],
  });
});

test("a service may be described behind a colon", () => {
  expect(
    parseServices("Drain cleaning\nWater heaters: gas: and electric\ndrain CLEANING\n: x"),
  ).toEqual([
    { name: "Drain cleaning", description: "" },
    { name: "Water heaters", description: "gas: and electric" },
  ]);
});

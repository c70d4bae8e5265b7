import { expect, test } from "vitest";
import { checkPlace } from "./suggest-spelling.ts";

const named = (city: string, state: string) =>
  checkPlace({ city, state }).suggestions.map((place) => `${place.city}, ${place.state}`);

test.each([
  ["Round Rok", "TX", "Round Rock, TX"],
  ["Rond Rock", "TX", "Round Rock, TX"],
  ["Cedarpark", "tx", undefined],
  ["Ceder Park", "Texas", "Cedar Park, TX"],
  ["Asutin", "TX", "Austin, TX"],
  ["Kernersvile", "NC", "Kernersville, NC"],
  ["Winston Slaem", "NC", "Winston-Salem, NC"],
  ["Round Rock", "OK", "Round Rock, TX"],
  ["Cedar Park", "", "Cedar Park, TX"],
  ["Springfield", "", "Springfield, MO"],
  ["Cahokia", "IL", "Cahokia Heights, IL"],
  ["Red Bnak", "TN", "Red Bank, TN"],
])("'%s, %s' suggests %s first", (city, state, first) => {
  expect(named(city, state)[0]).toBe(first);
});

test("a place that is known suggests nothing, nor does an unknown one", () => {
  expect(checkPlace({ city: "Round Rock", state: "TX" })).toEqual({
    isKnown: true,
    problem: null,
    suggestions: [],
  });
  for (const [city, state] of [
    ["Atlantis-on-Sea", "TX"],
    ["Xy", "TX"],
    ["", "TX"],
    ["", ""],
  ] as const)
    expect(checkPlace({ city, state })).toEqual({
      isKnown: false,
      problem: "unknown",
      suggestions: [],
    });
});

test("a name may be the start of the one that is meant", () => {
  expect(named("Winston", "NC")).toEqual(["Kinston, NC", "Winton, NC", "Winston-Salem, NC"]);
});

test("at most three are suggested, the nearest first", () => {
  expect(named("Springfeld", "").length).toBe(0);
  expect(named("Springfield", "").length).toBe(3);
  expect(named("Lakewod", "CO")[0]).toBe("Lakewood, CO");
});

test("a name that several places have is known only with a ZIP code", () => {
  const shared = { city: "Woodlawn", state: "VA" };
  expect(checkPlace(shared)).toEqual({ isKnown: false, problem: "ambiguous", suggestions: [] });
  expect(checkPlace({ ...shared, zip: "24381" }).isKnown).toBe(true);
});

test("a place of which no more than the name is known has no facts", () => {
  expect(checkPlace({ city: "Hunts Point", state: "WA" })).toEqual({
    isKnown: false,
    problem: "nameOnly",
    suggestions: [],
  });
});

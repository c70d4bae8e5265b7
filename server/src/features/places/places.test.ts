import { describe, expect, test } from "vitest";
import {
  findListedPlace,
  findPlace,
  primaryZip,
  resolveUnknownState,
  suggestPlaces,
} from "./places.ts";

const named = (query: string, limit = 5) =>
  suggestPlaces(query, limit).map(({ city, state }) => `${city}, ${state}`);

describe("finding a place", () => {
  test.each([
    ["winston salem", "nc", "Winston-Salem 27101"],
    ["Saint Louis", "Missouri", "St. Louis 63101"],
    ["O Fallon", "MO", "O'Fallon 63366"],
    ["Coeur d’Alene", "ID", "Coeur d'Alene 83815"],
    ["La Canada Flintridge", "CA", "La Cañada Flintridge 91011"],
  ])("understands %s, %s", (city, state, expected) => {
    const place = findPlace(city, state);
    expect(place && `${place.name} ${primaryZip(place)}`).toBe(expected);
  });

  test.each([
    ["New York City", "NY", "New York"],
    ["NYC", "NY", "New York"],
    ["Manhattan", "NY", "Manhattan"],
    ["The Bronx", "NY", "Bronx"],
    ["Brooklyn", "NY", "Brooklyn"],
    ["Queens", "NY", "Queens"],
    ["Staten Island", "NY", "Staten Island"],
    ["Washington D.C.", "DC", "Washington"],
    ["The Woodlands", "TX", "The Woodlands"],
    ["Lexington-Fayette", "KY", "Lexington"],
    ["Lakewood", "CO", "Lakewood"],
    ["Centennial", "CO", "Centennial"],
    ["Miramar", "FL", "Miramar"],
    ["Davie", "FL", "Davie"],
    ["Sandy Springs", "GA", "Sandy Springs"],
    ["Spokane Valley", "WA", "Spokane Valley"],
    ["Paradise", "NV", "Paradise"],
    ["Enterprise", "NV", "Enterprise"],
    ["Spring Valley", "NV", "Spring Valley"],
    ["Ewing", "NJ", "Ewing"],
    ["Utqiagvik", "AK", "Utqiagvik"],
    ["Barrow", "AK", "Utqiagvik"],
    ["Shelby Township", "MI", "Shelby Township"],
    ["Shelby Twp", "MI", "Shelby Township"],
    ["Canton Township", "MI", "Canton"],
    ["James Island", "SC", "James Island"],
    ["Saint Paul", "MN", "St. Paul"],
    ["San Juan", "PR", "San Juan"],
  ])("knows %s, %s, which is no postal name, as %s with a ZIP code", (city, state, name) => {
    const place = findPlace(city, state);
    expect(place?.name).toBe(name);
    expect(place && primaryZip(place)).toMatch(/^\d{5}$/);
  });

  test.each([
    ["Meads", "KY"],
    ["Ironville", "KY"],
    ["East Independence", "MO"],
    ["West Raleigh", "NC"],
    ["Tempe Junction", "AZ"],
  ])("does not take the ghost %s, %s for a place", (city, state) => {
    expect(findPlace(city, state)).toBeUndefined();
  });

  test.each([
    ["Winston-Salem", "SC"],
    ["Cahokia", "IL"],
    ["Alorton", "IL"],
    ["Winston-Salem", "Unknown"],
    ["", "NC"],
    ["<script>", "NC"],
  ])("has nothing for %s in %s", (city, state) => {
    expect(findPlace(city, state)).toBeUndefined();
  });

  test.each([
    ["Woodlawn", "VA"],
    ["Georgetown", "IL"],
    ["Ceiba", "PR"],
  ])("does not guess which %s of %s is meant", (city, state) => {
    expect(findPlace(city, state)).toBeUndefined();
  });

  test("a page that is listed already has the largest of them, or the one with its ZIP code", () => {
    const largest = findListedPlace("Woodlawn", "VA");
    expect(largest?.name).toBe("Woodlawn");
    expect(findListedPlace("Woodlawn", "VA", "22309")).toEqual(largest);
    expect(findListedPlace("Woodlawn", "VA", "24381-0001")?.county).toBe("Carroll County");
    expect(findListedPlace("Nosuchplace", "VA")).toBeUndefined();
  });

  test("a ZIP code decides which of two namesakes is meant", () => {
    expect(findPlace("Woodlawn", "VA", "24381")?.county).toBe("Carroll County");
    expect(findPlace("Woodlawn", "VA", "22309")).toBeUndefined();
  });

  test("of namesakes in one state takes the largest, unless the ZIP code selects another", () => {
    expect(findPlace("Highland", "IN")?.zctas).toContain("46322");
    const large = findPlace("Springfield", "NJ");
    expect(findPlace("Springfield", "NJ", large?.zctas[0])).toEqual(large);
    expect(findPlace("Orlando", "FL")?.latitude).toBeCloseTo(28.538, 2);
    expect(findPlace("Orlando", "FL", "32899")?.zctas).toEqual(["32899"]);
    expect(findPlace("Orlando", "FL", "32899-0001")?.zctas).toEqual(["32899"]);
  });
});

describe("a city without its state (decision D12)", () => {
  test.each([
    ["Winston-Salem", "NC"],
    ["Chicago", "IL"],
    ["Kalamazoo", "MI"],
  ])("%s can only be the one in %s", (city, state) => {
    expect(resolveUnknownState(city)?.state).toBe(state);
  });

  test.each(["Springfield", "Portland", "Columbus", "Nowhereville", ""])(
    "%s is not guessed at",
    (city) => {
      expect(resolveUnknownState(city)).toBeUndefined();
    },
  );
});

describe("autocomplete", () => {
  test.each([
    ["winston", "Winston-Salem, NC"],
    ["WINSTON S", "Winston-Salem, NC"],
    ["st lou", "St. Louis, MO"],
    ["27101", "Winston-Salem, NC"],
    ["2710", "Winston-Salem, NC"],
    ["Winston-Salem, NC", "Winston-Salem, NC"],
    ["springfield, ill", "Springfield, IL"],
    ["salem or", "Salem, OR"],
    ["st l", "St. Louis, MO"],
    ["stock", "Stockton, CA"],
    ["nyc", "New York, NY"],
    ["la caña", "La Cañada Flintridge, CA"],
  ])("offers for %s first %s", (query, first) => {
    expect(named(query)[0]).toBe(first);
  });

  test("offers the larger places first and no place twice", () => {
    const offered = named("new york", 10);
    expect(offered[0]).toBe("New York, NY");
    expect(new Set(offered).size).toBe(offered.length);
  });

  test("keeps to the limit and offers nothing for nothing", () => {
    expect(named("san", 3)).toHaveLength(3);
    expect(named("", 3)).toEqual([]);
    expect(named("zzzz", 3)).toEqual([]);
    expect(named("%_'\"", 3)).toEqual([]);
  });

  test("gives the county, the position and the ZIP code that was typed", () => {
    expect(suggestPlaces("27104", 1)).toEqual([
      {
        city: "Winston-Salem",
        state: "NC",
        zip: "27104",
        county: "Forsyth County",
        latitude: 36.09986,
        longitude: -80.24422,
      },
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { TRADES } from "../all-trades.ts";
import { matchTrade, stemOf } from "./match-trade.ts";
import {
  DIRECTORY_NAMES,
  DIRECTORY_OTHERS,
  SECOND_NAMES,
  SECOND_OTHERS,
  THIRD_NAMES,
  THIRD_OTHERS,
} from "./sample-names.ts";

const lists = [
  ["directory", DIRECTORY_NAMES, DIRECTORY_OTHERS],
  ["second", SECOND_NAMES, SECOND_OTHERS],
  ["third", THIRD_NAMES, THIRD_OTHERS],
] as const;

describe.each(lists)("names of the %s list", (_, byTrade, others) => {
  const names = Object.entries(byTrade).flatMap(([trade, list]) =>
    list.split("; ").map((name) => ({ trade, name, matched: matchTrade(name) })),
  );

  test("95 of 100 are of the right trade, and none of a wrong one", () => {
    const right = names.filter(({ trade, matched }) => matched === trade);
    const wrong = names.filter(({ trade, matched }) => matched !== trade && matched !== null);
    expect(wrong).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(names.length * 0.95);
  });

  test("other services are of no trade", () => {
    expect(others.split("; ").filter((name) => matchTrade(name) !== null)).toEqual([]);
  });
});

test("the first list has 200 names, and 100 of other services", () => {
  const names = Object.values(DIRECTORY_NAMES).flatMap((list) => list.split("; "));
  expect(names.length).toBeGreaterThanOrEqual(200);
  expect(new Set(names).size).toBe(names.length);
  expect(DIRECTORY_OTHERS.split("; ")).toHaveLength(100);
});

test.each(TRADES.map((trade) => [trade.slug, trade] as const))(
  "names that people type for %s mean it, in any case",
  (slug, { typed, names }) => {
    const all = [...typed, ...typed.map((name) => ` ${name.toUpperCase()} `), names.noun];
    expect(all.filter((name) => matchTrade(name) !== slug)).toEqual([]);
  },
);

test.each([
  ["24/7 Emergency Plumber", "plumbing"],
  ["A/C repair", "hvac"],
  ["H.V.A.C. contractors", "hvac"],
  ["Plumbing & Heating", "plumbing"],
  ["Painting and Drywall", "painting"],
  ["Tile and Grout Cleaning", "carpet-cleaning"],
  ["Concrete Pressure Washing", "pressure-washing"],
  ["Smith Brothers Plumbing of Winston-Salem", "plumbing"],
  ["Plummer near me", "plumbing"],
  ["Electrcian", "electrical"],
  ["Powerwashing", "pressure-washing"],
  ["Plomero en Houston", "plumbing"],
  ["Keys locked in car", "locksmith"],
])("%j is of the trade %s", (name, trade) => {
  expect(matchTrade(name)).toBe(trade);
});

test.each([
  "",
  "Service",
  "24/7",
  "Child Care",
  "Car Painting",
  "Plumbing Supply Store",
  "Fencing Lessons",
  "Home & Garden",
  "Sewing",
  "Hot Tub Repair",
  "Roofing Materials",
  "Plumbing Apprenticeship",
  "HVAC Staffing",
  "Repair",
  "constructor",
  "Energy Healer",
  "Healer Services",
  "Brick Pointing",
  "Lip Plumper",
  "Parking Service",
  "\ud800 plumbless",
])("%j is of no trade", (name) => {
  expect(matchTrade(name)).toBeNull();
});

test.each([
  ["cleaners", "cleaning"],
  ["fences", "fencing"],
  ["roofers", "roofing"],
  ["trimming", "trim"],
  ["batteries", "battery"],
  ["movers", "mover"],
])("%s and %s have one stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ["sewer", "sewing"],
  ["care", "car"],
  ["gardening", "garden"],
  ["mower", "mowing"],
])("%s and %s have two", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

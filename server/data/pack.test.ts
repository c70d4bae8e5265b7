import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { KM_PER_MILE, milesBetween } from "@mainstreet/generator/distance";
import { placePack } from "../src/features/places/pack.ts";
import { placeAt } from "../src/features/places/place.ts";
import { findPlace } from "../src/features/places/places.ts";
import { timeZoneName } from "../src/features/places/time-zones.ts";
import { readZipCodes } from "./sources.ts";

const { places, zones, counties, aliases } = placePack();
const ids = [...places.name.keys()];

const pointAt = (id: number) => ({
  latitude: (places.latitude[id] ?? 0) / 100_000,
  longitude: (places.longitude[id] ?? 0) / 100_000,
});

test("the pack is the one whose checksum is committed", () => {
  const file = readFileSync(new URL("./places.json", import.meta.url));
  const checksum = readFileSync(new URL("./places.json.sha256", import.meta.url), "utf8");
  expect(checksum).toBe(`${createHash("sha256").update(file).digest("hex")}  places.json\n`);
});

test("it holds 16,000 places that may be named on the pages of others, and all columns are of one length", () => {
  const named = ids.filter((id) => "ac".includes(places.source[id] ?? "-"));
  expect(named.length).toBeGreaterThanOrEqual(16_000);
  expect(new Set(Object.values(places).map((column) => column.length))).toEqual(
    new Set([ids.length]),
  );
  expect(counties.name).toHaveLength(3142 + 78);
  expect(aliases.place.every((id) => places.name[id] !== undefined)).toBe(true);
});

test("a city's own ZIP codes lie within 30 km of it", () => {
  const zipCodes = new Map(readZipCodes().map((row) => [row.zip, row]));
  const far = ids
    .filter((id) => places.source[id] === "c")
    .flatMap((id) =>
      [...placeAt(id).zctas, ...placeAt(id).otherZips].filter((zip) => {
        const row = zipCodes.get(zip);
        if (row === undefined) return true;
        const city = pointAt(id);
        const miles = Math.min(milesBetween(city, row), milesBetween(city, row.area ?? row));
        return miles * KM_PER_MILE > 30.01;
      }),
    );
  expect(far).toEqual([]);
});

test("PO-box ZIP codes and those with an area are kept apart", () => {
  const place = findPlace("Winston-Salem", "NC");
  expect(place?.zctas).toHaveLength(9);
  expect(place?.otherZips).toHaveLength(16);
});

describe("time zones", () => {
  test("every place has one that is used in the United States", () => {
    expect(zones.filter((zone) => timeZoneName(zone) === undefined)).toEqual([]);
  });

  test.each([
    ["Winston-Salem", "NC", "Eastern Time"],
    ["Pensacola", "FL", "Central Time"],
    ["Tallahassee", "FL", "Eastern Time"],
    ["Ontario", "OR", "Mountain Time"],
    ["Coeur d'Alene", "ID", "Pacific Time"],
    ["Boise", "ID", "Mountain Time"],
    ["El Paso", "TX", "Mountain Time"],
    ["Roma", "TX", "Central Time"],
    ["Gary", "IN", "Central Time"],
    ["Indianapolis", "IN", "Eastern Time"],
    ["Iron Mountain", "MI", "Central Time"],
    ["Houlton", "ME", "Eastern Time"],
    ["Blaine", "WA", "Pacific Time"],
    ["Knoxville", "TN", "Eastern Time"],
    ["Phenix City", "AL", "Eastern Time"],
    ["West Wendover", "NV", "Mountain Time"],
    ["Yuma", "AZ", "Mountain Standard Time all year"],
    ["Window Rock", "AZ", "Mountain Time"],
    ["Adak", "AK", "Hawaii–Aleutian Time"],
    ["Honolulu", "HI", "Hawaii Standard Time all year"],
    ["Ponce", "PR", "Atlantic Standard Time all year"],
    ["Ann Arbor Township", "MI", "Eastern Time"],
  ])("%s, %s keeps %s", (city, state, zone) => {
    const id = findPlace(city, state)?.id ?? -1;
    expect(timeZoneName(zones[places.zone[id] ?? -1] ?? "")).toBe(zone);
  });
});

test("what was abolished is no county of a place, and no neighbour that is named", () => {
  expect(counties.kind[counties.name.indexOf("Valdez-Cordova")]).toBe("abolished");
  expect(places.county).not.toContain(counties.name.indexOf("Valdez-Cordova"));
});

test("a ZIP code area of one office is nobody's main one", () => {
  for (const [city, state, zip] of [
    ["Winston-Salem", "NC", "27101"],
    ["Greensboro", "NC", "27401"],
    ["Anchorage", "AK", "99501"],
    ["Red Bank", "TN", "37415"],
    ["Bexley", "OH", "43209"],
  ] as const)
    expect(findPlace(city, state)?.zctas[0]).toBe(zip);
});

test("each state has one capital, and no county two seats", () => {
  const capitals = ids.filter((id) => places.role[id] === "c");
  expect(new Set(capitals.map((id) => places.state[id])).size).toBe(51);
  expect(capitals).toHaveLength(51);
  const seats = ids.filter((id) => places.role[id] === "s").map((id) => places.county[id]);
  expect(new Set(seats).size).toBe(seats.length);
});

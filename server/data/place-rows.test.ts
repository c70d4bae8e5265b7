import { expect, test } from "vitest";
import { agreedCounty } from "./build-pack.ts";
import { normaliseName } from "../src/features/places/normalise-name.ts";
import type { CensusPlace } from "./census-places.ts";
import { joinPlaces } from "./place-rows.ts";
import type { City, ZipCode } from "./sources.ts";

const city = (name: string, latitude: number, population: number): City => ({
  name,
  state: "NC",
  code: "PPL",
  population,
  latitude,
  longitude: -80,
});
const zip = (name: string, code: string, latitude: number): ZipCode => ({
  zip: code,
  name,
  state: "NC",
  countyFips: "37067",
  area: { latitude, longitude: -80 },
  latitude,
  longitude: -80,
});

const join = (
  cities: City[],
  zipCodes: ZipCode[],
  { alias = "", census = [] }: { alias?: string; census?: CensusPlace[] } = {},
) =>
  joinPlaces({
    cities,
    zipCodes,
    census,
    nonPostalCities: alias === "" ? {} : { NC: alias },
    countyAt: ({ latitude }) => (latitude > 35.5 ? "37067" : "37081"),
  });

const census = (name: string, county?: string, state = "NC"): CensusPlace => ({
  name,
  state,
  key: normaliseName(name),
  county,
});

test("ZIP codes go to the nearer of two namesakes, and one too far from both to neither", () => {
  const rows = join(
    [city("Salem", 36, 900), city("Salem", 35, 100)],
    [zip("Salem", "27001", 36.01), zip("Salem", "27002", 35.01), zip("Salem", "27003", 35.5)],
  );
  expect(rows.map(({ rank, zips }) => [rank, ...zips.map((row) => row.zip)])).toEqual([
    [900, "27001"],
    [100, "27002"],
  ]);
});

test("a city without a postal name is a ghost, unless the alias table names it", () => {
  const cities = [city("Meads", 36, 288_649), city("Hill", 36, 50)];
  const zips = [zip("Salem", "27001", 36.01)];
  expect(join(cities, zips).map(({ name, source }) => `${name} ${source}`)).toEqual(["Salem p"]);
  const withAlias = join(cities, zips, { alias: "Hill" });
  expect(withAlias.map(({ name, source }) => `${name} ${source}`)).toEqual(["Hill a", "Salem p"]);
  expect(withAlias[0]?.zips.map((row) => row.zip)).toEqual(["27001"]);
});

test("an alias that names no city stops the build", () => {
  expect(() => join([], [], { alias: "Atlantis" })).toThrow('no unknown city "Atlantis" in NC');
});

test("a city without a postal name that the Census lists is real", () => {
  const rows = join([city("Hill", 36, 50)], [zip("Salem", "27001", 36.01)], {
    census: [census("Hill")],
  });
  expect(rows.map(({ name, source }) => `${name} ${source}`)).toEqual(["Hill a", "Salem p"]);
  const twice = { alias: "Hill", census: [census("Hill")] };
  expect(() => join([city("Hill", 36, 50)], [], twice)).toThrow('no unknown city "Hill" in NC');
});

test("of two cities of one name the post has one, and the other is the township of its county", () => {
  const inMichigan = { state: "MI" };
  const rows = join(
    [
      { ...city("Shelby", 36, 74_000), ...inMichigan },
      { ...city("Shelby", 35, 2_000), ...inMichigan },
    ],
    [{ ...zip("Shelby", "49455", 35), ...inMichigan }],
    { census: [census("Shelby", undefined, "MI"), census("Shelby", "37067", "MI")] },
  );
  expect(rows.map(({ name, rank, countyFips }) => [name, rank, countyFips])).toEqual([
    ["Shelby", 2_000, undefined],
    ["Shelby Township", 74_000, "37067"],
  ]);
});

test("a place of the Census alone has a name and perhaps a county, and no position", () => {
  const rows = join([], [], { census: [census("Hill"), census("Dale", "37067", "MI")] });
  expect(
    rows.map(({ name, otherKeys, position, countyFips }) => [
      name,
      otherKeys,
      position,
      countyFips,
    ]),
  ).toEqual([
    ["Dale Township", ["dale"], null, "37067"],
    ["Hill", [], null, undefined],
  ]);
});

test("names are written as the Census writes them, but keep their accents", () => {
  const rows = join([city("Saint Ann", 36, 9), city("Cañon", 36, 8)], [], {
    census: [census("St. Ann"), census("Canon")],
  });
  expect(rows.map(({ name }) => name)).toEqual(["Cañon", "St. Ann"]);
});

test("two records of one name close together are one place, the larger", () => {
  const rows = join(
    [city("La Porte", 36, 10), city("LaPorte", 36.01, 20)],
    [zip("La Porte", "27001", 36)],
  );
  expect(rows.map(({ name, rank }) => [name, rank])).toEqual([["LaPorte", 20]]);
});

test("a county counts only when most ZIP codes and the map agree, and never in Connecticut", () => {
  const [row] = join([city("Salem", 36, 900)], [zip("Salem", "27001", 36)]);
  if (row === undefined) throw new Error("Salem was lost");
  expect(agreedCounty(row, "37067")).toBe("37067");
  expect(agreedCounty(row, "37081")).toBeUndefined();
  expect(agreedCounty(row, undefined)).toBeUndefined();
  expect(agreedCounty({ ...row, state: "CT" }, "37067")).toBeUndefined();
  const elsewhere = row.zips.map((own) => ({ ...own, countyFips: "37081" }));
  expect(agreedCounty({ ...row, zips: [...row.zips, ...elsewhere] }, "37067")).toBeUndefined();
});

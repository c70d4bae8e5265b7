import { expect, test } from "vitest";
import { countyKind, outlinePath } from "./county-columns.ts";

test.each([
  ["37067", "county"],
  ["22071", "parish"],
  ["02020", "municipality"],
  ["02090", "borough"],
  ["02180", "census area"],
  ["51760", "city"],
  ["51087", "county"],
  ["24510", "city"],
  ["24005", "county"],
  ["29510", "city"],
  ["32510", "city"],
  ["11001", "city"],
])("the area %s is a %s", (fips, kind) => {
  expect(countyKind(fips)).toBe(kind);
});

test("an outline fits its grid and loses points that do not show", () => {
  const square = [
    [0, 0],
    [5, 0.01],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ] satisfies [number, number][];
  expect(outlinePath([square])).toBe("M4 4l112 0 0 112-112 0z");
});

import { expect, test } from "vitest";
import { readBulkRow } from "./read-row.ts";

test("of a value that was sent instead of a row only four members are read, and its members are never listed", () => {
  const ownKeys = () => {
    throw new Error("Its members were listed");
  };
  const row = new Proxy({ serviceName: "", city: "Durham", state: "NC" }, { ownKeys });
  expect(readBulkRow(row)).toMatchObject({ city: "Durham", place: { state: "NC" } });
  for (const given of ["Durham".repeat(1_000), ["Durham"], 7, null])
    expect(readBulkRow(given)).toMatchObject({ site: undefined, city: "", slug: "" });
});

test("an invalid state is not replaced: the row has no place, even if its city alone would determine one", () => {
  const row = readBulkRow({ serviceName: "Plumbing", city: "Winston-Salem", state: "ZZ" });
  expect(Object.keys(row.fields)).toEqual(["state"]);
  expect(row.place).toBeUndefined();
  const unknown = readBulkRow({ serviceName: "", city: "Winston-Salem", state: "unknown" });
  expect(unknown.place).toMatchObject({ state: "NC" });
});

test("a text far too long is refused, and no more of it is read than a row may hold", () => {
  const row = readBulkRow({ serviceName: "Plumbing", city: "D".repeat(5_000), state: "NC" });
  expect(Object.keys(row.fields)).toEqual(["city"]);
  expect(row.city.length).toBeLessThan(200);
});

import { expect, test } from "vitest";
import { bulkRowsOf, tableOf, withHeader } from "./bulk-rows.ts";
import type { BulkSource } from "./bulk-rows.ts";

const TYPED: BulkSource = {
  serviceName: " Plumbing ",
  cities: "Durham, NC\nCary NC\nApex\nDurham, NC",
  phones: "919-555-0101\nno phone\n919-555-0102",
  assignment: "round-robin",
  table: undefined,
  seed: "one",
  changes: { removed: [], edits: {} },
};
const phonesOf = (source: BulkSource) => bulkRowsOf(source).map(({ phone }) => phone);

test("lines become rows, and phones go round by the index of the city [spec 5]", () => {
  expect(bulkRowsOf(TYPED)[2]).toEqual({
    key: "Apex",
    at: 3,
    serviceName: "Plumbing",
    city: "Apex",
    state: "Unknown",
    zip: "",
    phone: "919-555-0101",
    company: "",
    email: "",
    leadForm: "",
    trade: "",
    business: "",
  });
  expect(phonesOf(TYPED).map((phone) => phone.slice(-1))).toEqual(["1", "2", "1", "2"]);
});

test("random phones depend on the seed only, and come from the whole list [spec 5]", () => {
  const cities = Array.from({ length: 40 }, (_, index) => `City ${index}, NC`).join("\n");
  const random = { ...TYPED, cities, assignment: "random" as const };
  expect(phonesOf(random)).toEqual(phonesOf({ ...random }));
  expect(new Set(phonesOf(random)).size).toBe(2);
  expect(phonesOf({ ...random, seed: "two" })).not.toEqual(phonesOf(random));
  expect(phonesOf({ ...random, phones: "" })).toEqual(Array.from({ length: 40 }, () => ""));
});

test("changes of a row stay with it when lines around it are added or removed", () => {
  const changes = {
    removed: ["Durham, NC\n1"],
    edits: { Apex: { state: "NC", phone: "919-555-0199" } },
  };
  const before = bulkRowsOf({ ...TYPED, changes });
  expect(before.map(({ city, state }) => `${city}, ${state}`)).toEqual([
    "Durham, NC",
    "Cary, NC",
    "Apex, NC",
  ]);
  const after = bulkRowsOf({ ...TYPED, cities: `Raleigh, NC\n${TYPED.cities}`, changes });
  expect(after.find(({ city }) => city === "Apex")).toMatchObject({
    state: "NC",
    phone: "919-555-0199",
  });
  // A phone that was shown does not move because another row is gone.
  expect(before.map(({ phone }) => phone.slice(-1))).toEqual(["1", "2", "9"]);
});

test("a file's columns fill the row as they were written, and what it lacks comes from the form", () => {
  const table = tableOf("sites.csv", [
    ["City", "State", "Zip", "Phone", "Company", "Email", "Service"],
    ["Durham", "north carolina", "27701", "", "Bull City Pipes", "a@example.com", "Drains"],
    ["Cary, NC", "", "", "919-555-0177", "", "", ""],
    ["Springfield", "", "", "", "", "", ""],
  ]);
  const rows = bulkRowsOf({ ...TYPED, table });
  expect(rows[0]).toMatchObject({
    at: 2,
    state: "north carolina",
    serviceName: "Drains",
    phone: "919-555-0101",
    company: "Bull City Pipes",
  });
  expect(rows[1]).toMatchObject({ city: "Cary", state: "NC", phone: "919-555-0177" });
  expect(rows[2]).toMatchObject({ state: "Unknown", serviceName: "Plumbing" });
});

test("a file without a header is understood by its cells, and the user can correct that", () => {
  const table = tableOf("sites.tsv", [
    ["Durham", "NC"],
    ["Cary", "NC"],
  ]);
  expect(table.hasHeader).toBe(false);
  expect(bulkRowsOf({ ...TYPED, table })).toHaveLength(2);
  expect(bulkRowsOf({ ...TYPED, table: withHeader(table, true) })).toHaveLength(1);
});

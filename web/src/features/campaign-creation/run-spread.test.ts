import { expect, test } from "vitest";
import { BLANK_ROW } from "./bulk-rows.ts";
import { rowsOfLargest, spreadOf } from "./run-spread.ts";

const row = (city: string, change = {}) => ({
  ...BLANK_ROW,
  key: city,
  at: 1,
  serviceName: "Plumbing",
  city,
  state: "NC",
  zip: "",
  phone: "",
  ...change,
});
const cities = (many: number, change = {}) =>
  Array.from({ length: many }, (_, at) => row(`City ${at}`, change));

test("cities are counted once however they are written, and namesakes in two states twice", () => {
  const rows = [
    row("Winston-Salem"),
    row("WINSTON SALEM", { state: "North Carolina", serviceName: "Roofing" }),
    row("Springfield", { state: "MO" }),
    row("Springfield", { state: "IL" }),
  ];
  expect(spreadOf(rows, "").cities).toBe(3);
  expect(spreadOf([], "")).toEqual({ cities: 0, crowded: 0, mostCities: 0 });
});

test("a city is one city with an abbreviation, and with its state left out", () => {
  const louis = ["St. Louis", "Saint Louis", "SAINT  LOUIS"].map((city) =>
    row(city, { state: "MO" }),
  );
  expect(spreadOf(louis, "").cities).toBe(1);
  const unknown = row("Durham", { state: "Unknown" });
  expect(spreadOf([unknown, row("Durham"), row("Cary")], "").cities).toBe(2);
  expect(spreadOf([unknown, unknown], "").cities).toBe(1);
});

test("sixty cities of one company are one business, with any phone numbers", () => {
  const rows = cities(60).map((one, at) => ({
    ...one,
    company: at % 2 ? "Twin City Pipes" : "TWIN CITY PIPES",
    phone: `336-555-01${10 + at}`,
  }));
  expect(spreadOf(rows, "")).toEqual({ cities: 60, crowded: 1, mostCities: 60 });
});

test("sixty sites of two businesses, or sixty in thirty cities, are no doorway", () => {
  const two = [...cities(30, { company: "A" }), ...cities(30, { company: "B" })];
  expect(spreadOf(two, "")).toEqual({ cities: 30, crowded: 0, mostCities: 30 });
  const twice = [...cities(30), ...cities(30, { serviceName: "Roofing" })];
  expect(spreadOf(twice, "")).toEqual({ cities: 30, crowded: 0, mostCities: 30 });
});

test("cities in which the business shows something are no doorway", () => {
  const shown = new Set(["City 1", "City 2"]);
  const hasEvidence = ({ city }: { city: string }) => shown.has(city);
  expect(spreadOf(cities(32), "", hasEvidence)).toEqual({ cities: 32, crowded: 0, mostCities: 30 });
  expect(spreadOf(cities(33), "", hasEvidence)).toEqual({ cities: 33, crowded: 1, mostCities: 31 });
});

test("the largest business's rows are those of its cities, each once, in their order", () => {
  const rows = [row("Apex", { company: "B" }), ...cities(3), row("City 1", { key: "again" })];
  expect(rowsOfLargest(rows, "").map(({ key }) => key)).toEqual(["City 0", "City 1", "City 2"]);
  expect(rowsOfLargest([], "")).toEqual([]);
});

test("a row's own phone distinguishes businesses; the form's phones belong to one business", () => {
  const own = [
    ...cities(30, { phone: "336-555-0101" }),
    ...cities(51, { phone: "(336) 555-0102" }),
    ...cities(52, { phone: "336-555-0103" }),
  ];
  expect(spreadOf(own, "")).toEqual({ cities: 52, crowded: 2, mostCities: 52 });
  const given = cities(60).map((one, at) => ({ ...one, phone: `336-555-010${at % 5}` }));
  const lines = "336-555-0100\n336-555-0101\n336-555-0102\n336-555-0103\n336-555-0104";
  expect(spreadOf(given, lines).mostCities).toBe(60);
  expect(spreadOf(given, "").mostCities).toBe(12);
});

import { expect, test } from "vitest";
import { columnsByContent, columnsByName, isHeader } from "./bulk-columns.ts";

test("columns are found by their names, however they are written", () => {
  expect(
    columnsByName(["Company Name", "CITY", "St.", "Postal_Code", "Main phone", "E-mail"]),
  ).toEqual({ company: 0, city: 1, state: 2, zip: 3, phone: 4, email: 5 });
});

test("a whole name counts more than a word in one, and a column is used for one field", () => {
  expect(columnsByName(["City population", "City"])).toEqual({ city: 1 });
  expect(columnsByName(["Service city", "Trade"])).toEqual({ city: 0, service: 1 });
});

test("a column of businesses is recognized next to one of companies", () => {
  expect(columnsByName(["City", "Business", "Company"])).toEqual({
    city: 0,
    business: 1,
    company: 2,
  });
  expect(columnsByName(["City", "Business id"])).toEqual({ city: 0, business: 1 });
});

test("a row of names is a header, a row of data is not", () => {
  expect(isHeader(["city", "state"])).toBe(true);
  expect(isHeader(["Name", "Town", "Notes"])).toBe(true);
  expect(isHeader(["Kansas City", "MO"])).toBe(false);
  expect(isHeader(["Brand", "27101"])).toBe(false);
});

test("without a header the cells' formats decide", () => {
  const rows = [
    ["27701", "Durham", "NC", "919-555-0142", "a@example.com", "note"],
    ["", "Cary", "North Carolina", "(919) 555-0143", "", ""],
  ];
  expect(columnsByContent(rows)).toEqual({ zip: 0, city: 1, state: 2, phone: 3, email: 4 });
  expect(columnsByContent([])).toEqual({});
});

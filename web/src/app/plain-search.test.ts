import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./plain-search.ts";

test("what is searched for stays the text that was typed", () => {
  expect(parseSearch("?q=336&deployed=true&zip=01234")).toEqual({
    q: "336",
    deployed: "true",
    zip: "01234",
  });
  expect(parseSearch("")).toEqual({});
});

test("parsing and writing an address are each other's inverse", () => {
  const search = { q: "St. Paul & co", city: "Coeur d'Alene", phone: "+1 336" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(stringifySearch({ q: "336", city: undefined })).toBe("?q=336");
  expect(stringifySearch({ q: undefined })).toBe("");
});

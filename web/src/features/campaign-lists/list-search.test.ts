import { describe, expect, test } from "vitest";
import { countListFilters, listSearch, filterKey, NO_LIST_FILTERS } from "./list-search.ts";

describe("the address of a list", () => {
  test("keeps what it understands, word for word", () => {
    const search = {
      q: "336 555",
      city: "Winston-Salem",
      state: "NC",
      deployed: "false",
      deploymentType: "aws",
      sort: "city",
    };
    expect(listSearch.parse(search)).toEqual(search);
  });

  test("drops what is wrong or blank in it, and only that", () => {
    const typed = {
      q: "  ",
      city: "Boone",
      deployed: "maybe",
      sort: "size",
    };
    expect(listSearch.parse(typed)).toEqual({ city: "Boone" });
  });
});

test("search and order are not counted as filters", () => {
  expect(countListFilters({ q: "roof", sort: "city" })).toBe(0);
  expect(countListFilters({ q: "roof", state: "NC", deployed: "true" })).toBe(2);
  expect(countListFilters({ q: "roof", ...NO_LIST_FILTERS })).toBe(0);
});

test("searches that differ in sort order only have the same key", () => {
  expect(filterKey({ state: "NC", q: "a", sort: "city" })).toBe(filterKey({ q: "a", state: "NC" }));
  expect(filterKey({ state: "NC" })).not.toBe(filterKey({ state: "SC" }));
  expect(filterKey(NO_LIST_FILTERS)).toBe(filterKey({}));
});

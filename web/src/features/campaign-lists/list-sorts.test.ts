import { columnsFrom, USUAL_COLUMNS } from "@mainstreet/contract/list-columns";
import { expect, test } from "vitest";
import { orderIn, searchOfSort, sortByColumn, sortOptions, sortValue } from "./list-sorts.ts";

test("each order has a choice in words for both directions, and the default order is left out of the address", () => {
  const options = sortOptions(true);
  expect(options[0]).toEqual({ value: "updated desc", label: "Updated, newest first" });
  for (const { value } of options) expect(sortValue(searchOfSort(value))).toBe(value);
  expect(searchOfSort("updated desc")).toEqual({ sort: undefined, direction: undefined });
  expect(searchOfSort("city desc")).toEqual({ sort: "city", direction: "desc" });
  expect(sortOptions(false).some(({ value }) => value.startsWith("service"))).toBe(false);
});

test("a heading sorts by its column, and reverses the order when the list is sorted by it already", () => {
  const first = sortByColumn({}, "business");
  expect(orderIn(first)).toEqual({ sort: "business", direction: "asc" });
  const second = sortByColumn(first, "business");
  expect(orderIn(second)).toEqual({ sort: "business", direction: "desc" });
  expect(sortByColumn(second, "business")).toEqual(first);
  expect(orderIn(sortByColumn({}, "updated"))).toEqual({ sort: "updated", direction: "asc" });
});

test("the address names columns in their order; what it does not know is left out", () => {
  expect(columnsFrom("city,nonsense,email,city")).toEqual(["city", "email"]);
  expect(columnsFrom(undefined)).toEqual(USUAL_COLUMNS);
  expect(columnsFrom("name")).toEqual([]);
  expect(columnsFrom("openingHours,reviewProfileUrl,leadForm,trade")).toHaveLength(4);
});

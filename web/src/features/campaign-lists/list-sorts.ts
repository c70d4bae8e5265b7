import type { ListSort } from "@mainstreet/contract/campaign-lists";
import type { ListColumn } from "@mainstreet/contract/list-columns";
import { listSearch } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";

type Direction = "asc" | "desc";
type Way = readonly [Direction, string];

const TIMES: readonly Way[] = [
  ["desc", "newest first"],
  ["asc", "oldest first"],
];
const WORDS: readonly Way[] = [
  ["asc", "A to Z"],
  ["desc", "Z to A"],
];

/** The orders of a list in plain words, each with its usual direction first. */
const SORTS: Readonly<Record<ListSort, { title: string; ways: readonly Way[] }>> = {
  updated: { title: "Updated", ways: TIMES },
  created: { title: "Created", ways: TIMES },
  name: { title: "Name", ways: WORDS },
  business: { title: "Business", ways: WORDS },
  city: { title: "City", ways: WORDS },
  state: { title: "State", ways: WORDS },
  service: { title: "Service", ways: WORDS },
  // The database sorts statuses by their words: deployed, deploying, failed, none, queued.
  status: {
    title: "Status",
    ways: [
      ["asc", "deployed first"],
      ["desc", "queued first"],
    ],
  },
};
const NAMES: readonly ListSort[] = [
  "updated",
  "created",
  "name",
  "business",
  "city",
  "state",
  "service",
  "status",
];

const usualDirection = (sort: ListSort): Direction => SORTS[sort].ways[0]?.[0] ?? "asc";

/** The order that a search asks for. */
export function orderIn({ sort = "updated", direction }: ListSearch) {
  return { sort, direction: direction ?? usualDirection(sort) };
}

/** The search parameters of an order; the default order is left out of the address. */
function searchFor(sort: ListSort, direction: Direction): ListSearch {
  return {
    sort: sort === "updated" ? undefined : sort,
    direction: direction === usualDirection(sort) ? undefined : direction,
  };
}

/** Choices for a menu of orders; in a list of one service the order by service is left out. */
export function sortOptions(isOverall: boolean): { value: string; label: string }[] {
  return NAMES.filter((sort) => isOverall || sort !== "service").flatMap((sort) =>
    SORTS[sort].ways.map(([direction, words]) => ({
      value: `${sort} ${direction}`,
      label: `${SORTS[sort].title}, ${words}`,
    })),
  );
}

/** The value of the choice that matches a search. */
export function sortValue(search: ListSearch): string {
  const { sort, direction } = orderIn(search);
  return `${sort} ${direction}`;
}

/** The search parameters of a choice. */
export function searchOfSort(value: string): ListSearch {
  const [sort, direction] = value.split(" ");
  const chosen = listSearch.pick({ sort: true, direction: true }).parse({ sort, direction });
  return searchFor(chosen.sort ?? "updated", chosen.direction ?? "desc");
}

/** The order of a column's heading; undefined: lists cannot be sorted by this column. */
export function sortOfColumn(column: ListColumn | "name"): ListSort | undefined {
  return NAMES.find((sort) => sort === column);
}

/** The search parameters after a heading was pressed: its order, or the reverse if the list has that order already. */
export function sortByColumn(search: ListSearch, sort: ListSort): ListSearch {
  const now = orderIn(search);
  if (now.sort !== sort) return searchFor(sort, usualDirection(sort));
  return searchFor(sort, now.direction === "asc" ? "desc" : "asc");
}

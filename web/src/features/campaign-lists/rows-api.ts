import { listPage } from "@mainstreet/contract/campaign-lists";
import type { CampaignPage } from "@mainstreet/contract/campaign-lists";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import { listKeyOf, queryOf } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { PAGE } from "./list-window.ts";
import type { ListWindow, WindowStart } from "./list-window.ts";

/** Pages that stay in memory, however far somebody scrolls on. */
const MOST_PAGES = 8;
const KEPT_MS = 10_000;

/** A page after so many rows, or, read backwards, before that many. */
type PageParam = { at: number; cursor?: string } | { end: number; cursor: string };
/** A page, and how many rows the list has before it. */
type PlacedPage = CampaignPage & { at: number };

/** Rows of a scope from one place on, in both directions. Those of the place before stay visible until they are there. */
export function useRowPages(scope: CampaignListScope, start: WindowStart | undefined) {
  const listKey = listKeyOf(scope);
  return useInfiniteQuery({
    queryKey: ["campaign-rows", ...listKey, start],
    queryFn: async ({ pageParam, signal }): Promise<PlacedPage> => {
      const query = { ...queryOf(scope), ...placeOf(pageParam), limit: String(PAGE) };
      const page = await callApi(listPage, { query }, { signal });
      const at = "at" in pageParam ? pageParam.at : pageParam.end - page.campaigns.length;
      return { ...page, at };
    },
    enabled: start !== undefined,
    initialPageParam: firstParam(start),
    getNextPageParam: ({ nextCursor: cursor, at, campaigns }): PageParam | null =>
      cursor === null ? null : { cursor, at: at + campaigns.length },
    getPreviousPageParam: ({ previousCursor: cursor, at }): PageParam | null =>
      cursor === null ? null : { cursor, end: at },
    maxPages: MOST_PAGES,
    // A window belongs to counts: when they are read again, another takes its place.
    staleTime: Infinity,
    gcTime: KEPT_MS,
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey.slice(1, 3)) === JSON.stringify(listKey) ? before : undefined,
    select: windowOf,
  });
}

const firstParam = (start: WindowStart | undefined): PageParam => start ?? { at: 0 };

function placeOf(param: PageParam) {
  if (param.cursor !== undefined) return { cursor: param.cursor };
  return { offset: String("at" in param ? param.at : 0) };
}

function windowOf({ pages }: InfiniteData<PlacedPage>): ListWindow {
  return {
    start: pages.at(0)?.at ?? 0,
    campaigns: pages.flatMap(({ campaigns }) => campaigns),
    isAtBeginning: pages.at(0)?.previousCursor === null,
    isAtEnd: pages.at(-1)?.nextCursor === null,
  };
}

import { listPage } from "@mainstreet/contract/campaign-lists";
import type { CampaignListPage } from "@mainstreet/contract/campaign-lists";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import { listKeyOf, queryOf } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { SITES_PER_PAGE } from "./list-window.ts";
import type { ListWindow, WindowStart } from "./list-window.ts";

/** The most pages that stay in memory while the user scrolls on. */
const MOST_PAGES = 8;
const KEPT_MS = 10_000;

/** A page after so many rows or, if it is read backwards, before so many. */
type PageParam = { at: number; cursor?: string } | { end: number; cursor: string };
/** A page, and the number of rows of the list before it. */
type PlacedPage = CampaignListPage & { at: number };

/** Rows of a scope from one place on, in both directions. The previous rows stay visible until these are loaded. */
export function useRowPages(scope: CampaignListScope, start: WindowStart | undefined) {
  const listKey = listKeyOf(scope);
  return useInfiniteQuery({
    queryKey: ["campaign-rows", ...listKey, start],
    queryFn: async ({ pageParam, signal }): Promise<PlacedPage> => {
      const query = { ...queryOf(scope), ...placeOf(pageParam), limit: String(SITES_PER_PAGE) };
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
    // A window belongs to the counts: when these are read again, another window replaces it.
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

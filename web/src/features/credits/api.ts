import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { BALANCE_REFRESH_MS } from "@mainstreet/contract/limits";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { send } from "../../lib/send.ts";

/** The balance, read again every minute (spec §9) and after every change made here. */
export function useCreditBalance() {
  return useQuery({
    queryKey: ["credits", "balance"],
    queryFn: ({ signal }) => send(creditBalance, {}, { signal }),
    select: ({ credits }) => credits,
    refetchInterval: BALANCE_REFRESH_MS,
  });
}

/** The transactions that are loaded, the newest first; `fetchNextPage` loads older ones. */
export function useCreditHistory() {
  return useInfiniteQuery({
    queryKey: ["credits", "history"],
    queryFn: ({ pageParam, signal }) =>
      send(creditHistory, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ transactions }) => transactions),
  });
}

import { creditHistory } from "@mainstreet/contract/credits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

// In a file apart from the balance, which every page loads with its first scripts.

/** The transactions loaded until now, the newest first; `fetchNextPage` loads older ones. */
export function useCreditHistory() {
  return useInfiniteQuery({
    queryKey: ["credits", "history"],
    queryFn: ({ pageParam, signal }) =>
      callApi(creditHistory, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ transactions }) => transactions),
  });
}

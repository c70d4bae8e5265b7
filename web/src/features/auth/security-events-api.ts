import { listSecurityEvents, type SecurityEventGroup } from "@mainstreet/contract/security-events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const PAGE = "100";

/** The security events of the account, newest first, one page at a time; `group` "" is all of them. */
export function useSecurityEvents(group: SecurityEventGroup | "") {
  return useInfiniteQuery({
    queryKey: ["security-events", group],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(
        listSecurityEvents,
        {
          query: { limit: PAGE, ...(cursor !== "" && { cursor }), ...(group !== "" && { group }) },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
  });
}

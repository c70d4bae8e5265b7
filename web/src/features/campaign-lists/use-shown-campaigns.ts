import { useCallback, useMemo, useSyncExternalStore } from "react";
import { scopeKey, useCampaignList } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { removalStore, withoutRemovals } from "./removal-store.ts";

const NONE: never[] = [];

/** The campaigns of a scope as they are shown: those being deleted are out of the list at once, and of its count. */
export function useShownCampaigns(scope: CampaignListScope) {
  const query = useCampaignList(scope);
  const removals = useSyncExternalStore(removalStore.subscribe, removalStore.current);
  const listKey = scopeKey(scope);
  const { data, dataUpdatedAt: updatedAt } = query;
  const shown = useMemo(() => {
    const { campaigns = NONE, total = 0 } = data ?? {};
    return withoutRemovals({ campaigns, total, listKey, updatedAt }, removals);
  }, [data, listKey, updatedAt, removals]);
  const loadMore = useLoadMore(query);
  return { ...shown, query, listKey, loadMore, isEmptied: shown.total < (data?.total ?? 0) };
}

/** Fetches the next page, unless a request is in flight or the last one failed. */
function useLoadMore({
  hasNextPage,
  isFetching,
  isPlaceholderData,
  isFetchNextPageError,
  fetchNextPage,
}: ReturnType<typeof useCampaignList>) {
  const isFree = hasNextPage && !isFetching && !isPlaceholderData && !isFetchNextPageError;
  return useCallback(() => {
    if (isFree) void fetchNextPage({ cancelRefetch: false });
  }, [isFree, fetchNextPage]);
}

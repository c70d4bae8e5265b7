import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { scopeKey } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { removalStore, withoutRemovals } from "./removal-store.ts";
import { shownRows } from "./shown-rows.ts";
import { useListRows } from "./use-list-rows.ts";

const NONE: never[] = [];

/** The campaigns of a scope without those being deleted, which leave the list and its count at once. */
export function useShownCampaigns(scope: CampaignListScope) {
  const { first: query, pages, onSight } = useListRows(scope);
  const removals = useSyncExternalStore(removalStore.subscribe, removalStore.current);
  const listKey = scopeKey(scope);
  const { data, dataUpdatedAt: updatedAt } = query;
  const { data: rows } = pages;
  const shown = useMemo(() => {
    const { campaigns: first = NONE, total: all = 0 } = data ?? {};
    const campaigns = [...first, ...(rows?.campaigns ?? NONE)];
    const { total } = withoutRemovals({ campaigns, total: all, listKey, updatedAt }, removals);
    return { total, places: shownRows({ first, rows, total }, removals) };
  }, [data, rows, listKey, updatedAt, removals]);
  const { total, places } = shown;
  const rowAt = useCallback(
    (index: number): ListedCampaign | undefined =>
      places.rows[index - places.start] ?? places.first[index],
    [places],
  );
  const isEmptied = total < (data?.total ?? 0);
  return { total, rowAt, onSight, query, pages, listKey, isEmptied };
}

import { useCallback, useEffect, useState } from "react";
import { listKeyOf, useFirstPage } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { isOutdated, nextRead } from "./list-window.ts";
import type { Sight, WindowStart } from "./list-window.ts";
import { useRowPages } from "./rows-api.ts";

/** The shortest time between two counts, while a list keeps changing. */
const COUNT_AGAIN_MS = 1_000;

/**
 * The first page of a list with its counts, and a window of rows around those in sight. Layouts call `onSight` with the
 * visible rows, and missing ones are read: by cursors next to the window, by an offset after a jump.
 */
export function useListRows(scope: CampaignListScope) {
  const [start, setStart] = useStart(scope);
  // Far down in the list, rows would move while the user reads them.
  const first = useFirstPage(scope, {
    isWatched: start === undefined || start.cursor !== undefined,
  });
  const pages = useRowPages(scope, start);
  const { fetchNextPage, fetchPreviousPage, isPlaceholderData, isFetching, isError } = pages;
  const rows = isPlaceholderData ? undefined : pages.data;
  const { data, dataUpdatedAt: readAt, isPlaceholderData: isOfBefore } = first;
  const onSight = useCallback(
    (sight: Sight) => {
      if (data === undefined || isOfBefore) return;
      const { campaigns, total, nextCursor } = data;
      const head = { length: campaigns.length, total, nextCursor, readAt };
      const next = nextRead(sight, { head, start, rows });
      if (next === undefined) return;
      if (typeof next !== "string") setStart(next);
      else if (isFetching || isError) return;
      else void (next === "next" ? fetchNextPage() : fetchPreviousPage());
    },
    [
      data,
      isOfBefore,
      readAt,
      start,
      rows,
      isFetching,
      isError,
      setStart,
      fetchNextPage,
      fetchPreviousPage,
    ],
  );
  const isCurrent = start?.readAt === readAt;
  const isToCount = isCurrent && rows !== undefined && isOutdated(rows, data?.total ?? 0);
  useCountAgain(isToCount, first);
  return { first, pages, onSight };
}

/** The start of the window; undefined until the list of this search and order needs one. */
function useStart(scope: CampaignListScope) {
  const listKey = JSON.stringify(listKeyOf(scope));
  const [made, setMade] = useState<{ listKey: string; start: WindowStart }>();
  const setStart = useCallback((start: WindowStart) => setMade({ listKey, start }), [listKey]);
  return [made?.listKey === listKey ? made.start : undefined, setStart] as const;
}

type Count = Pick<ReturnType<typeof useFirstPage>, "dataUpdatedAt" | "refetch">;

/** Reads the counts again when the rows show that they are out of date. */
function useCountAgain(isToCount: boolean, { dataUpdatedAt, refetch }: Count) {
  useEffect(() => {
    if (!isToCount) return undefined;
    const wait = Math.max(0, dataUpdatedAt + COUNT_AGAIN_MS - Date.now());
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [isToCount, dataUpdatedAt, refetch]);
}

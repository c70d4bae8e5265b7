import { useCallback, useEffect, useRef, useState } from "react";
import { selectionOf, toggleCampaigns } from "./selection.ts";
import type { SelectedCampaigns, SelectableCampaign } from "./selection.ts";

/** `isWhole`: everything in the list is selected, and the ids are being fetched. */
type Made = { listKey: string; choice: SelectedCampaigns; isWhole: boolean };

const nothing = (listKey: string): Made => ({ listKey, choice: new Map(), isWhole: false });

/**
 * Select mode and its selection. `listKey` names the list's scope: a selection made in another scope is dropped, so
 * that no invisible campaign is deleted. `list` is what is loaded, in order.
 */
export function useSelection(listKey: string, list: readonly SelectableCampaign[]) {
  const [isSelecting, setIsSelecting] = useState(false);
  const [made, setMade] = useState(() => nothing(listKey));
  const lastIndex = useRef<number>(undefined);
  const loaded = useRef(list);
  useEffect(() => {
    loaded.current = list;
  }, [list]);
  const current = made.listKey === listKey ? made : nothing(listKey);

  const choose = useCallback(
    (campaigns: readonly SelectableCampaign[]) =>
      setMade({ ...nothing(listKey), choice: selectionOf(campaigns) }),
    [listKey],
  );
  const click = useCallback(
    (index: number, isRange: boolean) => {
      const from = isRange ? lastIndex.current : undefined;
      lastIndex.current = index;
      setMade((before) => {
        const { choice, isWhole } = before.listKey === listKey ? before : nothing(listKey);
        if (isWhole) return before;
        return {
          listKey,
          isWhole,
          choice: toggleCampaigns(choice, loaded.current, { index, from }),
        };
      });
    },
    [listKey],
  );
  const start = useCallback(() => setIsSelecting(true), []);
  const end = () => {
    setIsSelecting(false);
    lastIndex.current = undefined;
    choose([]);
  };
  const chooseAll = (find: Find) => findAll(find, current, setMade);
  return { ...current, isSelecting, choose, chooseAll, click, start, end };
}
export type Selection = ReturnType<typeof useSelection>;

type Find = () => Promise<readonly SelectableCampaign[]>;
type SetMade = (change: (now: Made) => Made) => void;

/**
 * Selects everything while its ids are being fetched. The previous selection comes back on failure; a newer one is
 * kept. Throws what `find` throws.
 */
async function findAll(find: Find, before: Made, setMade: SetMade): Promise<void> {
  const requests: Made = { ...nothing(before.listKey), isWhole: true };
  const settle = (settled: Made) => setMade((now) => (now === requests ? settled : now));
  setMade(() => requests);
  try {
    const choice = selectionOf(await find());
    settle({ ...requests, choice, isWhole: false });
  } catch (error) {
    settle({ ...before, isWhole: false });
    throw error;
  }
}

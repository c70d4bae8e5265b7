import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { choiceOf, toggle } from "./selection.ts";
import type { Choice, Chosen } from "./selection.ts";

const NOTHING: Choice = new Map();

/**
 * Select mode and what is chosen in it. `meaning` says what the list is of: a choice made under another one is let go,
 * so that nobody deletes what is out of sight. `list` is what is loaded, in order.
 */
export function useSelection(meaning: string, list: readonly Chosen[]) {
  const [isSelecting, setIsSelecting] = useState(false);
  const [made, setMade] = useState({ meaning, choice: NOTHING });
  const lastIndex = useRef<number>(undefined);
  const loaded = useRef(list);
  useEffect(() => {
    loaded.current = list;
  }, [list]);
  const choice = made.meaning === meaning ? made.choice : NOTHING;

  const choose = useCallback(
    (campaigns: readonly Chosen[]) => setMade({ meaning, choice: choiceOf(campaigns) }),
    [meaning],
  );
  const click = useCallback(
    (index: number, isRange: boolean) => {
      const from = isRange ? lastIndex.current : undefined;
      lastIndex.current = index;
      setMade((before) => {
        const current = before.meaning === meaning ? before.choice : NOTHING;
        return { meaning, choice: toggle(current, loaded.current, { index, from }) };
      });
    },
    [meaning],
  );
  const begin = useCallback(() => setIsSelecting(true), []);
  const end = useCallback(() => {
    setIsSelecting(false);
    lastIndex.current = undefined;
    choose([]);
  }, [choose]);
  return useMemo(
    () => ({ isSelecting, choice, choose, click, begin, end }),
    [isSelecting, choice, choose, click, begin, end],
  );
}
export type Selection = ReturnType<typeof useSelection>;

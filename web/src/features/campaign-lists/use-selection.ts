import { useCallback, useEffect, useRef, useState } from "react";
import { choiceOf, toggle } from "./selection.ts";
import type { Choice, Chosen } from "./selection.ts";

/** `isWhole`: all that the list is of are meant, and which these are is being asked for. */
type Made = { meaning: string; choice: Choice; isWhole: boolean };

const nothing = (meaning: string): Made => ({ meaning, choice: new Map(), isWhole: false });

/**
 * Select mode and what is chosen in it. `meaning` says what the list is of: a choice made under another one is let go,
 * so that nobody deletes what is out of sight. `list` is what is loaded, in order.
 */
export function useSelection(meaning: string, list: readonly Chosen[]) {
  const [isSelecting, setIsSelecting] = useState(false);
  const [made, setMade] = useState(() => nothing(meaning));
  const lastIndex = useRef<number>(undefined);
  const loaded = useRef(list);
  useEffect(() => {
    loaded.current = list;
  }, [list]);
  const current = made.meaning === meaning ? made : nothing(meaning);

  const choose = useCallback(
    (campaigns: readonly Chosen[]) => setMade({ ...nothing(meaning), choice: choiceOf(campaigns) }),
    [meaning],
  );
  const click = useCallback(
    (index: number, isRange: boolean) => {
      const from = isRange ? lastIndex.current : undefined;
      lastIndex.current = index;
      setMade((before) => {
        const { choice, isWhole } = before.meaning === meaning ? before : nothing(meaning);
        if (isWhole) return before;
        return { meaning, isWhole, choice: toggle(choice, loaded.current, { index, from }) };
      });
    },
    [meaning],
  );
  const begin = useCallback(() => setIsSelecting(true), []);
  const end = () => {
    setIsSelecting(false);
    lastIndex.current = undefined;
    choose([]);
  };
  const chooseAll = (find: Find) => findAll(find, current, setMade);
  return { ...current, isSelecting, choose, chooseAll, click, begin, end };
}
export type Selection = ReturnType<typeof useSelection>;

type Find = () => Promise<readonly Chosen[]>;
type SetMade = (change: (now: Made) => Made) => void;

/**
 * Everything at once, before it is known what that is. What was chosen before comes back if that is not to be had;
 * whoever has gone on to something else meanwhile is left alone. Throws what `find` throws.
 */
async function findAll(find: Find, before: Made, setMade: SetMade): Promise<void> {
  const asked: Made = { ...nothing(before.meaning), isWhole: true };
  const settle = (settled: Made) => setMade((now) => (now === asked ? settled : now));
  setMade(() => asked);
  try {
    const choice = choiceOf(await find());
    settle({ ...asked, choice, isWhole: false });
  } catch (error) {
    settle({ ...before, isWhole: false });
    throw error;
  }
}

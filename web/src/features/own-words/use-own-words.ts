import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import { useEffect, useReducer } from "react";
import { afterEvent, isSamePages } from "./history.ts";
import type { History } from "./history.ts";
import { forgetOwnWords, keepOwnWords, readOwnWords } from "./own-words-draft.ts";

/** The owner's words on a site as they are typed, with undo. They survive a refresh until they are saved or discarded. */
export function useOwnWords(id: string, saved: OverridesByPath) {
  const [history, dispatch] = useReducer(afterEvent, saved, (stored): History => {
    const kept = readOwnWords(id);
    const base = kept?.base ?? stored;
    return { base, pages: kept?.pages ?? stored, past: [], future: [], lastChange: "" };
  });
  const { base, pages } = history;
  const isDirty = !isSamePages(pages, base);
  useEffect(() => {
    if (isDirty) keepOwnWords(id, { base, pages });
    else forgetOwnWords(id);
  }, [id, isDirty, base, pages]);
  return { ...history, isDirty, dispatch };
}
export type OwnWordsState = ReturnType<typeof useOwnWords>;

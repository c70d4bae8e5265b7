import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { campaignsBetween, selectionOf, toggleCampaigns, withCampaigns } from "./selection.ts";
import type { FoundCampaigns, SelectedCampaigns, SelectableCampaign } from "./selection.ts";

const { selectionFailed, rangeTooFar } = texts.campaignLists;

type Made = {
  listKey: string;
  choice: SelectedCampaigns;
  /** Everything in the list is selected, but the ids are still being fetched. */
  isWhole: boolean;
  /** Everything was selected, and the selection was not changed since: the digest that represents it. */
  digest: string | undefined;
};

const nothing = (listKey: string): Made => ({
  listKey,
  choice: new Map(),
  isWhole: false,
  digest: undefined,
});

type List = {
  /** A key for the list's scope: a selection made in another scope is dropped, so that no invisible campaign is deleted. */
  listKey: string;
  /** The campaign in a row; undefined where it is not loaded. */
  rowAt: (index: number) => SelectableCampaign | undefined;
  /** Fetches every campaign of the list, loaded or not. */
  find: () => Promise<FoundCampaigns>;
};

/** Select mode and its selection. */
export function useSelection(list: List) {
  const { listKey } = list;
  const [isSelecting, setIsSelecting] = useState(false);
  const [made, setMade] = useState(() => nothing(listKey));
  const current = made.listKey === listKey ? made : nothing(listKey);
  const change = useCallback(
    (to: (choice: SelectedCampaigns) => SelectedCampaigns) =>
      setMade((before) => {
        const now = before.listKey === listKey ? before : nothing(listKey);
        return now.isWhole ? before : { ...now, choice: to(now.choice), digest: undefined };
      }),
    [listKey],
  );
  const choose = useCallback(
    (campaigns: readonly SelectableCampaign[]) =>
      setMade({ ...nothing(listKey), choice: selectionOf(campaigns) }),
    [listKey],
  );
  const { click, forget } = useClick(list, current, change);
  const start = useCallback(() => setIsSelecting(true), []);
  const end = () => {
    setIsSelecting(false);
    forget();
    choose([]);
  };
  const chooseAll = () => findAll(list.find, current, setMade);
  return { ...current, isSelecting, choose, chooseAll, click, start, end };
}
export type Selection = ReturnType<typeof useSelection>;

type Change = (to: (choice: SelectedCampaigns) => SelectedCampaigns) => void;

/** What a click on a row selects: that row, with Shift all rows from the last one clicked, loaded or not. */
function useClick(list: List, current: Made, change: Change) {
  const last = useRef<Clicked>(undefined);
  const latest = useRef({ list, current });
  useEffect(() => {
    latest.current = { list, current };
  });
  const click = useCallback(
    (index: number, isRange: boolean) => {
      const { rowAt, find } = latest.current.list;
      const { choice: before, isWhole } = latest.current.current;
      const campaign = rowAt(index);
      if (campaign === undefined) return;
      const from = isRange ? last.current : undefined;
      last.current = { index, campaign };
      const loaded = from && loadedBetween(rowAt, [from, last.current]);
      change((choice) => toggleCampaigns(choice, campaign, loaded));
      if (from === undefined || loaded !== undefined || isWhole) return;
      const isChosen = !before.has(campaign.id);
      void findBetween(find, [from.campaign.id, campaign.id]).then((campaigns) =>
        change((choice) => withCampaigns(choice, campaigns, isChosen)),
      );
    },
    [change],
  );
  const forget = useCallback(() => {
    last.current = undefined;
  }, []);
  return { click, forget };
}

type Clicked = { index: number; campaign: SelectableCampaign };

/** The rows from one click to another; undefined where a row is not loaded, or has moved since. */
function loadedBetween(
  rowAt: List["rowAt"],
  [from, to]: readonly [Clicked, Clicked],
): readonly SelectableCampaign[] | undefined {
  if (rowAt(from.index)?.id !== from.campaign.id) return undefined;
  const first = Math.min(from.index, to.index);
  const length = Math.abs(from.index - to.index) + 1;
  const rows = Array.from({ length }, (_, at) => rowAt(first + at));
  const loaded = rows.filter((row) => row !== undefined);
  return loaded.length === length ? loaded : undefined;
}

/** The campaigns between two rows that are not all loaded. An error is shown in a toast, and none of them is selected. */
async function findBetween(find: List["find"], ids: readonly [string, string]) {
  try {
    const campaigns = campaignsBetween((await find()).campaigns, ids);
    if (campaigns === undefined) toastFailure(rangeTooFar(SELECTION_LIMIT));
    return campaigns ?? [];
  } catch (error) {
    toastFailure(messageOf(error, selectionFailed));
    return [];
  }
}

type SetMade = (change: (now: Made) => Made) => void;

/**
 * Selects everything while its ids are being fetched. The previous selection is restored on failure; a newer one stays.
 * Throws what `find` throws.
 */
async function findAll(find: List["find"], before: Made, setMade: SetMade): Promise<void> {
  const requests: Made = { ...nothing(before.listKey), isWhole: true };
  const settle = (settled: Made) => setMade((now) => (now === requests ? settled : now));
  setMade(() => requests);
  try {
    const { campaigns, total, digest } = await find();
    const isAll = campaigns.length === total;
    settle({
      ...requests,
      choice: selectionOf(campaigns),
      isWhole: false,
      digest: isAll ? digest : undefined,
    });
  } catch (error) {
    settle({ ...before, isWhole: false });
    throw error;
  }
}

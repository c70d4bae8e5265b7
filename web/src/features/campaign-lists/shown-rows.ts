import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { ListWindow } from "./list-window.ts";
import type { Removals } from "./removal-store.ts";

type Loaded = {
  first: readonly ListedCampaign[];
  rows: ListWindow | undefined;
  /** How many sites are left. */
  total: number;
};

/** What is loaded without what is being deleted. The rows behind move up; where a window ends the list, its last row is the last. */
export function shownRows({ first, rows, total }: Loaded, removals: Removals) {
  const isLeft = ({ id }: ListedCampaign) => !removals.has(id);
  const ofFirst = first.filter(isLeft);
  if (rows === undefined) return { first: ofFirst, rows: [], start: 0 };
  const left = rows.campaigns.filter(isLeft);
  const gone = first.slice(0, rows.start).filter((campaign) => !isLeft(campaign)).length;
  const start = rows.isAtEnd ? total - left.length : rows.start - gone;
  return { first: ofFirst, rows: left, start };
}

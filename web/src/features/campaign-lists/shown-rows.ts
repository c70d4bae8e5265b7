import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { ListWindow } from "./list-window.ts";
import type { Removals } from "./removal-store.ts";

type Loaded = {
  first: readonly ListedCampaign[];
  rows: ListWindow | undefined;
  /** The number of sites that are left. */
  total: number;
};

/**
 * The loaded rows without those being deleted. The rows after them move up; if the window ends at the list's end, its last
 * row stays the last.
 */
export function shownRows({ first, rows, total }: Loaded, removals: Removals) {
  const isLeft = ({ id }: ListedCampaign) => !removals.has(id);
  const ofFirst = first.filter(isLeft);
  if (rows === undefined) return { first: ofFirst, rows: [], start: 0 };
  const left = rows.campaigns.filter(isLeft);
  const gone = first.slice(0, rows.start).filter((campaign) => !isLeft(campaign)).length;
  const start = rows.isAtEnd ? total - left.length : rows.start - gone;
  return { first: ofFirst, rows: left, start };
}

import type { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import type { AnswerOf } from "@mainstreet/contract/endpoint";

/** What actions on a campaign need, and what the API returns for a whole filter. */
export type SelectableCampaign = AnswerOf<typeof selectCampaigns>["campaigns"][number];
export type SelectedCampaigns = ReadonlyMap<string, SelectableCampaign>;

/** The campaign clicked, by its place in the list, and the one clicked before, when all between are meant too. */
type Click = { index: number; from?: number | undefined };

/** The selection after a click: the clicked campaign changes, and all between the two clicks follow it. */
export function toggleCampaigns(
  choice: SelectedCampaigns,
  list: readonly SelectableCampaign[],
  { index, from = index }: Click,
): SelectedCampaigns {
  const clicked = list[index];
  if (clicked === undefined) return choice;
  const isChosen = !choice.has(clicked.id);
  const meant = list.slice(Math.min(index, from), Math.max(index, from) + 1);
  const next = new Map(choice);
  for (const campaign of meant) {
    if (isChosen) next.set(campaign.id, chosen(campaign));
    else next.delete(campaign.id);
  }
  return next;
}

export function selectionOf(campaigns: readonly SelectableCampaign[]): SelectedCampaigns {
  return new Map(campaigns.map((campaign) => [campaign.id, chosen(campaign)]));
}

const chosen = (campaign: SelectableCampaign): SelectableCampaign => {
  const { id, name, company, deploymentUrl, deploymentType } = campaign;
  return { id, name, company, deploymentUrl, deploymentType };
};

import type { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import type { ResponseOf } from "@mainstreet/contract/endpoint";

/** The API's response with all campaigns of a filter. */
export type FoundCampaigns = ResponseOf<typeof selectCampaigns>;
/** The members of a campaign that actions on it need. */
export type SelectableCampaign = FoundCampaigns["campaigns"][number];
export type SelectedCampaigns = ReadonlyMap<string, SelectableCampaign>;

/** The selection after a click: all campaigns in `meant` are selected, or deselected if `clicked` was selected before. */
export function toggleCampaigns(
  choice: SelectedCampaigns,
  clicked: SelectableCampaign,
  meant: readonly SelectableCampaign[] = [clicked],
): SelectedCampaigns {
  return withCampaigns(choice, meant, !choice.has(clicked.id));
}

/** The same selection with more campaigns, or without them. */
export function withCampaigns(
  choice: SelectedCampaigns,
  campaigns: readonly SelectableCampaign[],
  isChosen: boolean,
): SelectedCampaigns {
  const next = new Map(choice);
  for (const campaign of campaigns) {
    if (isChosen) next.set(campaign.id, chosen(campaign));
    else next.delete(campaign.id);
  }
  return next;
}

/** All campaigns of a list from one to another, in either direction; undefined where one of the two is not in the list. */
export function campaignsBetween(
  list: readonly SelectableCampaign[],
  ids: readonly [string, string],
): readonly SelectableCampaign[] | undefined {
  const [one, other] = ids.map((id) => list.findIndex((campaign) => campaign.id === id));
  if (one === undefined || other === undefined || one < 0 || other < 0) return undefined;
  return list.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export function selectionOf(campaigns: readonly SelectableCampaign[]): SelectedCampaigns {
  return new Map(campaigns.map((campaign) => [campaign.id, chosen(campaign)]));
}

const chosen = (campaign: SelectableCampaign): SelectableCampaign => {
  const { id, name, company, deploymentUrl, deploymentType } = campaign;
  return { id, name, company, deploymentUrl, deploymentType };
};

import type { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import type { ResponseOf } from "@mainstreet/contract/endpoint";

/** What the API returns for a whole filter. */
export type FoundCampaigns = ResponseOf<typeof selectCampaigns>;
/** What actions on a campaign need. */
export type SelectableCampaign = FoundCampaigns["campaigns"][number];
export type SelectedCampaigns = ReadonlyMap<string, SelectableCampaign>;

/** The selection after a click: the clicked campaign changes, and all that are meant follow it. */
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

/** All from one campaign of a list to another, in either direction; undefined where one is not in it. */
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

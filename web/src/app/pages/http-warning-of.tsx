import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { LazyHttpWarning } from "../../features/hosts/lazy-http-warning.tsx";

/** In a list: the warning on a live site whose visitors are warned by their browsers. */
export function httpWarningOf(campaign: ListedCampaign) {
  return campaign.deployed ? (
    <LazyHttpWarning isLine place={campaign} name={campaign.name} />
  ) : null;
}

import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { useNavigate } from "@tanstack/react-router";
import type { AddressSearch, ListSearch } from "../../features/campaign-lists/list-search.ts";

/** The query parameters of a campaign list, without the host where it is unknown, and a function that changes them. */
export function useListSearch(address: AddressSearch) {
  const navigate = useNavigate();
  const deploymentType = DEPLOYMENT_TYPES.find((type) => type === address.deploymentType);
  const search: ListSearch = { ...address, deploymentType };
  const change = (changes: ListSearch, isTyping = false) =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, ...changes }),
      // The first letter of a search is a step in the history; the next letters replace it.
      replace: isTyping && search.q !== undefined,
      resetScroll: false,
    });
  return { search, change };
}

import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { AllSites } from "../../features/campaign-lists/all-sites.tsx";
import type { ListSearch } from "../../features/campaign-lists/list-search.ts";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.sites}`);

export function AllSitesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const change = (changes: ListSearch, isTyping = false) =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, ...changes }),
      // The first letter of a search is a step of its own, the others are the same step.
      replace: isTyping && search.q !== undefined,
      resetScroll: false,
    });
  return <AllSites search={search} onSearch={change} above={<BackToDashboard />} />;
}

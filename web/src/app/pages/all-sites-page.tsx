import { getRouteApi } from "@tanstack/react-router";
import { AllSites } from "../../features/campaign-lists/all-sites.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import { paths } from "../paths.ts";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi(`/guarded${paths.sites}`);

export function AllSitesPage() {
  const search = route.useSearch();
  const change = useChangeSearch(search);
  return <AllSites search={search} onSearch={change} above={<BackToDashboard />} />;
}

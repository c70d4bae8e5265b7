import { getRouteApi } from "@tanstack/react-router";
import { AllSites } from "../../features/campaign-lists/all-sites.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";
import { httpWarningOf } from "./http-warning-of.tsx";
import { mapOfPoints } from "./map-of-points.tsx";
import { useListSearch } from "./use-list-search.ts";

const route = getRouteApi(`/guarded${paths.sites}`);

export function AllSitesPage() {
  const { search, change } = useListSearch(route.useSearch());
  return (
    <AllSites
      search={search}
      onSearch={change}
      above={<BackToDashboard />}
      warning={httpWarningOf}
      map={mapOfPoints}
    />
  );
}

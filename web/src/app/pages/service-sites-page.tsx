import { getRouteApi } from "@tanstack/react-router";
import type { ListKind } from "../../features/campaign-lists/kinds.ts";
import type { AddressSearch } from "../../features/campaign-lists/list-search.ts";
import { ServiceSites } from "../../features/campaign-lists/service-sites.tsx";
import { httpWarningOf } from "./http-warning-of.tsx";
import { mapOfPoints } from "./map-of-points.tsx";
import { useListSearch } from "./use-list-search.ts";

const single = getRouteApi("/guarded/single-page-sites/$service");
const multiLocation = getRouteApi("/guarded/multi-location-sites/$service");

export function SinglePageServicePage() {
  const { service } = single.useParams();
  return <ServicePage kind="single" slug={service} address={single.useSearch()} />;
}

export function MultiLocationServicePage() {
  const { service } = multiLocation.useParams();
  return <ServicePage kind="multi-location" slug={service} address={multiLocation.useSearch()} />;
}

type Props = { kind: ListKind; slug: string; address: AddressSearch };

function ServicePage({ kind, slug, address }: Props) {
  const { search, change } = useListSearch(address);
  return (
    <ServiceSites
      key={slug}
      kind={kind}
      slug={slug}
      search={search}
      onSearch={change}
      warning={httpWarningOf}
      map={mapOfPoints}
    />
  );
}

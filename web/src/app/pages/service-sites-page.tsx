import { getRouteApi } from "@tanstack/react-router";
import type { Kind } from "../../features/campaign-lists/kinds.ts";
import type { ListSearch } from "../../features/campaign-lists/list-search.ts";
import { ServiceSites } from "../../features/campaign-lists/service-sites.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const single = getRouteApi("/guarded/single-page-sites/$service");
const multiLocation = getRouteApi("/guarded/multi-location-sites/$service");

export function SinglePageServicePage() {
  const { service } = single.useParams();
  return <ServicePage kind="single" slug={service} search={single.useSearch()} />;
}

export function MultiLocationServicePage() {
  const { service } = multiLocation.useParams();
  return <ServicePage kind="multi-location" slug={service} search={multiLocation.useSearch()} />;
}

type Props = { kind: Kind; slug: string; search: ListSearch };

function ServicePage({ kind, slug, search }: Props) {
  const change = useChangeSearch(search);
  return <ServiceSites key={slug} kind={kind} slug={slug} search={search} onSearch={change} />;
}

import * as lists from "@mainstreet/contract/campaign-lists";
import type { CampaignList } from "@mainstreet/contract/campaign-lists";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { messageOf } from "../../lib/api-error.ts";
import { attempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import type { ListKind } from "./kinds.ts";
import { filterKey, withoutLayout } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";

/** The campaigns of a list: of one service, or of all, narrowed by a search. */
export type CampaignListScope = {
  of: { kind: ListKind; slug: string } | "all";
  search: ListSearch;
};

/** The number of campaigns on the first page: few, so that it is quick. */
const FIRST_PAGE = 60;
const LOOK_AGAIN_MS = 4_000;
/** A longer interval, since a map may have thousands of points. */
const MAP_AGAIN_MS = 15_000;

export const BULK_SCRIPT = "bulk-script";

const servicesKey = (kind: ListKind) => ["services", kind];

/** The services of one kind, with how many sites each has. */
export function useServices(kind: ListKind) {
  return useQuery({
    queryKey: servicesKey(kind),
    queryFn: ({ signal }) => callApi(lists.serviceSummary, { query: { type: kind } }, { signal }),
  });
}

/** The query of a scope for the API: its filters and its order. */
export const queryOf = ({ of, search }: CampaignListScope) => {
  const sorted = { ...withoutLayout(search), sort: search.sort ?? ("updated" as const) };
  return of === "all" ? sorted : { ...sorted, service: of.slug, type: of.kind };
};

/** The filters of a scope without its order. */
export function filterOf(scope: CampaignListScope) {
  const { sort: _sort, direction: _direction, ...filter } = queryOf(scope);
  return filter;
}

const nameOf = ({ of }: CampaignListScope) => (of === "all" ? "all" : `${of.kind} ${of.slug}`);

/** A key for the content of a list: what is selected or deleted under another key is not in it. */
export const scopeKey = (scope: CampaignListScope) => `${nameOf(scope)} ${filterKey(scope.search)}`;

/** A key for a list in the cache of queries, with its order. */
export const listKeyOf = (scope: CampaignListScope) =>
  [nameOf(scope), withoutLayout(scope.search)] as const;

function firstPageOptions(scope: CampaignListScope) {
  const { of } = scope;
  const search = withoutLayout(scope.search);
  return queryOptions({
    queryKey: ["campaign-list", ...listKeyOf(scope)],
    queryFn: ({ signal }) => {
      const limit = String(FIRST_PAGE);
      const page = { ...search, sort: search.sort ?? ("updated" as const), limit };
      if (of === "all") return callApi(lists.listCampaigns, { query: page }, { signal });
      const query = { ...page, service: of.slug, type: of.kind };
      return callApi(lists.listCampaignsByService, { query }, { signal });
    },
  });
}

/** Prefetches the campaigns of a scope. */
export function prefetchCampaignList(client: QueryClient, scope: CampaignListScope): void {
  void client.prefetchQuery(firstPageOptions(scope));
}

/**
 * The first campaigns of a scope, and its counts. Those of the previous search stay visible until the next ones have loaded.
 * With `isWatched` they are fetched again while something deploys.
 */
export function useFirstPage(scope: CampaignListScope, { isWatched }: { isWatched: boolean }) {
  return useQuery({
    ...firstPageOptions(scope),
    placeholderData: (before, query) => (query?.queryKey[1] === nameOf(scope) ? before : undefined),
    refetchInterval: ({ state: { data } }) =>
      isWatched && isDeploying(data) ? LOOK_AGAIN_MS : false,
  });
}

const isDeploying = (data: CampaignList | undefined) =>
  data !== undefined && data.statuses.queued + data.statuses.deploying > 0;

/** The name of a service from the list of services, until the service's own list has loaded. */
export function useKnownName(kind: ListKind, slug: string): string | undefined {
  const services = useQueryClient().getQueryData<lists.ServiceCount[]>(servicesKey(kind));
  return services?.find((service) => service.slug === slug)?.name;
}

/** All campaigns of a scope, loaded or not (decision D15). */
export async function fetchSelection(scope: CampaignListScope) {
  return callApi(lists.selectCampaigns, { query: queryOf(scope) });
}

/** The newest 10,000 sites of a scope as points of a map; fetched again while one of them is being deployed. */
export function useMapOf(scope: CampaignListScope) {
  const query = filterOf(scope);
  return useQuery({
    queryKey: ["campaigns-map", query],
    queryFn: ({ signal }) => callApi(lists.mapSelection, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.campaigns.some(([, , , status]) => status === "queued" || status === "deploying")
        ? MAP_AGAIN_MS
        : false,
  });
}

/** Sets a verification script on campaigns, only once per attempt even if it is submitted repeatedly. */
export function useBulkScript() {
  return useMutation({
    mutationFn: (body: { campaignIds: string[]; searchConsoleScript: string }) =>
      attempt(BULK_SCRIPT, (idempotencyKey) =>
        callApi(bulkUpdateScript, { body }, { idempotencyKey }),
      ),
  });
}

/** How long a list waits before it shows that its sites are queued, while their deployments continue. */
const QUEUED_MS = 400;

/** Deploys one site again. The result is a toast, as the site's row may have left the filtered list by then. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(redeployCampaign, { params: { id } }),
    onMutate: () => {
      setTimeout(() => void client.invalidateQueries({ queryKey: ["campaign-list"] }), QUEUED_MS);
    },
    onSuccess: ({ message }) => toastSuccess(message || texts.campaigns.redeployed),
    onError: (error) => {
      void client.invalidateQueries();
      toastFailure(messageOf(error, texts.campaigns.redeployFailed));
    },
  });
}

const RETRY_ALL = "redeploy-failed";

/** Deploys every failed site of a scope again, loaded or not (decision D15). */
export function useRetryAll() {
  return useMutation({
    mutationFn: (scope: CampaignListScope) =>
      attempt(RETRY_ALL, (idempotencyKey) => {
        const { deploymentStatus: _status, ...query } = filterOf(scope);
        return callApi(lists.redeployFailed, { query }, { idempotencyKey });
      }),
  });
}

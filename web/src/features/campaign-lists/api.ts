import * as lists from "@mainstreet/contract/campaign-lists";
import type { CampaignList, ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { attempt } from "../../lib/attempt.ts";
import { send } from "../../lib/send.ts";
import type { Kind } from "./kinds.ts";
import type { ListSearch } from "./list-search.ts";

/** Which list: the campaigns of one service, narrowed by a search. */
export type ListScope = { kind: Kind; slug: string; search: ListSearch };

/** Campaigns per request: the first page is small to be quick, the rest few and still no burden to read. */
const PAGE = { first: 60, further: 240 };
const LOOK_AGAIN_MS = 4_000;

export const BULK_SCRIPT = "bulk-script";

const servicesKey = (kind: Kind) => ["services", kind];

/** The services of one kind, with how many sites each has. */
export function useServices(kind: Kind) {
  return useQuery({
    queryKey: servicesKey(kind),
    queryFn: ({ signal }) => send(lists.serviceSummary, { query: { type: kind } }, { signal }),
  });
}

const queryOf = ({ kind, slug, search }: ListScope) => ({
  ...search,
  sort: search.sort ?? "updated",
  service: slug,
  type: kind,
});

function listOptions(scope: ListScope) {
  const { kind, slug, search } = scope;
  return infiniteQueryOptions({
    queryKey: ["campaigns-by-service", kind, slug, search],
    queryFn: ({ pageParam, signal }) => {
      const limit = String(pageParam === "" ? PAGE.first : PAGE.further);
      const query = { ...queryOf(scope), limit, cursor: pageParam };
      return send(lists.listCampaignsByService, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Asks for the campaigns of a scope that is about to be shown. */
export function prefetchCampaignList(client: QueryClient, scope: ListScope): void {
  void client.prefetchInfiniteQuery(listOptions(scope));
}

/** The campaigns of a scope, page by page; those of one search stay in sight until the next one's have come. */
export function useCampaignList(scope: ListScope) {
  const { kind, slug } = scope;
  return useInfiniteQuery({
    ...listOptions(scope),
    placeholderData: (before, query) =>
      query?.queryKey[1] === kind && query.queryKey[2] === slug ? before : undefined,
    select: joinPages,
    refetchInterval: ({ state }) => (isWorthWatching(state.data) ? LOOK_AGAIN_MS : false),
  });
}

/** All loaded pages as one list, with the newest word on what the server holds. */
function joinPages({ pages }: InfiniteData<CampaignList>) {
  const { total = 0, filters = { cities: [], states: [] }, service } = pages.at(-1) ?? {};
  return { campaigns: pages.flatMap(({ campaigns }) => campaigns), total, filters, service };
}

/** While something deploys, and little has to be read again to see how it goes. */
function isWorthWatching(data: InfiniteData<CampaignList> | undefined): boolean {
  if (data === undefined || data.pages.length > 2) return false;
  return data.pages.some(({ campaigns }) => campaigns.some(isUnderWay));
}

function isUnderWay({ deploymentStatus }: ListedCampaign): boolean {
  return deploymentStatus === "queued" || deploymentStatus === "deploying";
}

/** The name of a service as the list of services knows it, before its own list has come. */
export function useKnownName(kind: Kind, slug: string): string | undefined {
  const services = useQueryClient().getQueryData<lists.ServiceCount[]>(servicesKey(kind));
  return services?.find((service) => service.slug === slug)?.name;
}

/** Every campaign a scope means, loaded or not (decision D15). */
export async function fetchSelection(scope: ListScope) {
  const { campaigns } = await send(lists.selectCampaigns, { query: queryOf(scope) });
  return campaigns;
}

/** Gives campaigns a verification script, once per attempt however often it is asked for. */
export function useBulkScript() {
  return useMutation({
    mutationFn: (body: { campaignIds: string[]; searchConsoleScript: string }) =>
      attempt(BULK_SCRIPT, (idempotencyKey) =>
        send(bulkUpdateScript, { body }, { idempotencyKey }),
      ),
  });
}

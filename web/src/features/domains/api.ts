import * as domains from "@mainstreet/contract/domains/domains";
import type { Domain, TypedDomainRow, DomainState } from "@mainstreet/contract/domains/domains";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const POLL_MS = { whilePrepared: 1_500, whileComingUp: 5_000, otherwise: 60_000 };

const keyOf = (id: string) => ["domain", id];
const LIST_KEY = ["domains"];

/** The poll interval: short until the records are known and while the domain becomes live. */
function pauseBefore(domain: Domain | null | undefined): number {
  if (!domain) return POLL_MS.otherwise;
  if (domain.records.length === 0) return POLL_MS.whilePrepared;
  return domain.state === "live" ? POLL_MS.otherwise : POLL_MS.whileComingUp;
}

/** The domain of a site, or why it cannot have one. */
export function useDomain(campaignId: string) {
  return useQuery({
    queryKey: keyOf(campaignId),
    queryFn: ({ signal }) => callApi(domains.getDomain, { params: { id: campaignId } }, { signal }),
    refetchInterval: ({ state }) => pauseBefore(state.data?.domain),
  });
}

export function usePutDomain(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: { domain: string; withRedirect: boolean }) =>
      callApi(domains.putDomain, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useCheckDomain(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: () => callApi(domains.checkDomain, { params: { id } }),
    onSuccess: refresh,
  });
}

type Removed = ResponseOf<typeof domains.deleteDomain>;

/**
 * `onRemoved` is called before the domain is fetched again: then the component that requested the removal is unmounted, and
 * its own callbacks are lost.
 */
export function useRemoveDomain(id: string, onRemoved: (removed: Removed) => void) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: () => callApi(domains.deleteDomain, { params: { id } }),
    onSuccess: onRemoved,
    // Also after a refusal: the domain may be marked as being removed.
    onSettled: refresh,
  });
}

/** Fetches the domain and the campaign again, since the address of the site may have changed too. */
function useRefresh(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [keyOf(id), LIST_KEY, ["campaign", id]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

type Filter = { state: DomainState | ""; q: string };

/** The user's domains by name, page by page, and how many are in each state. */
export function useDomains({ state, q }: Filter) {
  return useInfiniteQuery({
    queryKey: [...LIST_KEY, state, q],
    queryFn: ({ pageParam, signal }) =>
      callApi(domains.listDomains, { query: { state, q, cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
}

type Rows = { rows: TypedDomainRow[]; withRedirect: boolean };

/** Checks what adding these rows would do. */
export function useCheckRows() {
  return useMutation({ mutationFn: (body: Rows) => callApi(domains.checkDomainRows, { body }) });
}

export function useAddRows() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Rows) => callApi(domains.addDomains, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
}

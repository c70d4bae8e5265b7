import * as api from "@mainstreet/contract/view-links";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";
import type { CampaignListScope } from "./api.ts";
import { filterOf } from "./api.ts";

const KEY = ["view-links"];

/** The links by which the account shares lists, working ones first. */
export function useViewLinks() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(api.listViewLinks, {}, { signal }),
    select: ({ links }) => links,
    // Links may be opened at any time, so what was fetched a moment ago may be out of date.
    staleTime: 0,
  });
}

type NewLink = { name: string; search: Record<string, string>; days: number };

export function useCreateViewLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLink) => callApi(api.createViewLink, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRevokeViewLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(api.revokeViewLink, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/**
 * What a link to a list finds: its filters, and its order where one was chosen. The default is the order by place, by which
 * people search for sites.
 */
export function sharedSearch(scope: CampaignListScope): Record<string, string> {
  const { sort = "city", direction } = scope.search;
  const all = { ...filterOf(scope), sort, direction };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

import * as api from "@mainstreet/contract/businesses";
import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { BusinessDetail } from "@mainstreet/contract/businesses";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { attempt } from "../../lib/attempt.ts";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { callApi } from "../../lib/send.ts";

/** How often a business is read again while one of its sites is on its way to be live. */
const WATCH_MS = 5_000;

export function useBusinesses() {
  return useQuery({
    queryKey: ["businesses"],
    queryFn: ({ signal }) => callApi(api.listBusinesses, {}, { signal }),
    select: ({ businesses }) => businesses,
  });
}

/** The business of the newest site; '' = none, and until it is known. `isCurrent`: it is not being fetched. */
export function useLastBusiness(): { lastUsed: string; isCurrent: boolean } {
  const { data, isFetching } = useQuery({
    queryKey: ["businesses"],
    queryFn: ({ signal }) => callApi(api.listBusinesses, {}, { signal }),
    select: ({ lastUsed }) => lastUsed ?? "",
  });
  return { lastUsed: data ?? "", isCurrent: data !== undefined && !isFetching };
}

/** One business with its sites. */
export function useBusiness(id: string) {
  return useQuery({
    queryKey: ["business", id],
    queryFn: ({ signal }) => callApi(api.getBusiness, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (isBusy(data) ? WATCH_MS : false),
  });
}

/** What a business has given, without its sites; undefined without an id, and until it is known. */
export function useBusinessContent(id: string | null): BusinessContent | undefined {
  return useQuery({
    queryKey: ["business", id],
    queryFn:
      id === null || id === ""
        ? skipToken
        : ({ signal }) => callApi(api.getBusiness, { params: { id } }, { signal }),
    select: (business): BusinessContent => business,
  }).data;
}

const isBusy = (business: BusinessDetail | undefined) =>
  business?.siteList.some(
    ({ deploymentStatus }) => deploymentStatus === "queued" || deploymentStatus === "deploying",
  ) ?? false;

/** Sites that may be one firm's. */
export function useSuggestions() {
  return useQuery({
    queryKey: ["business-suggestions"],
    queryFn: ({ signal }) => callApi(api.suggestBusinesses, {}, { signal }),
  });
}

/** Dismisses a suggestion; without a key, shows all dismissed suggestions again. */
export function useDismissal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (key: string | undefined) => {
      if (key === undefined) await callApi(api.restoreSuggestions, {});
      else await callApi(api.dismissSuggestion, { body: { key } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["business-suggestions"] }),
    onError: (error) => toastFailure(messageOf(error, "This could not be saved")),
  });
}

/** The name of the attempt to create a business; with other values it is another attempt. */
export const NEW_BUSINESS = "new-business";

/** Creates a business, only once per attempt even if the form is submitted repeatedly. */
export function useCreateBusiness() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof api.createBusiness>["body"]) =>
      attempt(NEW_BUSINESS, (idempotencyKey) =>
        callApi(api.createBusiness, { body }, { idempotencyKey }),
      ),
  });
}

export function useUpdateBusiness(id: string) {
  return useMutation({
    mutationFn: (body: RequestOf<typeof api.updateBusiness>["body"]) =>
      callApi(api.updateBusiness, { params: { id }, body }),
  });
}

/**
 * Deletes a business, and leaves its page before data is fetched again, since a deleted business cannot be fetched. The
 * callbacks are called even after the page is closed.
 */
export function useDeleteBusiness(id: string, ways: DeletionWays) {
  const { leave, ...reports } = ways;
  return useMutation({
    mutationFn: async () => {
      await callApi(api.deleteBusiness, { params: { id } });
      await leave();
    },
    ...reports,
  });
}
type DeletionWays = {
  leave: () => Promise<void>;
  onSuccess: () => void;
  onError: (error: Error) => void;
};

/** Requests a deployment of each live site with unpublished changes. It is free; a repeated request finds only the sites that are left. */
export function useRedeployBusiness(id: string) {
  return useMutation({ mutationFn: () => callApi(api.redeployBusiness, { params: { id } }) });
}

/** The name of the attempt to confirm a suggestion; with another suggestion or name it is another attempt. */
export const GROUPING = "group-campaigns";

/** Confirms a suggestion, once per attempt. */
export function useGroupCampaigns() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof api.groupCampaigns>["body"]) =>
      attempt(GROUPING, (idempotencyKey) =>
        callApi(api.groupCampaigns, { body }, { idempotencyKey }),
      ),
  });
}

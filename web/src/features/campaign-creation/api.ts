import { createCampaign } from "@mainstreet/contract/campaigns";
import { checkRun } from "@mainstreet/contract/check-run";
import type { CheckedRun, TypedRow } from "@mainstreet/contract/check-run";
import { createRun, retryRun } from "@mainstreet/contract/creation-runs";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { PROGRESS_POLL_MS } from "@mainstreet/contract/limits";
import { createMultiLocation, multiLocationProgress } from "@mainstreet/contract/multi-location";
import { suggestPlaces } from "@mainstreet/contract/places";
import { keepPreviousData, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { attempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";

export const SINGLE_SITE = "single-site";

type NewCampaign = RequestOf<typeof createCampaign>["body"];

/** Creates a single site, only once per attempt even if the form is submitted repeatedly. */
export function useCreateCampaign() {
  return useMutation({
    mutationFn: (body: NewCampaign) =>
      attempt(SINGLE_SITE, (idempotencyKey) =>
        callApi(createCampaign, { body }, { idempotencyKey }),
      ),
  });
}

export const MULTI_LOCATION_SITE = "multi-location-site";

type NewMultiLocation = RequestOf<typeof createMultiLocation>["body"];

/** Creates a multi-location site, only once per attempt even if the form is submitted repeatedly. */
export function useCreateMultiLocation() {
  return useMutation({
    mutationFn: (body: NewMultiLocation) =>
      attempt(MULTI_LOCATION_SITE, (idempotencyKey) =>
        callApi(createMultiLocation, { body }, { idempotencyKey }),
      ),
  });
}

/** The progress, polled every five seconds until it has ended (spec §9) or the site does not exist any more. */
export function useMultiProgress(progressId: string) {
  return useQuery({
    queryKey: ["multi-location-progress", progressId],
    queryFn: ({ signal }) => callApi(multiLocationProgress, { params: { progressId } }, { signal }),
    refetchInterval: ({ state }) => {
      const status = state.data?.overallStatus;
      const isOver = status === "complete" || status === "error" || isUnknownSite(state.error);
      return isOver ? false : PROGRESS_POLL_MS;
    },
  });
}

/** Whether the site does not exist: further polls would not change that. */
export const isUnknownSite = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Cities that begin with the typed text; nothing is fetched below two letters. */
export function usePlaces(typed: string) {
  const q = typed.trim();
  return useQuery({
    queryKey: ["places", q.toLowerCase()],
    queryFn:
      q.length < 2
        ? skipToken
        : ({ signal }) => callApi(suggestPlaces, { query: { q } }, { signal }),
    select: ({ places }) => places,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

export const BULK_RUN = "bulk-run";

type NewRun = RequestOf<typeof createRun>["body"];

/** Creates a run, only once per attempt even if the form is submitted repeatedly. */
export function useCreateRun() {
  return useMutation({
    mutationFn: (body: NewRun) =>
      attempt(BULK_RUN, (idempotencyKey) => callApi(createRun, { body }, { idempotencyKey })),
  });
}

/** Starts the failed sites of a run again. */
export function useRetryRun(id: string) {
  return useMutation({ mutationFn: () => callApi(retryRun, { params: { id } }) });
}

/**
 * The dry run of `rows`, sent once for each `name`; `select` turns the response into what is shown. Without rows nothing
 * is sent.
 */
export function useRunCheck<T>(
  name: readonly (string | number)[],
  rows: (() => TypedRow[]) | undefined,
  select: (response: CheckedRun) => T,
) {
  return useQuery({
    queryKey: ["run-check", ...name],
    queryFn: rows
      ? async ({ signal }) =>
          select(await callApi(checkRun, { body: { rows: rows() } }, { signal }))
      : skipToken,
    // A mutation elsewhere must not cause ten thousand rows to be sent again.
    staleTime: "static",
    gcTime: 0,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

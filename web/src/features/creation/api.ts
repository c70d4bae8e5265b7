import { createCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { PROGRESS_POLL_MS } from "@mainstreet/contract/limits";
import { createMultiLocation, multiLocationProgress } from "@mainstreet/contract/multi-location";
import { suggestPlaces } from "@mainstreet/contract/places";
import { keepPreviousData, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { attempt } from "../../lib/attempt.ts";
import { send } from "../../lib/send.ts";

export const SINGLE_SITE = "single-site";

type NewCampaign = RequestOf<typeof createCampaign>["body"];

/** Makes a single site, once per attempt however often it is asked for. */
export function useCreateCampaign() {
  return useMutation({
    mutationFn: (body: NewCampaign) =>
      attempt(SINGLE_SITE, (idempotencyKey) => send(createCampaign, { body }, { idempotencyKey })),
  });
}

export const MULTI_LOCATION_SITE = "multi-location-site";

type NewMultiLocation = RequestOf<typeof createMultiLocation>["body"];

/** Makes a multi-location site, once per attempt however often it is asked for. */
export function useCreateMultiLocation() {
  return useMutation({
    mutationFn: (body: NewMultiLocation) =>
      attempt(MULTI_LOCATION_SITE, (idempotencyKey) =>
        send(createMultiLocation, { body }, { idempotencyKey }),
      ),
  });
}

/** How far it is, asked every five seconds until it has come to an end (spec §9). */
export function useMultiProgress(progressId: string) {
  return useQuery({
    queryKey: ["multi-location-progress", progressId],
    queryFn: ({ signal }) => send(multiLocationProgress, { params: { progressId } }, { signal }),
    refetchInterval: ({ state }) => {
      const status = state.data?.overallStatus;
      return status === "complete" || status === "error" ? false : PROGRESS_POLL_MS;
    },
  });
}

/** Cities that begin with what was typed; nothing is asked below two letters. */
export function usePlaces(typed: string) {
  const q = typed.trim();
  return useQuery({
    queryKey: ["places", q.toLowerCase()],
    queryFn:
      q.length < 2 ? skipToken : ({ signal }) => send(suggestPlaces, { query: { q } }, { signal }),
    select: ({ places }) => places,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

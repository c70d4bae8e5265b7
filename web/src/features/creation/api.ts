import { createCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
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

import type { FormChoice } from "@mainstreet/contract/deployment";
import { removeFormerSite } from "@mainstreet/contract/former-sites";
import * as api from "@mainstreet/contract/host-moves";
import type { HostMove, HostMoveDetail } from "@mainstreet/contract/host-moves";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { attempt, renewAttempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";

/** Which sites move: one of them, or all of an account. */
export type MovedSites = { campaignIds: string[] } | { from: FormChoice };

const nameOf = (sites: MovedSites) => `host-move ${JSON.stringify(sites)}`;

/** Called for another form, which is another move. */
export const renewMove = (sites: MovedSites) => renewAttempt(nameOf(sites));

export function useStartMove(sites: MovedSites, onStarted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (to: FormChoice) =>
      attempt(nameOf(sites), (idempotencyKey) =>
        callApi(api.startHostMove, { body: { to, ...sites } }, { idempotencyKey }),
      ),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ["campaign"] });
      onStarted(id);
    },
  });
}

/** How many sites would move. */
export function useMoveCheck(to: FormChoice, sites: MovedSites, isComplete: boolean) {
  return useQuery({
    queryKey: ["host-move-check", to, sites],
    queryFn: ({ signal }) => callApi(api.checkHostMove, { body: { to, ...sites } }, { signal }),
    enabled: isComplete,
    retry: false,
  });
}

const keyOf = (id: string) => ["host-move", id];
const POLL_MS = { underWay: 1_500, ended: 15_000 };

/** A move with all its sites; polled often while it is under way. */
export function useHostMove(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<ShownMove> => {
      const first = await callApi(api.getHostMove, { params: { id }, query: {} }, { signal });
      const sites = [...first.sites];
      for (let cursor = first.nextCursor; cursor !== null;) {
        const page = await callApi(
          api.getHostMove,
          { params: { id }, query: { cursor } },
          { signal },
        );
        sites.push(...page.sites);
        cursor = page.nextCursor;
      }
      return { ...first, sites };
    },
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(data) ? POLL_MS.underWay : POLL_MS.ended,
  });
}
export type ShownMove = HostMoveDetail;

function isUnderWay({ counts, status, sites }: ShownMove): boolean {
  const isRedirecting = sites.some(({ former }) => former?.status === "waiting");
  return counts.processing > 0 || status === "running" || isRedirecting;
}

const CALLS = {
  pause: api.pauseHostMove,
  resume: api.resumeHostMove,
  cancel: api.cancelHostMove,
  retry: api.retryHostMove,
} as const;
export type MoveAction = keyof typeof CALLS;

export function useMoveAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: MoveAction) => callApi(CALLS[name], { params: { id } }),
    onSuccess: (move: HostMove) => {
      client.setQueryData<ShownMove>(keyOf(id), (before) => before && { ...before, ...move });
      return client.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
}

/** Removes the files at an old address of a campaign, or only removes the address from the list. */
export function useRemoveFormerSite(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ formerId, forget }: { formerId: string; forget: boolean }) =>
      callApi(removeFormerSite, {
        params: { id: campaignId, formerId },
        query: forget ? { forget: "true" } : {},
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["campaign", campaignId] }),
  });
}

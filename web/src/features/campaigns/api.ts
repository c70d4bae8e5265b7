import { etagOf } from "@mainstreet/contract/campaign-version";
import * as campaigns from "@mainstreet/contract/campaigns";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { addLocations, removeLocation } from "@mainstreet/contract/location-edits";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { texts } from "@mainstreet/contract/texts";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { attempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";

const LOOK_MS = { whileDeploying: 500, whileWaiting: 5_000, otherwise: 15_000 };

const keyOf = (id: string) => ["campaign", id];
const deployKeyOf = (id: string) => ["redeploy", id];

/** True from the click until the deployment has ended: while it is queued or running. */
export function isUnderWay({ deploymentStatus }: CampaignDetail): boolean {
  return deploymentStatus === "queued" || deploymentStatus === "deploying";
}

/** The poll interval: short while a deployment is running, long while it waits for the provider's rate limit. */
function pauseBefore(campaign: CampaignDetail | undefined): number {
  // A former address will soon be redirected or removed.
  if (campaign?.formerSites.some(({ status }) => status === "waiting" || status === "removing"))
    return LOOK_MS.whileWaiting;
  if (campaign === undefined || !isUnderWay(campaign)) return LOOK_MS.otherwise;
  return campaign.nextAttemptAt === null ? LOOK_MS.whileDeploying : LOOK_MS.whileWaiting;
}

/** One campaign, watched closely while it deploys. */
export function useCampaign(id: string) {
  const isRequested = useIsMutating({ mutationKey: deployKeyOf(id) }) > 0;
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi(campaigns.getCampaign, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      isRequested ? LOOK_MS.whileDeploying : pauseBefore(state.data),
  });
}

/** Why a campaign could not be loaded, in the words of spec §5 and §8. */
export function loadFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return texts.campaigns.fetchFailed;
  if (error.status === 0) return texts.shell.noResponse;
  if (error.status >= 500) return texts.campaigns.serverError(error.status);
  // Decision D20.
  if (error.code === "EMPTY_RESPONSE") return texts.campaigns.empty;
  if (error.code === "INVALID_RESPONSE") return texts.campaigns.receivedEmpty;
  return error.message || texts.campaigns.fetchFailed;
}

type Changes = RequestOf<typeof campaigns.updateCampaign>["body"];
type Settings = RequestOf<typeof campaigns.updateDeploymentSettings>["body"];

/** Saves changes; with a `version` only if the campaign still has that version. A server without versions returns 0. */
export function useUpdateCampaign(id: string) {
  const keep = useKeepCampaign();
  return useMutation({
    mutationFn: ({ body, version = 0 }: { body: Changes; version?: number }) =>
      callApi(
        campaigns.updateCampaign,
        { params: { id }, body },
        version > 0 ? { headers: { "if-match": etagOf(version) } } : {},
      ),
    onSuccess: keep,
  });
}

export function useUpdateDeploymentSettings(id: string) {
  const keep = useKeepCampaign();
  return useMutation({
    mutationFn: (body: Settings) =>
      callApi(campaigns.updateDeploymentSettings, { params: { id }, body }),
    onSuccess: keep,
  });
}

/** Puts a campaign that a call returned into the cache, so that its page can show it at once. */
export function useKeepCampaign() {
  const client = useQueryClient();
  return (campaign: CampaignDetail) => void client.setQueryData(keyOf(campaign.id), campaign);
}

/** The name of the attempt to add a location; with another city it is another attempt. */
export const addingLocation = (id: string) => `add-location:${id}`;

/** Adds a location to a multi-location site for one credit, only once per attempt even if it is submitted repeatedly. */
export function useAddLocation(id: string) {
  const keep = useKeepCampaign();
  return useMutation({
    mutationFn: (location: TypedLocation) =>
      attempt(addingLocation(id), (idempotencyKey) => {
        const body = { locations: [location] };
        return callApi(addLocations, { params: { id }, body }, { idempotencyKey });
      }),
    onSuccess: keep,
  });
}

/** Removes a location; the response contains whether its credit was returned. */
export function useRemoveLocation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ city, state }: TypedLocation) =>
      callApi(removeLocation, { params: { id }, query: { city, state } }),
    onSuccess: (_, { city, state }) =>
      client.setQueryData<CampaignDetail>(
        keyOf(id),
        (campaign) =>
          campaign && {
            ...campaign,
            locations: campaign.locations.filter((one) => one.city !== city || one.state !== state),
          },
      ),
  });
}

/** Deploys the campaign and waits for the result; `useCampaign` has the progress. */
export function useRedeploy(id: string) {
  return useMutation({
    mutationKey: deployKeyOf(id),
    mutationFn: () => callApi(campaigns.redeployCampaign, { params: { id } }),
  });
}

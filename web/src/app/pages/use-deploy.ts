import { texts } from "@mainstreet/contract/texts";
import { useRedeploy } from "../../features/campaigns/api.ts";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";

/** Starts a deployment and shows its result in a toast. */
export function useDeploy(id: string) {
  const redeploy = useRedeploy(id);
  const deploy = () =>
    redeploy.mutate(undefined, {
      onSuccess: ({ message }) => toastSuccess(message || texts.campaigns.redeployed),
      onError: (error) => toastFailure(messageOf(error, texts.campaigns.redeployFailed)),
    });
  return { deploy, isRequested: redeploy.isPending };
}

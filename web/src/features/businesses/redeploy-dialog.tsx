import { countOf } from "@mainstreet/contract/count";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { ChangeForecast } from "../../ui/change-forecast.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useBusiness, useRedeployBusiness } from "./api.ts";
import { messages } from "./messages.ts";

type Props = {
  id: string;
  /** How many live sites show old values; 0 = closed. */
  sites: number;
  /** The dialog was opened by a save, not by the button for it. */
  isAfterSave?: boolean;
  onClose: () => void;
};

/** Asks before the live sites of a business are deployed again. */
export function RedeployDialog({ id, sites, isAfterSave = false, onClose }: Props) {
  const redeploy = useRedeployBusiness(id);
  const { askToPublish, redeploying, redeployFailed } = messages;
  const start = () =>
    redeploy.mutate(undefined, {
      onSuccess: (result) => {
        toastSuccess(redeploying(result.requested, result.withoutAccount));
        onClose();
      },
      onError: (error) => toastFailure(messageOf(error, redeployFailed)),
    });
  return (
    <ConfirmDialog
      opened={sites > 0}
      tone="plain"
      title="Publish the change"
      question={askToPublish(sites)}
      confirm={`Redeploy ${countOf(sites, "site")}`}
      cancel={isAfterSave ? "Later" : "Cancel"}
      busy={redeploy.isPending}
      busyText="Starting..."
      onConfirm={start}
      onClose={onClose}
      details={sites > 0 && <Publication id={id} />}
    >
      It takes none of your credits here. Until then the sites stay online as they are.
    </ConfirmDialog>
  );
}

/** How long the hosts of the sites need for the deployments, once the sites are known. */
function Publication({ id }: { id: string }) {
  const { data, isFetching } = useBusiness(id);
  // The data from before the save is about other outdated sites.
  if (data === undefined || isFetching) return null;
  const outdated = data.siteList.filter((site) => site.deployed && site.hasUnpublishedChanges);
  return <ChangeForecast hosts={outdated.map(({ deploymentType }) => deploymentType)} />;
}

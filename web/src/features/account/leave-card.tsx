import { ERASURE_DELAY_DAYS } from "@mainstreet/contract/account-erasure";
import { Button } from "@mantine/core";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { DownloadSitesButton } from "../../ui/download-sites-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import { useErasure, useExport } from "./api.ts";
import { KeepAccountButton } from "./keep-account-button.tsx";

const DeleteDialog = lazy(() =>
  import("./delete-dialog.tsx").then(({ DeleteAccountDialog: component }) => ({
    default: component,
  })),
);

/** A copy of everything that is the user's, as a file. */
export function ExportCard() {
  const save = useExport();
  const start = () =>
    save.mutate(undefined, {
      onSuccess: () => toastSuccess("The download has started."),
      onError: (error) => toastFailure(messageOf(error, "Failed to start the download")),
    });
  return (
    <Card
      title="Your data"
      hint="Everything that is yours, in one ZIP file."
      actions={
        <SubmitButton
          variant="default"
          size="sm"
          leftSection={<Download size={16} aria-hidden />}
          busy={save.isPending}
          busyText="Starting..."
          onClick={start}
        >
          Download everything
        </SubmitButton>
      }
    >
      <p className="muted">
        Businesses, sites with their files, domains, credits and purchases. Keys of your hosts are
        not in it. A large account takes some minutes.
      </p>
    </Card>
  );
}

const SITES_THEN = {
  "take-down": "Your live sites are taken down then.",
  leave: "Your live sites stay where they are.",
};

/** All sites as they were published, as a file. */
export function SiteFilesCard() {
  return (
    <Card
      title="Your sites"
      hint="The published files of all your sites, in one ZIP file with a folder for each."
      actions={<DownloadSitesButton input={{}}>Download all sites</DownloadSitesButton>}
    >
      <p className="muted">
        Byte for byte what visitors get. For some of your sites, select them in a list and choose
        Download ZIP.
      </p>
    </Card>
  );
}

/** Requests the deletion of the account, or calls it off. */
export function DeleteCard() {
  const { data, isPending, error, refetch } = useErasure();
  const [dialog, setDialog] = useState<"closed" | "open" | "unopened">("unopened");
  const isRequested = data?.erasure !== null && data?.erasure !== undefined;
  return (
    <Card
      title="Delete account"
      hint={`For ${ERASURE_DELAY_DAYS} days you can call it off. Then your sites, keys and data are deleted for good.`}
      actions={
        data !== undefined &&
        (isRequested ? (
          <KeepAccountButton variant="default" />
        ) : (
          <Button color="red" variant="outline" size="sm" onClick={() => setDialog("open")}>
            Delete account
          </Button>
        ))
      }
    >
      {isPending && <Placeholder lines={1} label="Loading" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "Failed to load whether your account is deleted")}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && data.erasure !== null && (
        <p>
          Your account is deleted on <When iso={data.erasure.dueAt} />.{" "}
          {data.liveSites > 0 && SITES_THEN[data.erasure.sites]}
        </p>
      )}
      {data !== undefined && data.erasure === null && (
        <p className="muted">
          Invoices are kept as long as tax law says. Download your data first.
        </p>
      )}
      {dialog !== "unopened" && data !== undefined && (
        <Suspense>
          <DeleteDialog
            opened={dialog === "open"}
            liveSites={data.liveSites}
            credits={data.credits}
            onClose={() => setDialog("closed")}
          />
        </Suspense>
      )}
    </Card>
  );
}

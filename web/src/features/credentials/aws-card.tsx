import type { AwsCredentials } from "@mainstreet/contract/aws-credentials";
import { texts } from "@mainstreet/contract/texts";
import { Loader } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import table from "../../ui/table.module.css";
import { AddAwsCredentials } from "./add-aws-credentials.tsx";
import { useAwsCredentials, useDeleteAwsCredentials } from "./api.ts";
import { AwsCredentialsEditor, AwsCredentialsRow } from "./aws-credentials-row.tsx";
import { BucketsDialog } from "./buckets-dialog.tsx";
import classes from "./credentials.module.css";
import { IamPolicy } from "./iam-policy.tsx";

/** Settings, second card: the keys of AWS accounts whose buckets can hold sites. */
export function AwsCard() {
  return (
    <Card
      title="AWS S3 Credentials"
      hint="Keys of an IAM user that may write to the buckets your sites live in."
    >
      <AddAwsCredentials />
      <div className={classes.list}>
        <h3>Your AWS Credentials</h3>
        <CredentialsList />
      </div>
      <IamPolicy />
    </Card>
  );
}

function CredentialsList() {
  const { data, isPending, error, refetch } = useAwsCredentials();
  if (isPending) return <Loader size="sm" aria-label="Loading AWS credentials" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, texts.awsCredentials.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return <p className="muted">No AWS credentials added yet.</p>;
  return <CredentialsTable rows={data} />;
}

type Open = { what: "edit" | "buckets" | "delete"; credentials: AwsCredentials };

/** One row at a time is edited, or has its dialog open. */
function CredentialsTable({ rows }: { rows: AwsCredentials[] }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className={table.fit}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Access Key</th>
            <th scope="col" className={table.wide}>
              Secret Key
            </th>
            <th scope="col" className={classes.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((credentials) =>
            open?.what === "edit" && open.credentials.id === credentials.id ? (
              <AwsCredentialsEditor key={credentials.id} credentials={credentials} onDone={close} />
            ) : (
              <AwsCredentialsRow
                key={credentials.id}
                credentials={credentials}
                onBuckets={() => setOpen({ what: "buckets", credentials })}
                onEdit={() => setOpen({ what: "edit", credentials })}
                onDelete={() => setOpen({ what: "delete", credentials })}
              />
            ),
          )}
        </tbody>
      </table>
      <BucketsDialog
        credentials={open?.what === "buckets" ? open.credentials : undefined}
        onClose={close}
      />
      <DeleteCredentials
        credentials={open?.what === "delete" ? open.credentials : undefined}
        onClose={close}
      />
    </div>
  );
}

type DeleteProps = { credentials: AwsCredentials | undefined; onClose: () => void };

function DeleteCredentials({ credentials, onClose }: DeleteProps) {
  const deletion = useDeleteAwsCredentials();
  const confirm = () => {
    if (credentials === undefined) return;
    deletion.mutate(credentials.id, {
      onSuccess: () => toastDone(texts.awsCredentials.removed),
      onError: (error) => toastFailure(messageOf(error, texts.awsCredentials.deleteFailed)),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      opened={credentials !== undefined}
      title="Delete AWS credentials"
      question={texts.awsCredentials.confirmDelete}
      confirm="Delete"
      busy={deletion.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
      onClose={onClose}
    >
      Sites in its buckets stay live. To deploy them again they need another account.
    </ConfirmDialog>
  );
}

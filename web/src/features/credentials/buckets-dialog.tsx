import { S3_REGIONS } from "@mainstreet/contract/aws-credentials";
import type { AwsCredentials, Bucket } from "@mainstreet/contract/aws-credentials";
import { texts } from "@mainstreet/contract/texts";
import { Loader, Modal } from "@mantine/core";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import table from "../../ui/table.module.css";
import { When } from "../../ui/when.tsx";
import { useBuckets, useMakeBucketPublic } from "./api.ts";
import { CreateBucket } from "./create-bucket.tsx";
import classes from "./credentials.module.css";

type Props = {
  /** Whose buckets; absent = closed. */
  credentials: AwsCredentials | undefined;
  onClose: () => void;
  onCreated?: (bucket: Bucket) => void;
};

/** 'Manage Buckets': the buckets of one pair of keys, and a form to make another. */
export function BucketsDialog({ credentials, onClose, onCreated }: Props) {
  return (
    <Modal
      opened={credentials !== undefined}
      onClose={onClose}
      title={`Buckets of ${credentials?.name ?? ""}`}
      size="42rem"
    >
      {credentials !== undefined && (
        <>
          <section className={classes.section}>
            <Buckets credentialsId={credentials.id} />
          </section>
          <section className={classes.section}>
            <h3>Create a bucket</h3>
            <CreateBucket credentialsId={credentials.id} {...(onCreated && { onCreated })} />
          </section>
        </>
      )}
    </Modal>
  );
}

function Buckets({ credentialsId }: { credentialsId: string }) {
  const { data, isPending, error, refetch } = useBuckets(credentialsId);
  if (isPending) return <Loader size="sm" aria-label="Loading buckets" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, texts.buckets.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return <p className="muted">No buckets in this account yet.</p>;
  return (
    <div className={table.scroll} role="region" aria-label="Buckets" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Region</th>
            <th scope="col" className={table.wide}>
              Created
            </th>
            <th scope="col" className={classes.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((bucket) => (
            <BucketRow key={bucket.name} credentialsId={credentialsId} bucket={bucket} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BucketRow({ credentialsId, bucket }: { credentialsId: string; bucket: Bucket }) {
  const makePublic = useMakeBucketPublic(credentialsId);
  const region = S3_REGIONS.find((known) => known === bucket.region);
  const isDated = bucket.creationDate !== texts.buckets.unknownDate;
  return (
    <tr>
      <td className="mono">{bucket.name}</td>
      <td className={`mono ${classes.region}`}>{bucket.region}</td>
      <td className={`${table.nowrap} ${table.wide}`}>
        {isDated ? <When iso={bucket.creationDate} /> : texts.buckets.unknownDate}
      </td>
      <td className={classes.actionsHead}>
        {region !== undefined && (
          <SubmitButton
            variant="default"
            size="sm"
            busy={makePublic.isPending}
            busyText="Opening..."
            onClick={() =>
              makePublic.mutate(
                { bucketName: bucket.name, region },
                {
                  onSuccess: () => toastDone(`Bucket ${bucket.name} can now serve websites`),
                  onError: (error) =>
                    toastFailure(messageOf(error, "The bucket could not be opened for reading")),
                },
              )
            }
          >
            Make Public
          </SubmitButton>
        )}
      </td>
    </tr>
  );
}

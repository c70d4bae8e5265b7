import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { S3_REGIONS } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { AwsCredentials, Bucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { Button, Loader, Modal } from "@mantine/core";
import { useContext, useState } from "react";
import { messageOf } from "../../../lib/api-error.ts";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import table from "../../../ui/table.module.css";
import { When } from "../../../ui/when.tsx";
import { useBuckets } from "./api.ts";
import type { NewBucket } from "./api.ts";
import { BucketAccessDialog } from "./bucket-access.tsx";
import { type MovedAccount, MoveSitesButton, OpenMove } from "../move-sites-button.tsx";
import { CreateBucket } from "./create-bucket.tsx";
import classes from "../credentials.module.css";

type Props = {
  /** Whose buckets; absent = closed. */
  credentials: AwsCredentials | undefined;
  onClose: () => void;
  onCreated?: (bucket: Bucket) => void;
};

/** 'Manage Buckets': the buckets of one pair of keys, and a form to make another. */
export function BucketsDialog({ credentials, onClose, onCreated }: Props) {
  const [shown, setShown] = useState<NewBucket>();
  const openMove = useContext(OpenMove);
  const closeAndMove = (account: MovedAccount) => {
    onClose();
    openMove?.(account);
  };
  return (
    <Modal
      opened={credentials !== undefined}
      // Escape closes the dialog on top, and each listens to it.
      closeOnEscape={shown === undefined}
      onClose={onClose}
      title={`Buckets of ${credentials?.name ?? ""}`}
      size="42rem"
    >
      {credentials !== undefined && (
        <OpenMove value={openMove && closeAndMove}>
          <section className={classes.section}>
            <Buckets credentialsId={credentials.id} onShow={setShown} />
          </section>
          <section className={classes.section}>
            <h3>Create a bucket</h3>
            <CreateBucket credentialsId={credentials.id} {...(onCreated && { onCreated })} />
          </section>
          <BucketAccessDialog
            credentialsId={credentials.id}
            bucket={shown}
            onClose={() => setShown(undefined)}
          />
        </OpenMove>
      )}
    </Modal>
  );
}

type BucketsProps = { credentialsId: string; onShow: (bucket: NewBucket) => void };

function Buckets({ credentialsId, onShow }: BucketsProps) {
  const { data, isPending, error, refetch } = useBuckets(credentialsId);
  if (isPending) return <Loader size="sm" aria-label="Loading buckets" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, awsTexts.buckets.loadFailed)}
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
            <BucketRow key={bucket.name} {...{ credentialsId, bucket, onShow }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BucketRow({ credentialsId, bucket, onShow }: BucketsProps & { bucket: Bucket }) {
  const region = S3_REGIONS.find((known) => known === bucket.region);
  const isDated = bucket.creationDate !== awsTexts.buckets.unknownDate;
  return (
    <tr>
      <td className="mono">{bucket.name}</td>
      <td className={`mono ${classes.region}`}>{bucket.region}</td>
      <td className={`${table.nowrap} ${table.wide}`}>
        {isDated ? <When iso={bucket.creationDate} /> : awsTexts.buckets.unknownDate}
      </td>
      <td className={classes.actionsHead}>
        {region !== undefined && (
          <Button
            variant="default"
            size="sm"
            onClick={() => onShow({ bucketName: bucket.name, region })}
          >
            Public Access
          </Button>
        )}
        <MoveSitesButton
          name={bucket.name}
          from={{
            ...EMPTY_CHOICE,
            deploymentType: "aws",
            awsCredentialsId: credentialsId,
            awsBucketName: bucket.name,
          }}
        />
      </td>
    </tr>
  );
}

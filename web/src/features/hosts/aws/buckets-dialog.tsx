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
import { BucketHttpsDialog } from "./bucket-https.tsx";
import { CreateBucket } from "./create-bucket.tsx";
import classes from "../credentials.module.css";
import { useBucketHttps } from "./https-api.ts";

type HttpsList = NonNullable<ReturnType<typeof useBucketHttps>["data"]>;

type Props = {
  /** The credentials whose buckets are shown; absent = closed. */
  credentials: AwsCredentials | undefined;
  onClose: () => void;
  onCreated?: (bucket: Bucket) => void;
};

/** 'Manage Buckets': the buckets of one pair of keys, and a form that creates another. */
export function BucketsDialog({ credentials, onClose, onCreated }: Props) {
  const [shown, setShown] = useState<NewBucket>();
  const [https, setHttps] = useState<string>();
  const openMove = useContext(OpenMove);
  const closeAndMove = (account: MovedAccount) => {
    onClose();
    openMove?.(account);
  };
  return (
    <Modal
      opened={credentials !== undefined}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={shown === undefined && https === undefined}
      onClose={onClose}
      title={`Buckets of ${credentials?.name ?? ""}`}
      size="42rem"
    >
      {credentials !== undefined && (
        <OpenMove value={openMove && closeAndMove}>
          <section className={classes.section}>
            <Buckets credentialsId={credentials.id} onShow={setShown} onHttps={setHttps} />
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
          <BucketHttpsDialog
            bucket={
              https === undefined ? undefined : { credentialsId: credentials.id, bucketName: https }
            }
            onClose={() => setHttps(undefined)}
          />
        </OpenMove>
      )}
    </Modal>
  );
}

type BucketsProps = {
  credentialsId: string;
  onShow: (bucket: NewBucket) => void;
  onHttps: (bucketName: string) => void;
};

function Buckets({ credentialsId, onShow, onHttps }: BucketsProps) {
  const https = useBucketHttps().data;
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
            <BucketRow
              key={bucket.name}
              credentialsId={credentialsId}
              bucket={bucket}
              https={https && httpsLabel(https, bucket.name)}
              onShow={onShow}
              onHttps={onHttps}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = BucketsProps & {
  bucket: Bucket;
  /** The label of the button that opens the https dialog; absent while that is not known, or not offered. */
  https: string | undefined;
};

function httpsLabel({ isOffered, buckets }: HttpsList, name: string): string | undefined {
  const found = buckets.find(({ bucketName }) => bucketName === name);
  if (found === undefined) return isOffered ? "Turn on https" : undefined;
  if (found.state === "deployed") return "Https is on";
  if (found.state === "failed") return "Https failed";
  return found.wants === "on" ? "Https is coming up" : "Https is going";
}

function BucketRow({ credentialsId, bucket, https, onShow, onHttps }: RowProps) {
  const region = S3_REGIONS.find((known) => known === bucket.region);
  const move = (
    <MoveSitesButton
      name={bucket.name}
      from={{
        ...EMPTY_CHOICE,
        deploymentType: "aws",
        awsCredentialsId: credentialsId,
        awsBucketName: bucket.name,
      }}
    />
  );
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
          <div className={classes.bucketActions}>
            <Button
              variant="default"
              size="sm"
              onClick={() => onShow({ bucketName: bucket.name, region })}
            >
              Public Access
            </Button>
            {https !== undefined && (
              <Button
                variant="default"
                size="sm"
                aria-label={`${https}: ${bucket.name}`}
                onClick={() => onHttps(bucket.name)}
              >
                {https}
              </Button>
            )}
            {move}
          </div>
        )}
        {region === undefined && move}
      </td>
    </tr>
  );
}

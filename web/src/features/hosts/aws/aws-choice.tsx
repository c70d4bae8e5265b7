import type { AwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../../lib/api-error.ts";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import { useAwsCredentials, useBuckets } from "./api.ts";
import { BucketHttpWarning } from "./bucket-http-warning.tsx";
import { BucketsDialog } from "./buckets-dialog.tsx";
import classes from "../deployment-choice.module.css";
import type { ChoiceProps } from "../host-ui.ts";
import { NoAccount } from "../no-account.tsx";

/** The fields for AWS: first the credentials, then the bucket. */
export function AwsChoice(props: ChoiceProps) {
  const { value, onChange, errors, whenNone } = props;
  const { data, isPending, refetch } = useAwsCredentials();
  if (isPending) return <Placeholder lines={1} label="Loading AWS credentials" />;
  if (data === undefined)
    return <FailurePanel title={awsTexts.credentials.loadFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoAccount title="No AWS credentials yet" text={whenNone} />;
  const chosen = data.find(({ id }) => id === value.awsCredentialsId);
  return (
    <>
      <NativeSelect
        label="AWS Credentials"
        data={[
          { value: "", label: "Choose credentials" },
          ...data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value.awsCredentialsId}
        onChange={(event) =>
          onChange({ ...value, awsCredentialsId: event.currentTarget.value, awsBucketName: "" })
        }
        error={errors["awsCredentialsId"]}
      />
      {chosen !== undefined && <BucketChoice credentials={chosen} {...props} />}
    </>
  );
}

function BucketChoice(props: ChoiceProps & { credentials: AwsCredentials }) {
  const { credentials, value, onChange, errors } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, error, refetch } = useBuckets(credentials.id);
  const choose = (awsBucketName: string) => onChange({ ...value, awsBucketName });
  if (isPending) return <Placeholder lines={1} label="Loading buckets" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, awsTexts.buckets.listFailed)}
        onRetry={() => void refetch()}
      />
    );
  const placeholder = data.length === 0 ? "No buckets yet" : "Choose a bucket";
  return (
    <>
      <div className={classes.bucket}>
        <NativeSelect
          label="S3 Bucket"
          data={[
            { value: "", label: placeholder },
            ...data.map(({ name, region }) => ({ value: name, label: `${name} (${region})` })),
          ]}
          value={value.awsBucketName}
          onChange={(event) => choose(event.currentTarget.value)}
          error={errors["awsBucketName"]}
        />
        <Button variant="default" onClick={() => setIsOpen(true)}>
          Create bucket
        </Button>
        <BucketsDialog
          credentials={isOpen ? credentials : undefined}
          onClose={() => setIsOpen(false)}
          onCreated={(bucket) => {
            setIsOpen(false);
            choose(bucket.name);
          }}
        />
      </div>
      <BucketHttpWarning place={value} />
    </>
  );
}

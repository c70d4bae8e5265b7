import {
  createBucketInput,
  DEFAULT_S3_REGION,
  S3_REGIONS,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { Bucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { NativeSelect, TextInput } from "@mantine/core";
import { renewAttempt } from "../../../lib/attempt.ts";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useCreateBucket } from "./api.ts";
import type { NewBucket } from "./api.ts";
import classes from "../credentials.module.css";

const EMPTY: NewBucket = { bucketName: "", region: DEFAULT_S3_REGION };

type Props = { credentialsId: string; onCreated?: (bucket: Bucket) => void };

/** Creates a bucket that anyone can read, as websites need it. */
export function CreateBucket({ credentialsId, onCreated }: Props) {
  const create = useCreateBucket(credentialsId);
  const { form, submit, refuse, clear } = useSchemaForm(createBucketInput, {
    initial: EMPTY,
    onEdit: () => {
      resetRefusal(create);
      renewAttempt("bucket");
    },
  });
  const send = submit((values) =>
    create.mutate(values, {
      onError: refuse,
      onSuccess: (bucket) => {
        toastSuccess(awsTexts.buckets.created(bucket.name));
        clear(values);
        onCreated?.(bucket);
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="Bucket Name"
        description="Lower-case letters, digits and hyphens; unique in all of AWS"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("bucketName")}
      />
      <NativeSelect label="Region" data={[...S3_REGIONS]} {...form.getInputProps("region")} />
      <RefusalNotice
        className={classes.wide}
        error={create.error}
        fallback={awsTexts.buckets.createFailed}
      />
      <div className={classes.wide}>
        <SubmitButton busy={create.isPending} busyText="Creating...">
          Create Bucket
        </SubmitButton>
      </div>
    </form>
  );
}

import { awsCredentialsInput } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { AwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { Button, TextInput } from "@mantine/core";
import { Archive } from "lucide-react";
import { useState } from "react";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import table from "../../../ui/table.module.css";
import { AccountCells, EditorCell } from "../account-row.tsx";
import { AccountsCard } from "../accounts-card.tsx";
import { AddAwsCredentials } from "./add-aws-credentials.tsx";
import {
  useAwsCredentials,
  useDeleteAwsCredentials,
  useUpdateAwsCredentials,
  useVerifyAwsCredentials,
} from "./api.ts";
import { BucketsDialog } from "./buckets-dialog.tsx";
import classes from "../credentials.module.css";
import { IamPolicy } from "./iam-policy.tsx";
import { MaskField } from "../mask-field.tsx";

/** Settings, second card: the keys of AWS accounts whose buckets can hold sites. */
export function AwsCard() {
  const verification = useVerifyAwsCredentials();
  const deletion = useDeleteAwsCredentials();
  const [managed, setManaged] = useState<AwsCredentials>();
  return (
    <AccountsCard
      title="AWS S3 Credentials"
      hint="Keys of an IAM user that may write to the buckets your sites live in."
      form={<AddAwsCredentials />}
      listTitle="Your AWS Credentials"
      list={useAwsCredentials()}
      texts={{
        loading: "Loading AWS credentials",
        failed: {
          refused: awsTexts.credentials.loadFailed,
          unreadable: awsTexts.credentials.fetchFailed,
        },
        empty: "No AWS credentials added yet.",
      }}
      columns={
        <>
          <th scope="col">Name</th>
          <th scope="col" className={table.wide}>
            Access Key
          </th>
          <th scope="col" className={table.wide}>
            Secret Key
          </th>
        </>
      }
      row={(credentials, actions) => (
        <AccountCells
          name={credentials.name}
          mask={credentials.accessKey}
          secrets={<Keys {...credentials} />}
          {...actions}
        >
          <Button
            variant="default"
            size="sm"
            className={classes.buckets ?? ""}
            aria-label="Manage Buckets"
            onClick={() => setManaged(credentials)}
          >
            <Archive size={17} aria-hidden />
            <span className={classes.bucketsWord}>Manage Buckets</span>
          </Button>
        </AccountCells>
      )}
      editor={(credentials, onDone) => (
        <CredentialsEditor credentials={credentials} onDone={onDone} />
      )}
      verification={{
        mutate: verification.mutate,
        valid: "AWS accepts these credentials.",
        invalid: awsTexts.credentials.invalid,
        failed: awsTexts.credentials.verifyFailed,
      }}
      deletion={{
        mutate: deletion.mutate,
        title: "Delete AWS credentials",
        question: awsTexts.credentials.confirmDelete,
        note: "Sites in its buckets stay live. To deploy them again they need another account.",
        done: awsTexts.credentials.removed,
        failed: awsTexts.credentials.deleteFailed,
      }}
    >
      <IamPolicy />
      <BucketsDialog credentials={managed} onClose={() => setManaged(undefined)} />
    </AccountsCard>
  );
}

function Keys({ accessKey, secretKey }: AwsCredentials) {
  return (
    <>
      <td className={`mono ${classes.mask} ${table.wide}`}>{accessKey}</td>
      <td className={`mono ${classes.mask} ${table.wide}`}>{secretKey}</td>
    </>
  );
}

type EditorProps = { credentials: AwsCredentials; onDone: () => void };

function CredentialsEditor({ credentials, onDone }: EditorProps) {
  const { id, name, accessKey, secretKey } = credentials;
  const update = useUpdateAwsCredentials(id);
  const { form, submit, refuse } = useSchemaForm(awsCredentialsInput, {
    initial: { name, accessKey, secretKey },
    onEdit: () => resetRefusal(update),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(awsTexts.credentials.updated);
        onDone();
      },
    }),
  );
  return (
    <EditorCell
      columns={4}
      onSubmit={save}
      update={update}
      failed={awsTexts.credentials.updateFailed}
      onDone={onDone}
    >
      <TextInput label="Name" autoComplete="off" {...form.getInputProps("name")} />
      <MaskField label="Access Key" {...form.getInputProps("accessKey")} />
      <MaskField label="Secret Key" {...form.getInputProps("secretKey")} />
    </EditorCell>
  );
}

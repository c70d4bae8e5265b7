import { bucketConfirmation, INSIST_WORDS } from "@mainstreet/contract/hosts/aws/bucket-access";
import type { BucketAccess } from "@mainstreet/contract/hosts/aws/bucket-access";
import { countOf } from "@mainstreet/contract/count";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { TextInput } from "@mantine/core";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useMakeBucketPublic } from "./api.ts";
import type { NewBucket } from "./api.ts";
import classes from "./bucket-access.module.css";

type Props = {
  credentialsId: string;
  bucket: NewBucket;
  access: BucketAccess;
  onClose: () => void;
};

/** Explains what anyone will be able to read, and opens the bucket once its name is typed. */
export function OpenBucket({ credentialsId, bucket, access, onClose }: Props) {
  const { bucketName } = bucket;
  const holdsOthers = access.opens === "sites";
  const isExposed = access.state === "everything";
  const makePublic = useMakeBucketPublic(credentialsId);
  const { form, submit, refuse } = useSchemaForm(bucketConfirmation(bucketName, { holdsOthers }), {
    initial: { bucketName: "", insist: "" },
    onEdit: () => resetRefusal(makePublic),
  });
  const open = submit(({ insist }) =>
    makePublic.mutate(
      { ...bucket, ...(holdsOthers && { insist }) },
      {
        onError: refuse,
        onSuccess: () => {
          toastSuccess(`Bucket ${bucketName} can now serve websites`);
          onClose();
        },
      },
    ),
  );
  return (
    <form className={classes.section} onSubmit={open} noValidate>
      <h3>{isExposed ? "Keep only your sites public" : "Make it public"}</h3>
      <Readable {...access} />
      {holdsOthers && <Others {...access} />}
      <TextInput
        label={<Typed words={bucketName} purpose="to confirm" />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("bucketName")}
      />
      {holdsOthers && (
        <TextInput
          label={<Typed words={INSIST_WORDS} purpose="to use this bucket all the same" />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("insist")}
        />
      )}
      <RefusalNotice error={makePublic.error} fallback={awsTexts.buckets.openFailed} />
      <div>
        <SubmitButton busy={makePublic.isPending} busyText="Opening...">
          {isExposed ? "Keep Only Sites Public" : "Make Public"}
        </SubmitButton>
      </div>
    </form>
  );
}

function Readable({ opens, sites }: BucketAccess) {
  const isWhole = opens === "everything";
  return (
    <div>
      <p>
        {isWhole
          ? "Anyone on the internet will be able to read everything in this bucket, also what is put there later."
          : "Anyone on the internet will be able to read the folders of your sites. The folder of each new site is added when it is published."}
      </p>
      {sites.total === 0 ? (
        <p className="muted">
          {isWhole ? "The bucket is empty now." : "None of your sites is in it yet."}
        </p>
      ) : (
        <>
          <p className="muted">{`Readable now: ${countOf(sites.total, "site")}`}</p>
          <Names names={sites.names} hasMore={sites.hasMore} />
        </>
      )}
    </div>
  );
}

function Others({ others, state }: BucketAccess) {
  const isExposed = state === "everything";
  return (
    <Notice
      tone={isExposed ? "plain" : "bad"}
      title="This bucket holds objects that are not of your sites"
    >
      <Names {...others} />
      {isExposed
        ? "They will no longer be public."
        : "They stay private. A bucket of its own for your sites is safer."}
    </Notice>
  );
}

function Typed({ words, purpose }: { words: string; purpose: string }) {
  return (
    <>
      Type <span className={`mono ${classes.typed}`}>{words}</span> {purpose}
    </>
  );
}

/** The names of objects and folders, or the first ones of many. */
export function Names({ names, hasMore }: { names: string[]; hasMore: boolean }) {
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name} className="mono">
          {name}
        </li>
      ))}
      {hasMore && <li>and more</li>}
    </ul>
  );
}

import { type BucketAccess, nameStatements } from "@mainstreet/contract/hosts/aws/bucket-access";
import { countOf } from "@mainstreet/contract/count";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { Modal } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import { messageOf } from "../../../lib/api-error.ts";
import { toastSuccess } from "../../../lib/toasts.ts";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { ACCESS_CHANGE, useBucketAccess, useCloseBucket } from "./api.ts";
import type { NewBucket } from "./api.ts";
import classes from "./bucket-access.module.css";
import { Names, OpenBucket } from "./open-bucket.tsx";

type Props = {
  credentialsId: string;
  /** The bucket that the dialog is about; absent = closed. */
  bucket: NewBucket | undefined;
  onClose: () => void;
};

/** 'Public Access': shows who can read a bucket, opens it for websites, and closes it again. */
export function BucketAccessDialog({ credentialsId, bucket, onClose }: Props) {
  const isBusy = useIsMutating({ mutationKey: ACCESS_CHANGE }) > 0;
  return (
    <Modal
      opened={bucket !== undefined}
      onClose={() => isBusy || onClose()}
      title={`Public access of ${bucket?.bucketName ?? ""}`}
      size="34rem"
    >
      {bucket !== undefined && (
        <Access credentialsId={credentialsId} bucket={bucket} onClose={onClose} />
      )}
    </Modal>
  );
}

type AccessProps = Props & { bucket: NewBucket };

function Access({ credentialsId, bucket, onClose }: AccessProps) {
  const { data, isPending, error, refetch } = useBucketAccess(credentialsId, bucket);
  if (isPending) return <Placeholder lines={3} label="Checking who can read this bucket" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, awsTexts.buckets.accessFailed)}
        onRetry={() => void refetch()}
      />
    );
  const common = { credentialsId, bucket, access: data, onClose };
  const isOpen = data.state === "everything" || data.state === "sites";
  const wouldChange = data.state !== data.opens;
  const isPublicByOthers = data.publicStatements.length > 0;
  return (
    <div className={classes.sections}>
      <Present {...data} />
      {isPublicByOthers && (
        <Notice tone="bad" title="Its own policy makes more public">
          {awsTexts.buckets.policyOpensMore(
            bucket.bucketName,
            nameStatements(data.publicStatements),
          )}
        </Notice>
      )}
      {wouldChange && !isPublicByOthers && <OpenBucket {...common} />}
      {isOpen && <CloseBucket {...common} />}
    </div>
  );
}

const STATES = {
  closed: {
    tone: "plain",
    title: "Closed",
    text: "Only this AWS account can read it. Sites cannot be visited.",
  },
  sites: {
    tone: "good",
    title: "Open for your sites",
    text: "Anyone can read the folders of your sites.",
  },
  everything: {
    tone: "good",
    title: "Open",
    text: "Anyone can read everything in this bucket. It holds only your sites.",
  },
  other: {
    tone: "waiting",
    title: "Open by a policy of your own",
    text: "It was not opened here, and may not include your sites.",
  },
} as const;

const EXPOSED = {
  tone: "bad",
  title: "Open, and it holds other objects too",
  text: "Anyone can read everything in this bucket, also what is not of your sites.",
} as const;

function Present({ state, sites, others }: BucketAccess) {
  const isExposed = state === "everything" && others.names.length > 0;
  const isListed = sites.total > 0 && state !== "closed" && state !== "other";
  const { tone, title, text } = isExposed ? EXPOSED : STATES[state];
  return (
    <Notice tone={tone} title={title}>
      {text}
      {isListed && <Names {...sites} />}
    </Notice>
  );
}

type CloseProps = AccessProps & { access: BucketAccess };

function CloseBucket({ credentialsId, bucket, access, onClose }: CloseProps) {
  const close = useCloseBucket(credentialsId);
  const { liveSites } = access;
  const { bucketName } = bucket;
  const run = () =>
    close.mutate(bucket, {
      onSuccess: ({ isStillPublic }) => {
        toastSuccess(
          isStillPublic
            ? `Bucket ${bucketName} was closed here. Its own policy still makes it public.`
            : `Bucket ${bucketName} is closed`,
        );
        onClose();
      },
    });
  return (
    <section className={classes.section}>
      <h3>Close it again</h3>
      <p className="muted">
        {liveSites === 0
          ? "No site is live in it."
          : `${countOf(liveSites, "live site")} in it can then no longer be visited. The files stay there.`}{" "}
        What opening it added to its policy is removed; your own statements stay.
      </p>
      <RefusalNotice error={close.error} fallback={awsTexts.buckets.closeFailed} />
      <div>
        <SubmitButton color="red" busy={close.isPending} busyText="Closing..." onClick={run}>
          Close Again
        </SubmitButton>
      </div>
    </section>
  );
}

import { countOf } from "@mainstreet/contract/count";
import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { Modal } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "../../../lib/api-error.ts";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import bar from "../../../ui/progress-bar.module.css";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { When } from "../../../ui/when.tsx";
import classes from "./bucket-https.module.css";
import { HTTPS_CHANGE, useBucketHttps, useTurnOffHttps, useTurnOnHttps } from "./https-api.ts";

type Bucket = { credentialsId: string; bucketName: string };

type Props = {
  /** The bucket that the dialog is about; absent = closed. */
  bucket: Bucket | undefined;
  onClose: () => void;
};

/** Https of one bucket: turns it on, shows its setup and its state, and turns it off again. */
export function BucketHttpsDialog({ bucket, onClose }: Props) {
  const isBusy = useIsMutating({ mutationKey: HTTPS_CHANGE }) > 0;
  return (
    <Modal
      opened={bucket !== undefined}
      onClose={() => isBusy || onClose()}
      title={`Https of ${bucket?.bucketName ?? ""}`}
      size="34rem"
    >
      {bucket !== undefined && <Https bucket={bucket} />}
    </Modal>
  );
}

function Https({ bucket }: { bucket: Bucket }) {
  const { data, isPending, error, refetch } = useBucketHttps();
  if (isPending) return <Placeholder lines={3} label="Checking https of this bucket" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, bucketHttpsTexts.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  const https = data.buckets.find(({ bucketName }) => bucketName === bucket.bucketName);
  if (https === undefined && !data.isOffered)
    return <Notice tone="plain" title={bucketHttpsTexts.notOffered} />;
  if (https === undefined) return <TurnOn bucket={bucket} />;
  return (
    <div className={classes.sections}>
      <div role="status">{STATES[https.state](https)}</div>
      {https.state === "failed" && <TryAgain bucket={bucket} https={https} />}
      {https.wants === "on" && <TurnOff bucket={bucket} hasFailed={https.state === "failed"} />}
    </div>
  );
}

const STATES: Record<BucketHttps["state"], (https: BucketHttps) => ReactNode> = {
  creating: (https) => <ComingUp {...https} />,
  deploying: (https) => <ComingUp {...https} />,
  deployed: (https) => <On {...https} />,
  leaving: ({ sites, message }) => (
    <Notice tone="waiting" title="Sites go back to http">
      <p>
        {countOf(sites.moved, "site")} of {sites.total} still to go. Https stays on until the last
        one is there.
      </p>
      {message !== "" && sites.moved > 0 && <p>{message}</p>}
    </Notice>
  ),
  disabling: ({ message, since }) => (
    <Notice tone="waiting" title="AWS is removing the distribution">
      <p>
        All sites are on http again. It takes AWS several minutes; since <When iso={since} />. You
        can close this.
      </p>
      {message !== "" && <p>{message}</p>}
    </Notice>
  ),
  failed: ({ wants, message }) => (
    <Notice
      tone="bad"
      title={wants === "on" ? "Https could not be turned on" : "Https could not be turned off"}
    >
      {message}
    </Notice>
  ),
};

function ComingUp({ message, since, address }: BucketHttps) {
  return (
    <Notice tone="waiting" title="Https is coming up">
      <p>
        It takes AWS 3 to 15 minutes; since <When iso={since} />. Your sites stay up in the
        meantime. It goes on if you close this.
      </p>
      {address !== null && (
        <p className={classes.address}>
          Sites will be at <span className="mono">{address}</span>
        </p>
      )}
      {message !== "" && <p>{message}</p>}
    </Notice>
  );
}

function On({ address, sites: { total, moved } }: BucketHttps) {
  return (
    <Notice tone="good" title="Https is on">
      <p className={classes.address}>
        Sites are at <span className="mono">{address}</span>
      </p>
      {moved < total ? (
        <>
          <p>{`${moved} of ${countOf(total, "site")} published at the new address.`}</p>
          <progress className={bar.bar} max={total} value={moved} aria-label="Sites published" />
        </>
      ) : (
        <p>
          {total === 0 ? "No site is in it yet." : `${countOf(total, "site")} published there.`}
        </p>
      )}
    </Notice>
  );
}

function TurnOn({ bucket }: { bucket: Bucket }) {
  const turnOn = useTurnOnHttps();
  return (
    <section className={classes.section}>
      <Notice tone="waiting" title="Browsers warn visitors">
        Sites in this bucket are served over http. Chrome asks each first-time visitor before it
        opens such a page.
      </Notice>
      <ul className={classes.facts}>
        <li>One CloudFront distribution is made in your AWS account. It takes 3 to 15 minutes.</li>
        <li>
          Each site of the bucket is then published again, for free, with its https address. The
          http address keeps working.
        </li>
        <li>
          AWS charges you for CloudFront by{" "}
          <a href="https://aws.amazon.com/cloudfront/pricing/" target="_blank" rel="noreferrer">
            its own prices
          </a>
          : 10 million requests and 1 TB a month are free.
        </li>
      </ul>
      <RefusalNotice error={turnOn.error} fallback={bucketHttpsTexts.turnOnFailed} />
      <div>
        <SubmitButton
          busy={turnOn.isPending}
          busyText="Turning on..."
          onClick={() => turnOn.mutate(bucket)}
        >
          Turn on https
        </SubmitButton>
      </div>
    </section>
  );
}

function TryAgain({ bucket, https }: { bucket: Bucket; https: BucketHttps }) {
  const turnOn = useTurnOnHttps();
  const turnOff = useTurnOffHttps();
  const again = https.wants === "on" ? turnOn : turnOff;
  return (
    <section className={classes.section}>
      <RefusalNotice error={again.error} fallback={bucketHttpsTexts.turnOnFailed} />
      <div>
        <SubmitButton
          busy={again.isPending}
          busyText="Trying..."
          onClick={() => again.mutate(bucket)}
        >
          Try Again
        </SubmitButton>
      </div>
    </section>
  );
}

function TurnOff({ bucket, hasFailed }: { bucket: Bucket; hasFailed: boolean }) {
  const turnOff = useTurnOffHttps();
  return (
    <section className={classes.section}>
      <h3>{hasFailed ? "Leave it off" : "Turn it off"}</h3>
      <p className="muted">
        {hasFailed
          ? "Sites stay on http, and what was made of it in your AWS account is removed."
          : "Each site is published at its http address first, then the distribution is removed from your AWS account. Links to the https addresses end."}
      </p>
      <RefusalNotice error={turnOff.error} fallback={bucketHttpsTexts.turnOffFailed} />
      <div>
        <SubmitButton
          color="red"
          busy={turnOff.isPending}
          busyText="Turning off..."
          onClick={() => turnOff.mutate(bucket)}
        >
          Turn off https
        </SubmitButton>
      </div>
    </section>
  );
}

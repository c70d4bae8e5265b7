import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { isHttpsPlace } from "@mainstreet/contract/is-https";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import { BucketHttpsDialog } from "./aws/bucket-https.tsx";
import { useBucketHttps } from "./aws/https-api.ts";
import type { Target } from "./host-ui.ts";
import classes from "./http-warning.module.css";

type Props = {
  place: Pick<Target, "deploymentType" | "awsCredentialsId" | "awsBucketName">;
  /** The warning is one line of a card; otherwise it is a notice. */
  isLine?: boolean;
  /** The name of the site, where the page shows many. */
  name?: string;
};

const isOn = ({ state }: BucketHttps) => state === "deployed";

/** Warns that browsers warn visitors of a place on http, and links to its https. Renders nothing for a place on https. */
export function HttpWarning({ place, isLine = false, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useBucketHttps();
  const { awsCredentialsId, awsBucketName: bucketName } = place;
  if (data === undefined || !bucketName) return null;
  const httpsBuckets = new Set(data.buckets.filter(isOn).map((bucket) => bucket.bucketName));
  // The dialog stays open while https is being set up in it.
  const isWarned = !isHttpsPlace(place, httpsBuckets);
  if (!isWarned && !isOpen) return null;
  const current = data.buckets.find((bucket) => bucket.bucketName === bucketName);
  const { text, label } = wordsOf(current);
  const button = awsCredentialsId && (data.isOffered || current) && (
    <Button
      variant="default"
      size="sm"
      className={classes.button ?? ""}
      {...(name !== undefined && { "aria-label": `${label}: ${name}` })}
      onClick={() => setIsOpen(true)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isWarned && isLine && (
        <div className={classes.line}>
          <p className={classes.text}>{text}</p>
          {button}
        </div>
      )}
      {isWarned && !isLine && (
        <Notice tone="waiting" title={text}>
          <div className={classes.notice}>
            <p>Sites in this bucket are on http, and Chrome asks before it opens such a page.</p>
            {button}
          </div>
        </Notice>
      )}
      {awsCredentialsId && (
        <BucketHttpsDialog
          bucket={isOpen ? { credentialsId: awsCredentialsId, bucketName } : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function wordsOf(current: BucketHttps | undefined): { text: string; label: string } {
  const text = "Browsers warn visitors";
  if (current === undefined) return { text, label: "Turn on https" };
  if (current.state === "failed") return { text, label: "See why https failed" };
  if (current.wants === "on") return { text: "Https is coming up", label: "Show progress" };
  return { text, label: "Show progress" };
}

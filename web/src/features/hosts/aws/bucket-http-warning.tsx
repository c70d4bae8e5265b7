import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../../ui/notice.tsx";
import type { HttpWarningProps } from "../host-ui.ts";
import classes from "./bucket-http-warning.module.css";
import { BucketHttpsDialog } from "./bucket-https.tsx";
import { useBucketHttps } from "./https-api.ts";

/** Warns that browsers warn visitors of a bucket on http, and links to its https. Renders nothing for a bucket on https. */
export function BucketHttpWarning({ place, isLine = false, name }: HttpWarningProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useBucketHttps();
  const { awsCredentialsId, awsBucketName: bucketName } = place;
  if (data === undefined || !bucketName) return null;
  const current = data.buckets.find((bucket) => bucket.bucketName === bucketName);
  // The dialog stays open while https is being set up in it.
  const isWarned = current?.state !== "deployed";
  if (!isWarned && !isOpen) return null;
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

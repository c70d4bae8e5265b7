import type { MultiLocationProgress } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { Button, Loader } from "@mantine/core";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isUnknownSite, useMultiProgress } from "./api.ts";

type Props = {
  progressId: string;
  /** Called when every page is live. */
  onComplete: () => void;
  /** Returns to an empty form; the site is not affected. */
  onLeave: () => void;
  /** A link to the site's own page. */
  siteLink: (campaignId: string) => ReactNode;
};

/** The progress of a multi-location site (spec §4), polled until it is live or has failed. */
export function MultiProgress({ progressId, onComplete, onLeave, siteLink }: Props) {
  const { data, error } = useMultiProgress(progressId);
  const isComplete = data?.overallStatus === "complete";
  useEffect(() => {
    if (!isComplete) return;
    toastSuccess(texts.multiLocation.created);
    onComplete();
  }, [isComplete, onComplete]);
  if (isUnknownSite(error))
    return (
      <Stopped title="This site is not there any more" onLeave={onLeave}>
        <Notice tone="bad" role="alert" title={texts.multiLocation.progressFailed}>
          It may have been deleted since.
        </Notice>
      </Stopped>
    );
  if (data?.overallStatus === "error")
    return (
      <Stopped title="The site is not live yet" onLeave={onLeave}>
        <Notice tone="bad" role="alert" title={data.message || texts.multiLocation.createFailed}>
          It is made and paid. Deploying it again is free. {siteLink(data.campaignId)}
        </Notice>
      </Stopped>
    );
  return (
    <Card title="Creating your site">
      <p role="status">
        <Loader size="xs" mr="xs" aria-hidden />
        {words(data)}
      </p>
      <p className="muted">You can leave this page: the site is made all the same.</p>
      {data === undefined && error !== null && (
        <Notice tone="waiting" title={texts.multiLocation.progressFailed} />
      )}
    </Card>
  );
}

type StoppedProps = { title: string; onLeave: () => void; children: ReactNode };

function Stopped({ title, onLeave, children }: StoppedProps) {
  return (
    <Card title={title}>
      {children}
      <Button mt="md" variant="default" onClick={onLeave}>
        Create another site
      </Button>
    </Card>
  );
}

function words(progress: MultiLocationProgress | undefined): string {
  if (progress?.overallStatus === "processing") return "Deploying: its pages are on their way.";
  return progress?.message || "Queued: it will be deployed in a moment.";
}

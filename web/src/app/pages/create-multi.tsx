import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { z } from "zod";
import { MultiProgress } from "../../features/campaign-creation/multi-progress.tsx";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import { useGoToDashboard } from "./use-go-to-dashboard.ts";

const NewMultiSite = lazy(async () => ({
  default: (await import("./new-multi-site.tsx")).NewMultiSite,
}));

/** The Multi-Location Site tab: the form, or the progress of the site that it created. A refresh shows the same again. */
export function CreateMulti({ service }: { service: string | undefined }) {
  const goHome = useGoToDashboard();
  const [progressId, setProgressId] = useState(keptProgress);
  const leave = useCallback(() => {
    dropProgress();
    setProgressId(undefined);
  }, []);
  const complete = useCallback(() => {
    dropProgress();
    goHome();
  }, [goHome]);
  if (progressId === undefined)
    return (
      <Suspense fallback={<Placeholder lines={8} label="Loading the form" />}>
        <NewMultiSite
          service={service}
          onCreated={(made) => {
            keepProgress(made);
            setProgressId(made);
          }}
        />
      </Suspense>
    );
  return (
    <MultiProgress
      progressId={progressId}
      onComplete={complete}
      onLeave={leave}
      siteLink={(id) => (
        <Link to={paths.campaign} params={{ id }}>
          Open its page
        </Link>
      )}
    />
  );
}

const NAME = "multi-location-progress";

/** The multi-location site that is being made in this tab; undefined when there is none. */
const keptProgress = (): string | undefined => readDraft(NAME, z.string());

const keepProgress = (progressId: string): void => writeDraft(NAME, progressId);

const dropProgress = (): void => dropDraft(NAME);

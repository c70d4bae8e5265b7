import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { loadFailureText, useCampaign } from "../../features/campaigns/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";
import classes from "./campaign-page.module.css";
import { SingleCampaign } from "./single-campaign.tsx";

const MultiCampaign = lazy(async () => ({
  default: (await import("./multi-campaign.tsx")).MultiCampaign,
}));

const TrashedCampaign = lazy(async () => ({
  default: (await import("../../features/trash/trashed-campaign.tsx")).TrashedCampaign,
}));

const OwnWordsPage = lazy(async () => ({
  default: (await import("./own-words-page.tsx")).OwnWordsPage,
}));

/** The editor of a campaign's words. The app names only the files of this page: each further name would add to the first load. */
export function CampaignWords() {
  return (
    <Suspense fallback={<Placeholder lines={8} label="Loading the page" />}>
      <OwnWordsPage />
    </Suspense>
  );
}

export function CampaignPage() {
  const { id } = useParams({ from: `/guarded${paths.campaign}` });
  const { data, error, isPending, refetch } = useCampaign(id);
  // What was loaded stays: a poll that fails must not take the form away.
  if (data?.type === "single") return <SingleCampaign key={data.id} campaign={data} />;
  if (data !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <MultiCampaign key={data.id} campaign={data} />
      </Suspense>
    );
  if (isPending) return <Loading />;
  const failure = (
    <>
      <PageHeader title="Campaign" above={<BackToDashboard />} />
      <Card title="This campaign could not be loaded">
        <FailurePanel title={loadFailureText(error)} onRetry={() => void refetch()} />
        <p className={classes.way}>
          It may have been deleted. <Link to={paths.sites}>See all sites</Link> or{" "}
          <Link to={paths.create}>create a new one</Link>.
        </p>
      </Card>
    </>
  );
  if (!(error instanceof ApiError) || error.status !== 404) return failure;
  return (
    <Suspense fallback={<Loading />}>
      <TrashedCampaign id={id} above={<BackToDashboard />}>
        {failure}
      </TrashedCampaign>
    </Suspense>
  );
}

function Loading() {
  return (
    <>
      <PageHeader title="Campaign" above={<BackToDashboard />} />
      <Card title="Loading campaign">
        <Placeholder lines={6} label="Loading campaign" />
      </Card>
    </>
  );
}

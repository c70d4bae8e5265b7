import { useParams } from "@tanstack/react-router";
import { loadFailureText, useCampaign } from "../../features/campaigns/api.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import { paths } from "../paths.ts";
import { CampaignDetails } from "./campaign-details.tsx";

export function CampaignPage() {
  const { id } = useParams({ from: `/guarded${paths.campaign}` });
  const { data, error, isPending, refetch } = useCampaign(id);
  // What was loaded stays: a poll that fails must not take the form away.
  if (data !== undefined) return <CampaignDetails key={data.id} campaign={data} />;
  return (
    <>
      <PageHeader title="Campaign" above={<BackToDashboard />} />
      <Card title={isPending ? "Loading campaign" : "This campaign could not be loaded"}>
        {isPending ? (
          <Placeholder lines={6} label="Loading campaign" />
        ) : (
          <FailurePanel title={loadFailureText(error)} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

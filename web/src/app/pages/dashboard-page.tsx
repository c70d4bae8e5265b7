import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CreditsCard } from "../../features/credits/credits-card.tsx";
import { useDashboardMetrics } from "../../features/dashboard/api.ts";
import { MapCard } from "../../features/dashboard/map-card.tsx";
import { RecentActivity } from "../../features/dashboard/recent-activity.tsx";
import { StatCards } from "../../features/dashboard/stat-cards.tsx";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { paths } from "../paths.ts";
import { RunInProgress } from "../run-under-way.tsx";
import classes from "./dashboard-page.module.css";

export function DashboardPage() {
  const queryClient = useQueryClient();
  const metrics = useDashboardMetrics();
  const hasNoSites =
    metrics.data !== undefined &&
    metrics.data.singlePageSites + metrics.data.multiLocationSites === 0;
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Overview of your site generation activity">
        <RefreshButton
          isFetching={metrics.isFetching}
          onClick={() => void queryClient.invalidateQueries()}
        >
          Refresh Data
        </RefreshButton>
        <Button
          variant={hasNoSites ? "default" : "filled"}
          renderRoot={(props) => <Link to={paths.create} {...props} />}
        >
          Create New Site
        </Button>
      </PageHeader>
      <Content metrics={metrics} />
    </>
  );
}

type ContentProps = { metrics: ReturnType<typeof useDashboardMetrics> };

/** Keeps the space of what is not loaded yet, so that nothing moves when it is rendered. */
function Content({ metrics }: ContentProps) {
  if (metrics.data === undefined && !metrics.isPending)
    return (
      <Card title="Error Loading Data">
        <FailurePanel
          title={messageOf(metrics.error, texts.campaigns.metricsFailed)}
          onRetry={() => void metrics.refetch()}
        >
          Your sites and credits are safe; only this overview could not be loaded.
        </FailurePanel>
      </Card>
    );
  return (
    <div className="stack">
      <StatCards figures={metrics.data} />
      <div className={classes.columns}>
        <div className={classes.map}>
          <MapCard />
        </div>
        <div className={classes.activity}>
          <RunInProgress />
          <RecentActivity activities={metrics.data?.recentActivity} />
        </div>
        <div className={classes.credits}>
          <CreditsCard />
        </div>
      </div>
    </div>
  );
}

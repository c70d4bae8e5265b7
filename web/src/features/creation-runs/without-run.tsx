import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import type { RunView } from "../../lib/follow-run.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";

type Props = { view: RunView; above: ReactNode; onRetry: () => void };

/** Shown when a run has no data: not yet, because the connection failed, or because the run does not exist. */
export function WithoutRun({ view: { connection, error }, above, onRetry }: Props) {
  if (error?.status === 404)
    return (
      <>
        <PageHeader title="Run not found" above={above} />
        <EmptyPanel
          title="There is no run at this address"
          text="It may belong to another account, or the address was mistyped."
        >
          <Button renderRoot={(props) => <Link to={paths.dashboard} {...props} />}>
            Go to Dashboard
          </Button>
        </EmptyPanel>
      </>
    );
  const isFailed = connection === "lost" || connection === "refused";
  return (
    <>
      <PageHeader title="Bulk run" above={above} />
      <Card title={isFailed ? "This run could not be loaded" : "Loading the run"}>
        {isFailed ? (
          <FailurePanel
            isNext
            title={messageOf(error, "The connection was lost.")}
            onRetry={onRetry}
          >
            The run itself goes on, and your sites and credits are safe.
          </FailurePanel>
        ) : (
          <Placeholder lines={6} label="Loading the run" />
        )}
      </Card>
    </>
  );
}

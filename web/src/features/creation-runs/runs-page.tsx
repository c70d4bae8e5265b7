import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useRuns } from "./api.ts";
import classes from "./run-list.module.css";
import { RunLines } from "./run-list.tsx";

/** All bulk runs, newest first: what each created, when, and how it ended. */
export function RunsPage() {
  return (
    <>
      <PageHeader
        title="Past Runs"
        subtitle="What was created in bulk"
        above={<BackToDashboard />}
      />
      <Content />
    </>
  );
}

function Content() {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useRuns();
  if (isPending) return <Placeholder lines={6} label="Loading runs" />;
  if (data === undefined)
    return (
      <FailurePanel
        isNext
        title={messageOf(error, texts.shell.unexpected)}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <EmptyPanel
        title="No runs yet"
        text="A run creates many sites at once: one service in as many cities as you like."
      >
        <Button
          renderRoot={(props) => <Link to={paths.create} search={{ tab: "bulk" }} {...props} />}
        >
          Start a run
        </Button>
      </EmptyPanel>
    );
  return (
    <Card title="Runs">
      <div className={classes.whole}>
        <RunLines runs={data} />
      </div>
      {hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </Card>
  );
}

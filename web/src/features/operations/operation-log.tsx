import { texts } from "@mainstreet/contract/texts";
import type { Operation } from "@mainstreet/contract/operations";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { When } from "../../ui/when.tsx";
import { useOperations, useUnderWay } from "./api.ts";
import { changedWords, operationState, operationSubject } from "./operation-words.ts";
import classes from "./operations.module.css";

/** The log: all operations, newest first, with the user, the time, and the progress. */
export function OperationLog() {
  return (
    <>
      <PageHeader
        title="Changes"
        subtitle="What was changed on many sites at once"
        above={<BackToDashboard />}
      />
      <Log />
    </>
  );
}

function Log() {
  const { data, error, isPending, refetch, ...older } = useOperations();
  const operations = useUnderWay(data ?? []);
  if (isPending) return <Placeholder lines={6} label="Loading the changes" />;
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
        title="No changes yet"
        text="Select sites in a list and choose Change…: you see each site before and after, and can undo it later."
      >
        <Button renderRoot={(props) => <Link to={paths.sites} {...props} />}>All Sites</Button>
      </EmptyPanel>
    );
  return (
    <Card title="Log" hint="Each has a page, where it is continued or undone">
      <ul className={classes.log}>
        {operations.map((operation) => (
          <LogEntry key={operation.id} operation={operation} />
        ))}
      </ul>
      {older.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          aria-disabled={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {older.isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </Card>
  );
}

function LogEntry({ operation }: { operation: Operation }) {
  const { id, actor, createdAt, appliedAt } = operation;
  const { word, tone } = operationState(operation);
  return (
    <li>
      <Link to={paths.operation} params={{ id }} className={classes.entry}>
        <strong>{operationSubject(operation)}</strong>
        <span>{changedWords(operation)}</span>
        <span className={classes.detail}>
          {actor.name}, <When iso={appliedAt ?? createdAt} />
        </span>
        <Badge tone={tone}>{word}</Badge>
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

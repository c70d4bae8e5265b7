import { countOf } from "@mainstreet/contract/count";
import { hosts } from "@mainstreet/contract/hosts/registry";
import type { Operation, OperationSite } from "@mainstreet/contract/operations";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useOperation } from "./api.ts";
import { FileProblems, FileSummary } from "./file-problems.tsx";
import { OperationActions } from "./operation-actions.tsx";
import { OperationForecasts } from "./operation-forecasts.tsx";
import { OperationNumbers } from "./operation-numbers.tsx";
import { OperationProgress } from "./operation-progress.tsx";
import { OperationSites } from "./operation-sites.tsx";
import { MoveWords } from "./account-words.tsx";
import { operationChangeWords } from "./operation-words.ts";
import classes from "./operations.module.css";

type Props = {
  id: string;
  above: ReactNode;
  /** The page of a site before and after. */
  preview: (site: OperationSite) => ReactNode;
  /** Shows another operation. */
  onOpen: (id: string) => void;
  /** Leaves the page; resolves once it has been left. */
  onDiscarded: () => Promise<void>;
};

/** An operation: its review before it is applied, and its progress after that. */
export function OperationScreen({ id, above, preview, onOpen, onDiscarded }: Props) {
  const { data: operation, error, refetch } = useOperation(id);
  if (operation === undefined)
    return <WithoutOperation {...{ error, above }} onRetry={() => void refetch()} />;
  const { actor, createdAt, status, file } = operation;
  return (
    <>
      <PageHeader
        title={titleOf(operation)}
        subtitle={`${actor.name}, ${formatDate(createdAt)}`}
        above={above}
      >
        <OperationActions operation={operation} onOpen={onOpen} onDiscarded={onDiscarded} />
      </PageHeader>
      <div className={classes.page}>
        {status !== "draft" && (
          <Card title="Progress">
            <OperationProgress operation={operation} />
          </Card>
        )}
        <Card title={status === "draft" ? "What would change" : "What changed"}>
          <Summary operation={operation} />
        </Card>
        {file !== null && file.problems > 0 && <FileProblems id={id} total={file.problems} />}
        <OperationSites operation={operation} preview={preview} />
      </div>
    </>
  );
}

function titleOf({ kind, status }: Operation): string {
  if (kind === "undo") return "Undo";
  if (kind === "script") return "Verification Script";
  return status === "draft" ? "Review" : "Changes";
}

function Summary({ operation }: { operation: Operation }) {
  const { changes, undoes, undoneBy, forecast, leaving, file } = operation;
  return (
    <div className={classes.summary}>
      {file !== null && <FileSummary file={file} />}
      {changes.length > 0 && (
        <ol className={classes.list} aria-label="Changes">
          {changes.map((change, at) => (
            <li key={at}>
              {change.field === "account" ? (
                <MoveWords change={change} />
              ) : (
                operationChangeWords(change)
              )}
            </li>
          ))}
        </ol>
      )}
      {undoes !== null && (
        <p>
          This gives each field its value from before{" "}
          <Link to={paths.operation} params={{ id: undoes }}>
            the changes that are taken back
          </Link>
          , but for fields that were changed since.
        </p>
      )}
      {undoneBy !== null && (
        <p>
          These changes{" "}
          <Link to={paths.operation} params={{ id: undoneBy }}>
            were undone
          </Link>
          .
        </p>
      )}
      <OperationNumbers operation={operation} />
      <OperationForecasts forecast={forecast} />
      {leaving.map(({ deploymentType, sites, text }) => (
        <p key={text} className="note">
          {countOf(sites, "site")} to leave {hosts[deploymentType].label}. {text}
        </p>
      ))}
    </div>
  );
}

type WithoutProps = { error: Error | null; above: ReactNode; onRetry: () => void };

/** Shown when an operation has no data: not yet, because the request failed, or because it does not exist. */
function WithoutOperation({ error, above, onRetry }: WithoutProps) {
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <PageHeader title={isUnknown ? "Changes not found" : "Changes"} above={above} />
      <Card title={error === null ? "Loading the changes" : "These changes could not be loaded"}>
        {error === null && <Placeholder lines={6} label="Loading the changes" />}
        {isUnknown && (
          <p className="muted">
            They belong to another account, or were discarded. What was not applied is kept for 7
            days. <Link to={paths.operations}>All changes</Link>
          </p>
        )}
        {error !== null && !isUnknown && (
          <FailurePanel
            isNext
            title={messageOf(error, "The connection was lost.")}
            onRetry={onRetry}
          >
            What was started goes on, and your sites are safe.
          </FailurePanel>
        )}
      </Card>
    </>
  );
}

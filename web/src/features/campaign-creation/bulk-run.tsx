import { count, countOf } from "@mainstreet/contract/count";
import type { CreationRun, RunSite, RunSiteStatus } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useThrottledValue } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import type { RunView } from "../../lib/follow-run.ts";
import { endOfPlan, plannedText, progressOfPlan } from "../../lib/plan-words.ts";
import { toastSuccess } from "../../lib/toasts.ts";
import { useRun } from "../../lib/use-run.ts";
import { Badge } from "../../ui/badge.tsx";
import type { Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { BulkRow } from "./bulk-rows.ts";
import { BulkRunEnd } from "./bulk-run-end.tsx";
import classes from "./bulk-run.module.css";
import { RowsTable } from "./rows-table.tsx";

/** The shortest time between two announcements of the progress to a screen reader. */
const ANNOUNCE_MS = 4_000;

type Props = {
  runId: string;
  /** The rows from which the run was created, in its order, as many as are known. */
  rows: readonly BulkRow[];
  /** Called when every site is live. */
  onComplete: () => void;
  /** Opens an empty form; the run itself is not affected. */
  onLeave: () => void;
};

/** The progress of a run (spec §2, §4): leaves by itself once every row has succeeded, and stays when one has not. */
export function BulkRun({ runId, rows, onComplete, onLeave }: Props) {
  const { run, sites, connection, error, update, reopen } = useRun(runId);
  const isLive = run?.status === "complete" && run.counts.success === run.total;
  const total = run?.total ?? 0;
  // Until the first event the rows are shown as queued.
  const queued = useMemo(() => rows.map(asQueued), [rows]);
  const known = sites.length > 0 ? sites : queued;
  useEffect(() => {
    if (!isLive) return;
    toastSuccess(texts.bulk.created(total));
    onComplete();
  }, [isLive, total, onComplete]);
  if (connection === "refused" && error?.status === 404) return <NoRun onLeave={onLeave} />;
  if (connection === "refused")
    return (
      <FailurePanel title={messageOf(error, texts.creationRuns.notFound)} onRetry={reopen}>
        <button type="button" className={classes.link} onClick={onLeave}>
          Create another run
        </button>
      </FailurePanel>
    );
  if (run === undefined && rows.length === 0)
    return <Placeholder lines={6} label="Loading the run" />;
  if (run === undefined) return <JustBegun sites={queued} />;
  return (
    <Card title={titleOf(run)} hint={<Progress run={run} />}>
      <div className={classes.run} ref={focusOnce} tabIndex={-1}>
        <Sites run={run} sites={known} />
        {connection === "lost" && (
          <Notice tone="waiting" role="status" title="The connection was lost. Trying again...">
            The run goes on meanwhile.
          </Notice>
        )}
        {isOver(run) ? (
          !isLive && (
            <BulkRunEnd
              run={run}
              onLeave={onLeave}
              onRetried={(news) => {
                update(news);
                reopen();
              }}
            />
          )
        ) : (
          <UnderWay run={run} waiting={known.filter(isWaiting).length} onLeave={onLeave} />
        )}
      </div>
    </Card>
  );
}

/** Shown for a run that belongs to another account or does not exist. */
function NoRun({ onLeave }: Pick<Props, "onLeave">) {
  return (
    <EmptyPanel title={texts.creationRuns.notFound} text="It may belong to another account.">
      <Button onClick={onLeave}>Create another run</Button>
    </EmptyPanel>
  );
}

/** A run before its first event. */
function JustBegun({ sites }: Pick<RunView, "sites">) {
  return (
    <Card title="Creating your sites" hint={`0 of ${count(sites.length)} done`}>
      <div className={classes.run} ref={focusOnce} tabIndex={-1}>
        <ProgressTable sites={sites} />
        <div className={classes.ways}>
          <SubmitButton busy busyText={`Creating Sites (0/${sites.length})`} />
        </div>
      </div>
    </Card>
  );
}

function asQueued({ serviceName, city, state }: BulkRow, siteIndex: number): RunSite {
  const { queued: message } = texts.creationRuns;
  const nothing = { campaignId: null, deploymentUrl: null, nextAttemptAt: null, version: 0 };
  return { siteIndex, serviceName, city, state, status: "pending", message, ...nothing };
}

/** The element that had the focus before was removed. */
const focusOnce = (panel: HTMLElement | null) => panel?.focus();

const hasFailed = ({ status }: RunSite) => status === "error";
const isWaiting = ({ status, campaignId }: RunSite) => status === "pending" && campaignId === null;
const isOver = ({ status }: CreationRun) => status === "complete" || status === "cancelled";

function titleOf(run: CreationRun): string {
  if (run.status === "cancelled") return "This run was cancelled";
  if (run.status === "paused") return "This run is paused";
  if (run.status === "running")
    return run.perWeek === null
      ? "Creating your sites"
      : `Creating ${countOf(run.perWeek, "site")} a week`;
  return run.counts.error > 0 ? "Not every site is live" : "Your sites are live";
}

/** The progress, shown at once and announced to screen readers now and then. */
function Progress({ run }: { run: CreationRun }) {
  const { completed, total, counts } = run;
  const words = `${count(completed)} of ${count(total)} done${counts.error > 0 ? `, ${count(counts.error)} failed` : ""}`;
  const announced = useThrottledValue(words, ANNOUNCE_MS);
  return (
    <>
      <span aria-hidden>{words}</span>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </>
  );
}

/** The sites of the run, failed ones first once the run has ended. */
function Sites({ run, sites }: { run: CreationRun } & Pick<RunView, "sites">) {
  const [showsAll, setShowsAll] = useState(true);
  const failed = run.counts.error;
  const shown = useMemo(() => {
    const [wrong, others] = [sites.filter(hasFailed), sites.filter((site) => !hasFailed(site))];
    if (!showsAll && wrong.length > 0) return wrong;
    return isOver(run) ? [...wrong, ...others] : sites;
  }, [showsAll, sites, run]);
  return (
    <>
      {failed > 0 && (
        <div>
          <Segmented
            legend="Rows"
            size="small"
            options={[
              { value: "all", label: `All ${count(run.total)}` },
              { value: "failed", label: `Failed ${count(failed)}` },
            ]}
            value={showsAll ? "all" : "failed"}
            onChange={(value) => setShowsAll(value === "all")}
          />
        </div>
      )}
      <ProgressTable sites={shown} />
    </>
  );
}

function ProgressTable({ sites }: Pick<RunView, "sites">) {
  return (
    <RowsTable
      label="Progress of the sites"
      rows={sites}
      keyOf={({ siteIndex }) => siteIndex}
      className={classes.table}
      columns={PROGRESS_COLUMNS}
      rowRem={2.5}
    >
      {(site) => <BulkProgressRow site={site} />}
    </RowsTable>
  );
}

type UnderWayProps = { run: CreationRun; waiting: number; onLeave: () => void };

function UnderWay({ run, waiting, onLeave }: UnderWayProps) {
  if (run.perWeek !== null && waiting > 0)
    return <Planned run={run} waiting={waiting} onLeave={onLeave} />;
  return (
    <>
      <div className={classes.ways}>
        <SubmitButton busy busyText={`Creating Sites (${run.completed}/${run.total})`} />
        <Link to={paths.creationRun} params={{ id: run.id }}>
          Open the run's own page
        </Link>
      </div>
      <p className="muted">
        You can leave this page: the run goes on without it, and is found again here and on its own
        page.{" "}
        <button type="button" className={classes.link} onClick={onLeave}>
          Create more sites
        </button>
      </p>
    </>
  );
}

/** A run with a limited number of sites per week: the user need not wait on this page. */
function Planned({ run, waiting, onLeave }: UnderWayProps) {
  const planned = { ...run, waiting };
  return (
    <>
      <Notice tone="plain" role="status" title={progressOfPlan(planned)}>
        {endOfPlan(planned)} You can leave this page and close the browser.
      </Notice>
      <div className={classes.ways}>
        <Button onClick={onLeave}>Create more sites</Button>
        <Link to={paths.creationRun} params={{ id: run.id }}>
          Open the run's own page
        </Link>
      </div>
    </>
  );
}

const PROGRESS_COLUMNS = ["City", "State", "Status", "Message", "URL"];

const TONES: Record<RunSiteStatus, Tone> = {
  pending: "plain",
  processing: "waiting",
  success: "good",
  error: "bad",
  cancelled: "plain",
};

/** The cells of one row of the progress table (spec §3). */
function BulkProgressRow({ site }: { site: RunSite }) {
  const { city, state, status, message, deploymentUrl } = site;
  return (
    <>
      <div role="cell" className={classes.city}>
        {city}
      </div>
      <div role="cell">{state}</div>
      <div role="cell">
        <Badge tone={TONES[status]}>{status}</Badge>
      </div>
      <div role="cell" className={classes.message}>
        {plannedText(site) ?? message}
      </div>
      <div role="cell" className={classes.url}>
        {deploymentUrl !== null && (
          <a href={deploymentUrl} target="_blank" rel="noreferrer" className="mono">
            {deploymentUrl.replace(/^https?:\/\//, "")}
          </a>
        )}
      </div>
    </>
  );
}

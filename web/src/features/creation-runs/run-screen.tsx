import { count } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { Button } from "@mantine/core";
import { useId, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import type { RunView } from "../../lib/follow-run.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { useNow } from "../../lib/use-now.ts";
import { useRun } from "../../lib/use-run.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import bar from "../../ui/progress-bar.module.css";
import { useRunAction, type RunAction } from "./api.ts";
import { RunActions } from "./run-actions.tsx";
import { RunReport } from "./run-report.tsx";
import classes from "./run-screen.module.css";
import type { RunSearch } from "./run-search.ts";
import { progressText, runTitle, wallLabel } from "./run-words.ts";
import { countRefundable, type SiteState, type SiteTally, tallyOf } from "./site-state.ts";
import { runSitePlace, STATE_STYLES } from "./site-words.ts";
import { SitesCard } from "./sites-card.tsx";
import { Wall } from "./wall.tsx";
import { WithoutRun } from "./without-run.tsx";

type Props = {
  id: string;
  search: RunSearch;
  /** Changes the address; while typing, without a step of its own in the history. */
  onSearch: (change: RunSearch, isTyping?: boolean) => void;
  /** The way back, above the title. */
  above: ReactNode;
};

/** The progress of a run (visual design, the wall): live over one stream, and the same after a reload and on any device. */
export function RunScreen({ id, search, onSearch, above }: Props) {
  const view = useRun(id);
  const { run, sites, connection, update, reopen } = view;
  const page = useRef<HTMLDivElement>(null);
  const tally = useMemo(() => tallyOf(sites), [sites]);
  const action = useRunAction(id, (changed, name) => {
    update(changed);
    if (name === "retry") reopen();
    // The button that had the focus may be removed now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
    });
  });
  // Services and places never change, so the title is computed again only while sites arrive.
  const title = useMemo(() => run && runTitle(run, sites), [run?.total, sites.length]);
  if (run === undefined || title === undefined)
    return <WithoutRun view={view} above={above} onRetry={reopen} />;

  const known = sites.length === run.total ? tally : countsOf(run);
  const busy = action.isPending ? action.variables : undefined;
  const onAction = (name: RunAction, onDone?: () => void) =>
    action.mutate(name, {
      ...(onDone && { onSuccess: onDone }),
      onError: (error) =>
        toastFailure(messageOf(error, "The run could not be changed. Please try again.")),
    });
  return (
    <>
      <PageHeader title={title} subtitle={startedText(run)} above={above}>
        <RunActions
          run={run}
          tally={known}
          refundable={countRefundable(sites)}
          busy={busy}
          onAction={onAction}
        />
      </PageHeader>
      <div ref={page} tabIndex={-1} className={classes.page}>
        {(connection === "lost" || connection === "refused") && (
          <ConnectionNotice view={view} onRetry={reopen} />
        )}
        <RunReport run={run} sites={sites} tally={known} />
        <RunProgress
          run={run}
          sites={sites}
          tally={known}
          onPick={(site) => onSearch(pick(site))}
        />
        <SitesCard
          runId={run.id}
          sites={sites}
          tally={known}
          isPaused={run.status === "paused"}
          search={search}
          onSearch={onSearch}
          retry={{
            isBusy: busy === "retry",
            isNext: run.status !== "paused",
            onRetry: () => onAction("retry"),
          }}
        />
      </div>
    </>
  );
}

/** The run's own counts, used until all sites have loaded; they are the same figures. */
function countsOf({ counts }: CreationRun): SiteTally {
  const { pending, processing, success, error, cancelled, deleted } = counts;
  return {
    waiting: pending,
    underWay: processing,
    live: success,
    attention: error,
    cancelled,
    deleted,
  };
}

function startedText({ createdAt, dripPerDay, perWeek }: CreationRun): string {
  const drip = dripPerDay === null ? "" : ` – ${count(dripPerDay)} a day`;
  const plan = perWeek === null ? "" : ` – ${count(perWeek)} a week`;
  return `Started ${formatDate(createdAt)}${drip}${plan}`;
}

const pick = (site: RunSite): RunSearch => ({ show: "all", q: runSitePlace(site) });

type ConnectionNoticeProps = { view: RunView; onRetry: () => void };

/** The connection is lost: the page may be outdated, but the run continues. */
function ConnectionNotice({
  view: { connection, lastEventAt, error },
  onRetry,
}: ConnectionNoticeProps) {
  return (
    <div className={classes.notice}>
      <Notice tone="waiting" role="status" title="The connection was lost">
        {lastEventAt !== undefined &&
          `What you see was true ${formatDate(new Date(lastEventAt).toISOString())}. `}
        {connection === "lost"
          ? "The run goes on, and this page tries again by itself."
          : error?.message}
      </Notice>
      <Button variant="default" size="sm" onClick={onRetry}>
        Try now
      </Button>
    </div>
  );
}

type RunProgressProps = {
  run: CreationRun;
  sites: readonly RunSite[];
  tally: SiteTally;
  onPick: (site: RunSite) => void;
};

/** The progress of a run: the figure, the time left, the bar and the wall. */
function RunProgress({ run, sites, tally, onPick }: RunProgressProps) {
  const id = useId();
  const now = useNow(10_000);
  const { total } = run;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.figure}>
          {count(tally.live)} of {count(total)} live
        </h2>
        <p className="muted">{progressText(run, tally, now)}</p>
      </div>
      <div className={classes.bar}>
        <progress className={bar.bar} max={total} value={tally.live} aria-labelledby={id} />
      </div>
      <Wall total={total} sites={sites} label={wallLabel(tally)} onPick={onPick} />
      <WallLegend tally={tally} />
    </section>
  );
}

const ORDER: readonly SiteState[] = [
  "live",
  "underWay",
  "waiting",
  "attention",
  "cancelled",
  "deleted",
];

/** Explains the kinds of tiles that are on the wall; the list's filters have their counts. */
function WallLegend({ tally }: { tally: SiteTally }) {
  return (
    <ul className={classes.legend} aria-label="What the tiles mean">
      {ORDER.filter((state) => tally[state] > 0).map((state) => (
        <li key={state} className={classes.state}>
          <span className={classes.tile} data-state={state} aria-hidden />
          {STATE_STYLES[state].word}
        </li>
      ))}
    </ul>
  );
}

import { count } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { useRun } from "../../lib/use-run.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useSteerRun, type Verb } from "./api.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunReport } from "./run-report.tsx";
import classes from "./run-screen.module.css";
import type { RunSearch } from "./run-search.ts";
import { titleOf } from "./run-words.ts";
import { countRefundable, type Tally, tallyOf } from "./site-state.ts";
import { placeOf } from "./site-words.ts";
import { SitesCard } from "./sites-card.tsx";
import { WithoutRun } from "./without-run.tsx";

type Props = {
  id: string;
  search: RunSearch;
  /** Changes the address; while typing, without a step of its own in the history. */
  onSearch: (change: RunSearch, isTyping?: boolean) => void;
  /** The way back, above the title. */
  above: ReactNode;
};

/** A run as it goes (visual design, the wall): live over one stream, and the same after a reload and on any device. */
export function RunScreen({ id, search, onSearch, above }: Props) {
  const view = useRun(id);
  const { run, sites, connection, update, reopen } = view;
  const page = useRef<HTMLDivElement>(null);
  const tally = useMemo(() => tallyOf(sites), [sites]);
  const steer = useSteerRun(id, (changed, verb) => {
    update(changed);
    if (verb === "retry") reopen();
    // The button that had the focus may be gone now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
    });
  });
  // Services and places never change: it is made anew only while sites are on their way.
  const title = useMemo(() => run && titleOf(run, sites), [run?.total, sites.length]);
  if (run === undefined || title === undefined)
    return <WithoutRun view={view} above={above} onRetry={reopen} />;

  const known = sites.length === run.total ? tally : countsOf(run);
  const busy = steer.isPending ? steer.variables : undefined;
  const onSteer = (verb: Verb, onDone?: () => void) =>
    steer.mutate(verb, {
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
          onSteer={onSteer}
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
          search={search}
          onSearch={onSearch}
          retry={{
            isBusy: busy === "retry",
            isNext: run.status !== "paused",
            onRetry: () => onSteer("retry"),
          }}
        />
      </div>
    </>
  );
}

/** While the sites are on their way the run's own counts tell as much. */
function countsOf({ counts }: CreationRun): Tally {
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

function startedText({ createdAt, dripPerDay }: CreationRun): string {
  const drip = dripPerDay === null ? "" : ` – ${count(dripPerDay)} a day`;
  return `Started ${formatDate(createdAt)}${drip}`;
}

const pick = (site: RunSite): RunSearch => ({ show: "all", q: placeOf(site) });

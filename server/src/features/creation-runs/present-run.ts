import type { CreationRun, RunSite, RunSiteStatus } from "@mainstreet/contract/creation-runs";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { texts } from "@mainstreet/contract/texts";
import type { Db } from "../../platform/db/database.ts";
import { forecastRuns, type RunForecast } from "./forecast-runs.ts";
import { findRunHolds } from "../account-holds/holds.ts";
import { estimatedEnd } from "./estimated-end.ts";
import type { RunRow, RunSiteRow, shownColumns } from "./queries.ts";
import { type DueTime, dueTimeOf } from "./run-format.ts";
import { type Rate, readRates, type RunSiteCounts, countRunSites } from "./count-sites.ts";

const STATUS = {
  waiting: "pending",
  again: "pending",
  pending: "pending",
  processing: "processing",
  success: "success",
  error: "error",
  cancelled: "cancelled",
  // A deleted site counts as ended and no longer belongs to the run.
  deleted: "error",
} as const satisfies Record<RunSiteRow["status"], RunSiteStatus>;

const MESSAGE = {
  waiting: texts.creationRuns.queued,
  again: texts.creationRuns.queued,
  pending: texts.creationRuns.queued,
  processing: texts.creationRuns.processing,
  success: texts.creationRuns.success,
  error: "",
  cancelled: texts.creationRuns.cancelled,
  deleted: texts.creationRuns.deleted,
} satisfies Record<RunSiteRow["status"], string>;

/** The columns of a site that a stream and a page read. */
export type ShownSite = Pick<RunSiteRow, keyof typeof shownColumns>;

export function presentRunSite(row: ShownSite): RunSite {
  const { siteIndex, serviceName, city, state, status, version } = row;
  const hasCampaign = row.startedAt !== null && status !== "deleted";
  // For a site that has to wait or has failed, the provider's message is more precise than ours.
  const showsMessage = status === "pending" || status === "error";
  return {
    siteIndex,
    campaignId: hasCampaign ? row.campaignId : null,
    serviceName,
    city,
    state,
    status: STATUS[status],
    message: (showsMessage && row.message) || MESSAGE[status],
    deploymentUrl: row.deploymentUrl,
    nextAttemptAt: status === "waiting" ? (row.nextAttemptAt?.toISOString() ?? null) : null,
    version,
  };
}

/** A run with the counts and the estimate that its sites determine. */
export async function presentRun(tx: Db, row: RunRow): Promise<CreationRun> {
  const [run] = await presentRuns(tx, row.userId, [row]);
  if (!run) throw new Error("A run was presented as none");
  return run;
}

/** The same for many runs, with one query for each kind of information. */
export async function presentRuns(tx: Db, userId: string, rows: RunRow[]): Promise<CreationRun[]> {
  const ids = rows.map(({ id }) => id);
  const tallies = await countRunSites(tx, userId, ids);
  const going = ids.filter((id) => {
    const { left, inFlight } = demandOf(tallies.get(id) ?? {});
    return left + inFlight > 0;
  });
  const rates = await readRates(tx, userId, going);
  const demands = new Map(going.map((id) => [id, demandOf(tallies.get(id) ?? {})]));
  const forecasts = await forecastRuns(tx, userId, demands);
  const holds = await findRunHolds(tx, userId, going);
  return rows.map((row) => {
    const rate = rates.get(row.id) ?? { ended: 0, overSeconds: 0 };
    const tally = tallies.get(row.id) ?? {};
    const { hold = null } = holds.get(row.id) ?? {};
    return presentTallied(row, { tally, ...rate, hold, forecast: forecasts.get(row.id) });
  });
}

/** How many of a run's sites are queued for a deployment, are in flight, and have not begun a deployment. */
function demandOf({ waiting = 0, again = 0, pending: queued = 0, processing = 0 }: RunSiteCounts) {
  return { queued, inFlight: processing, left: waiting + again + queued };
}

type Measured = Rate & {
  tally: RunSiteCounts;
  forecast: RunForecast | undefined;
  hold: CreationRun["hold"];
};

function presentTallied(row: RunRow, { tally, forecast, hold, ...rate }: Measured): CreationRun {
  const counts = { pending: 0, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 };
  for (const [status, shown] of Object.entries({ ...STATUS, deleted: "deleted" as const }))
    counts[shown] += tally[status] ?? 0;
  const left = counts.pending + counts.processing;
  const { queued, inFlight } = demandOf(tally);
  const status = shownStatus(row, { left, hold });
  const waiting = tally["waiting"] ?? 0;
  const end = estimatedEnd({
    ...rate,
    msUntilLastSite: forecast?.msUntilLastSite,
    forecastMs: status === "running" ? forecastMs(row, left) : undefined,
    left,
    waiting,
    queued: forecast?.hasQueue ? queued : 0,
    inFlight,
    dripPerDay: row.dripPerDay,
    perWeek: row.perWeek,
    nextStartAt: dueTimeOf(row),
  });
  return {
    id: row.id,
    kind: row.kind,
    service: row.serviceName,
    services: row.serviceCount,
    status,
    total: row.total,
    completed: counts.success + counts.error + counts.deleted,
    counts,
    dripPerDay: row.dripPerDay,
    perWeek: row.perWeek,
    isOwnAccount: row.account !== "default",
    createdAt: row.createdAt.toISOString(),
    estimatedEndAt: status === "paused" ? null : (end?.toISOString() ?? null),
    nextStartAt:
      status === "running" && waiting > 0 ? (nextStartOf(row)?.toISOString() ?? null) : null,
    hold: status === "paused" ? hold : null,
  };
}

/** The forecast from before the run began, since nothing has been measured yet. */
const forecastMs = ({ deploymentType }: RunRow, sites: number) =>
  forecasters[deploymentType].forecast({ sites, isNew: true }).time.ms;

/** When a resting run starts its next sites: only with a limit per day or a plan per week does the dispatcher wait for long. */
export function nextStartOf(
  run: Pick<RunRow, "dripPerDay" | "perWeek" | keyof DueTime>,
): Date | null {
  const dueTime = dueTimeOf(run);
  if ((run.dripPerDay === null && run.perWeek === null) || dueTime === null) return null;
  return dueTime.getTime() > Date.now() + 1_000 ? dueTime : null;
}

type Shown = { left: number; hold: CreationRun["hold"] };

function shownStatus({ state }: RunRow, { left, hold }: Shown): CreationRun["status"] {
  if (state === "cancelled") return state;
  if (left === 0) return "complete";
  return hold === null ? state : "paused";
}

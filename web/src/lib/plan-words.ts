import { count } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";

const day = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" });
const dayOfYear = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** The day of an ISO 8601 time, in the reader's time zone: "Tue, Dec 1", with the year if it is not the current one. */
export function formatDay(iso: string, now = Date.now()): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? day : dayOfYear).format(date);
}

/** When a site of a run is started: "Row 7: planned for Tue, Dec 1"; undefined where that is not planned. */
export function plannedText({ siteIndex, nextAttemptAt }: RunSite): string | undefined {
  if (nextAttemptAt === null) return undefined;
  return `Row ${count(siteIndex + 1)}: planned for ${formatDay(nextAttemptAt)}`;
}

type Planned = Pick<CreationRun, "total" | "nextStartAt" | "estimatedEndAt"> & { waiting: number };

/** The progress of a run with a weekly limit, and when its next site is started: "3 of 40 made, the next on Tue, Dec 1". */
export function progressOfPlan({ total, waiting, nextStartAt }: Planned): string {
  const made = `${count(total - waiting)} of ${count(total)} made`;
  return nextStartAt === null ? made : `${made}, the next on ${formatDay(nextStartAt)}`;
}

/** When the last site is started: "The last one is planned for Fri, Feb 5, 2027." */
export function endOfPlan({ waiting, nextStartAt, estimatedEndAt }: Planned): string {
  if (nextStartAt === null) return "The next one is being made just now.";
  if (waiting < 2 || estimatedEndAt === null) return "It is the last one.";
  return `The last one is planned for ${formatDay(estimatedEndAt)}.`;
}

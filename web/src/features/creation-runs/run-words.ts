import { aboutTime } from "@mainstreet/contract/about-time";
import { count, countOf } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { formatDay } from "../../lib/plan-words.ts";
import type { SiteTally } from "./site-state.ts";

/** "Roofing in 400 cities"; "400 sites" before its sites have loaded, or with several services. */
export function runTitle({ total }: CreationRun, sites: readonly RunSite[]): string {
  const services = new Set(sites.map(({ serviceName }) => serviceName));
  const [service] = services;
  if (service === undefined || services.size > 1) return countOf(total, "site");
  const places = new Set(sites.map(({ city, state }) => `${city}, ${state}`));
  const [place = ""] = places;
  return `${service} in ${places.size === 1 ? place : countOf(places.size, "city", "cities")}`;
}

const KINDS = { bulk: "Bulk creation", "multi-location": "Multi-location site" } as const;

/** The kind, services and size of a run, for a list: "Bulk creation: Roofing and 2 more services, 400 sites". */
export function runSubject({ kind, service, services, total }: CreationRun): string {
  const others = services > 1 ? ` and ${countOf(services - 1, "more service")}` : "";
  const what = service === "" ? "" : `${service}${others}, `;
  return `${KINDS[kind]}: ${what}${countOf(total, "site")}`;
}

/** The progress in one line: what is left, and how many sites need a person. */
export function progressText(run: CreationRun, tally: SiteTally, now: number): string {
  const attention =
    tally.attention > 0 &&
    `${count(tally.attention)} ${tally.attention === 1 ? "needs" : "need"} attention`;
  return [remainingText(run, tally, now), attention].filter(Boolean).join(" – ");
}

function remainingText(run: CreationRun, tally: SiteTally, now: number): string {
  const { status, estimatedEndAt } = run;
  if (status === "complete") return "everything has ended";
  if (status === "cancelled" && tally.underWay > 0)
    return `${countOf(tally.underWay, "site")} still under way`;
  if (status !== "running") return status;
  if (run.perWeek !== null && tally.waiting > 0 && estimatedEndAt !== null)
    return `${count(run.perWeek)} a week until ${formatDay(estimatedEndAt, now)}`;
  return estimatedEndAt === null ? "working out how long it takes" : timeLeft(estimatedEndAt, now);
}

/** A run's state, for a list. */
export function runOutcome({ status, total, counts, ...run }: CreationRun): string {
  const { success, error, cancelled, deleted } = counts;
  const live = `${count(success)} live`;
  if (status === "running" || status === "paused") {
    const state = status === "paused" ? "Paused" : "Under way";
    const plan = run.perWeek === null ? "" : `, ${count(run.perWeek)} a week`;
    const next = run.nextStartAt === null ? "" : `, the next on ${formatDay(run.nextStartAt)}`;
    return `${state}: ${count(success)} of ${count(total)} live${plan}${next}`;
  }
  if (success === total) return "All live";
  const others = [
    error > 0 && `${count(error)} not`,
    cancelled > 0 && `${count(cancelled)} cancelled`,
    deleted > 0 && `${count(deleted)} deleted`,
  ];
  return [live, ...others].filter(Boolean).join(", ");
}

/** The content of the wall in words, for screen readers. */
export function wallLabel(tally: SiteTally): string {
  const { live, underWay, waiting, attention, cancelled, deleted } = tally;
  const parts = [
    [live, "live"],
    [underWay, "under way"],
    [waiting, "waiting"],
    [attention, "in need of attention"],
    [cancelled, "cancelled"],
    [deleted, "deleted"],
  ] as const;
  const present = parts.filter(([n]) => n > 0).map(([n, word]) => `${count(n)} ${word}`);
  return `One tile for each site: ${present.join(", ")}. The list below has them all.`;
}

/** The time until an ISO 8601 time: "about 58 minutes left". */
export const timeLeft = (estimatedEndAt: string, now: number): string =>
  `${aboutTime(Date.parse(estimatedEndAt) - now)} left`;

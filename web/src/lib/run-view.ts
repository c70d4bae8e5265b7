import { getRun, listRuns } from "@mainstreet/contract/creation-runs";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { z } from "zod";
import type { ApiError } from "./api-error.ts";
import type { StreamEvent } from "./parse-events.ts";

/** A run as its viewer knows it. */
export type RunView = {
  /** Undefined until the first word of it. */
  run: CreationRun | undefined;
  /** In their order; fewer than `run.total` while the first word of them is on its way. One that did not change is the same object. */
  sites: readonly RunSite[];
  /**
   * connecting: asked, and not answered yet · live: what changes is told · lost: the stream broke, and is asked for again
   * by itself · ended: everything has come to an end · refused: `error` says why, and it is not asked for again.
   */
  connection: "connecting" | "live" | "lost" | "ended" | "refused";
  /** When the stream said something last, in milliseconds; undefined before it ever did. */
  heardAt: number | undefined;
  /** Why the stream was lost or refused; a run that is not there is a 404. */
  error: ApiError | undefined;
};

export const NOT_TOLD_YET: RunView = {
  run: undefined,
  sites: [],
  connection: "connecting",
  heardAt: undefined,
  error: undefined,
};

const runEvent = listRuns.shapes.answer.shape.runs.element;
const sitesEvent = getRun.shapes.answer.shape.sites;

/**
 * What is known after events of the run's stream (contract, RUN_EVENTS).
 * @throws {Error} for an event that the contract does not know.
 */
export function hearOfRun(view: RunView, events: readonly StreamEvent[]): RunView {
  let { run, sites } = view;
  let isOver = false;
  for (const { name, data } of events) {
    const said: unknown = JSON.parse(data);
    if (name === "sites") sites = withNews(sites, z.parse(sitesEvent, said));
    else run = z.parse(runEvent, said);
    isOver ||= name === "complete";
  }
  const connection = isOver ? "ended" : "live";
  return { run, sites, connection, heardAt: Date.now(), error: undefined };
}

/** The first word of them comes in their order, so that none is missing before another. */
function withNews(known: readonly RunSite[], told: readonly RunSite[]): readonly RunSite[] {
  const sites = known.slice();
  for (const site of told)
    if (site.version > (sites[site.siteIndex]?.version ?? 0)) sites[site.siteIndex] = site;
  return sites;
}

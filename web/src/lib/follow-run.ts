import { getRun, listRuns, RUN_EVENTS } from "@mainstreet/contract/creation-runs";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import type { EventSourceMessage } from "eventsource-parser";
import { z } from "zod";
import type { ApiError } from "./api-error.ts";
import { readEventStream } from "./event-stream.ts";

/** A run as its viewer knows it. */
export type RunView = {
  /** Undefined until its first event. */
  run: CreationRun | undefined;
  /** In their order; fewer than `run.total` until the first events have arrived. A site that did not change is the same object. */
  sites: readonly RunSite[];
  /**
   * connecting: requested, no event yet · live: changes arrive · lost: the connection broke and is being retried · ended:
   * the run has ended · refused: `error` has the reason, and there is no retry.
   */
  connection: "connecting" | "live" | "lost" | "ended" | "refused";
  /** When the last event arrived, in milliseconds; undefined before the first. */
  lastEventAt: number | undefined;
  /** Why the connection was lost or refused; a run that does not exist is a 404. */
  error: ApiError | undefined;
};

export const EMPTY_RUN_VIEW: RunView = {
  run: undefined,
  sites: [],
  connection: "connecting",
  lastEventAt: undefined,
  error: undefined,
};

/** Controls what {@link followRun} started; it starts closed. */
export type RunFollower = {
  /** Connects, and continues after the last event; does nothing while it is open. */
  open: () => void;
  /** Disconnects. The view does not change. */
  close: () => void;
  /** Puts the run that a call returned into the view, before the stream sends it. */
  update: (run: CreationRun) => void;
};

const TIMING = { first: 1_000, longest: 30_000, notify: 50 };

/**
 * Follows a run over its event stream. `onView` is called at most twenty times a second, as ten thousand sites arrive in
 * many events. A broken stream is reconnected and continues after its last event; it is closed for good by the run's last
 * event and by a refusal.
 */
export function followRun(
  id: string,
  onView: (view: RunView) => void,
  timing = TIMING,
): RunFollower {
  const view = throttledView(onView, timing.notify);
  let lastEventId = "";
  let connection: AbortController | undefined;

  const path = RUN_EVENTS.replace(":id", encodeURIComponent(id));
  const onEvents = (events: EventSourceMessage[]) => {
    const next = applyEvents(view.current(), events);
    view.update(next);
    // Set last: events that could not be read have to be sent again.
    lastEventId = events.findLast((event) => event.id)?.id ?? lastEventId;
    return next.connection === "ended";
  };
  const open = async (controller: AbortController) => {
    view.update({ connection: "connecting" });
    await readEventStream({
      path,
      lastEventId: () => lastEventId,
      signal: controller.signal,
      backoff: timing,
      onEvents,
      // A stream that ends without an error was ended by a restarting server or a proxy, and can be opened again soon.
      onDisconnect: (error, isFinal) =>
        view.update({ connection: isFinal ? "refused" : error ? "lost" : "connecting", error }),
    });
    if (connection === controller) connection = undefined;
  };
  return {
    open: () => {
      if (connection === undefined) void open((connection = new AbortController()));
    },
    close: () => {
      connection?.abort();
      connection = undefined;
      view.pause();
    },
    update: (run) => view.update({ run }),
  };
}

/** The view, which calls `onView` once for all updates within `milliseconds`. */
function throttledView(onView: (view: RunView) => void, milliseconds: number) {
  let view = EMPTY_RUN_VIEW;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    timer = undefined;
    onView(view);
  };
  return {
    current: () => view,
    update: (changes: Partial<RunView>) => {
      view = { ...view, ...changes };
      timer ??= setTimeout(notify, milliseconds);
    },
    pause: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const runEvent = listRuns.shapes.response.shape.runs.element;
const sitesEvent = getRun.shapes.response.shape.sites;

/** @throws {Error} for an event that the contract (RUN_EVENTS) does not know. */
function applyEvents(view: RunView, events: readonly EventSourceMessage[]): RunView {
  let { run, sites } = view;
  for (const { event, data } of events) {
    const content: unknown = JSON.parse(data);
    if (event === "sites") sites = mergeSites(sites, z.parse(sitesEvent, content));
    else run = z.parse(runEvent, content);
  }
  const isOver = events.some(({ event }) => event === "complete");
  const connection = isOver ? "ended" : "live";
  return { run, sites, connection, lastEventAt: Date.now(), error: undefined };
}

/** The server first sends all sites in their order, so that no index is left out. */
function mergeSites(known: readonly RunSite[], changed: readonly RunSite[]): readonly RunSite[] {
  const sites = known.slice();
  for (const site of changed)
    if (site.version > (sites[site.siteIndex]?.version ?? 0)) sites[site.siteIndex] = site;
  return sites;
}

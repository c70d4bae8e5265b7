import { RUN_EVENTS } from "@mainstreet/contract/creation-runs";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { keepListening, type Listening } from "./keep-listening.ts";
import type { StreamEvent } from "./parse-events.ts";
import { hearOfRun, NOT_TOLD_YET, type RunView } from "./run-view.ts";

/** The way to steer what {@link followRun} began; it begins closed. */
export type RunFollower = {
  /** Goes on where it stopped; while it is open nothing happens. */
  open: () => void;
  /** Stops listening. What is known stays known. */
  close: () => void;
  /** Takes what a call answered of the run, ahead of the stream. */
  know: (run: CreationRun) => void;
};

const PAUSES_MS = { first: 1_000, longest: 30_000, betweenTellings: 50 };

/**
 * Follows a run over its one stream and tells what is known of it, at most twenty times a second however much is said: ten
 * thousand sites come as twenty events. A stream that breaks is asked for again from where it broke, after a second at
 * first and up to thirty later; it is closed for good with the run's last event, and with a refusal. Knows no page:
 * `useRun` is what a screen takes.
 */
export function followRun(
  id: string,
  tell: (view: RunView) => void,
  pauses = PAUSES_MS,
): RunFollower {
  const path = RUN_EVENTS.replace(":id", encodeURIComponent(id));
  const telling = atMostEvery(pauses.betweenTellings, () => tell(view));
  let view = NOT_TOLD_YET;
  let lastEventId = "";
  let listening: AbortController | undefined;

  const from = () => lastEventId;
  const know = (news: Partial<RunView>) => {
    view = { ...view, ...news };
    telling.soon();
  };
  const hear = (events: StreamEvent[]) => {
    know(hearOfRun(view, events));
    // Only now: what could not be understood has to be said again.
    lastEventId = events.at(-1)?.id || lastEventId;
    return view.connection === "ended";
  };
  // One that just ended, as those of a server that stops or of an impatient proxy do, is taken up again in a moment.
  const onBroken: Listening["onBroken"] = (error, isFinal) =>
    know({ connection: isFinal ? "refused" : error ? "lost" : "connecting", error });

  return {
    open: () => {
      if (listening !== undefined) return;
      const mine = (listening = new AbortController());
      const { signal } = mine;
      know({ connection: "connecting" });
      void keepListening({ path, from, signal, pauses, onEvents: hear, onBroken }).then(() => {
        if (listening === mine) listening = undefined;
      });
    },
    close: () => {
      listening?.abort();
      listening = undefined;
      telling.never();
    },
    know: (run) => know({ run }),
  };
}

/** Does it once for all the times it was asked for within a moment. */
function atMostEvery(milliseconds: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    work();
  };
  return {
    soon: () => {
      timer ??= setTimeout(now, milliseconds);
    },
    never: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

import { ApiError } from "./api-error.ts";
import { type Reading, readEvents } from "./read-events.ts";

export type Listening = Omit<Reading, "onEvents" | "lastEventId"> & {
  /** The id to go on from, '' for the beginning. */
  from: () => string;
  /** Takes what was said, and answers whether that was the end of it. */
  onEvents: (events: Parameters<Reading["onEvents"]>[0]) => boolean;
  /** Told that the stream broke, by whatever; `isFinal` when asking again would change nothing. */
  onBroken: (error: ApiError | undefined, isFinal: boolean) => void;
  /** Milliseconds before it is asked for again: after the first failure in a row, and at most. */
  pauses: { first: number; longest: number };
};

/**
 * Reads a stream to its end however often it breaks, each time from where it broke. Answers when the end was said, when
 * it was refused for good, or when `signal` says so.
 */
export async function keepListening(listening: Listening): Promise<void> {
  const { path, signal, pauses, onBroken } = listening;
  let failures = 0;
  let isOver = false;
  const onEvents: Reading["onEvents"] = (events) => {
    failures = 0;
    isOver ||= listening.onEvents(events);
  };
  while (true) {
    const lastEventId = listening.from();
    const error = await failureOf(readEvents({ path, lastEventId, signal, onEvents }));
    if (signal.aborted || isOver) return;
    onBroken(error, isFinal(error));
    if (isFinal(error)) return;
    await pause(Math.max(waitAfter(failures, pauses), error?.retryAfterMs ?? 0), signal);
    failures += 1;
  }
}

async function failureOf(work: Promise<void>): Promise<ApiError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error : undefined;
  }
}

/** The thing is not there, or the session is over. */
function isFinal(error: ApiError | undefined): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Doubled with every failure in a row, and never quite the same: viewers that were cut off together do not come back so. */
function waitAfter(failures: number, { first, longest }: Listening["pauses"]): number {
  return Math.min(first * 2 ** failures, longest) * (0.75 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

import { texts } from "@mainstreet/contract/texts";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { ApiError } from "./api-error.ts";
import { exchange } from "./exchange.ts";

/** The server sends something every fifteen seconds, even if it is only a comment. */
const SILENCE_MS = 40_000;
/** No stream stays open longer; a viewer who still watches reconnects. */
const DAY_MS = 86_400_000;

export type EventStream = {
  /** Below `/api`. */
  path: string;
  /** The id of the last event that was handled, '' for none: a reconnect continues after it. */
  lastEventId: () => string;
  signal: AbortSignal;
  /** Called with the events of one network chunk in order; returns whether they ended the stream for good. */
  onEvents: (events: EventSourceMessage[]) => boolean;
  /** Called when the connection was lost; `isFinal` when a reconnect would be refused too. */
  onDisconnect: (error: ApiError | undefined, isFinal: boolean) => void;
  /** Milliseconds before a reconnect: after the first failure in a row, and at most. */
  backoff: { first: number; longest: number };
};

/**
 * Reads a protected stream of server-sent events and reconnects whenever it breaks. The browser's EventSource cannot send
 * the session's token, and does not obey Retry-After. Resolves after the last event, a final refusal, or an abort.
 */
export async function readEventStream(stream: EventStream): Promise<void> {
  let failures = 0;
  let isOver = false;
  const onEvents = (events: EventSourceMessage[]) => {
    failures = 0;
    isOver ||= stream.onEvents(events);
  };
  while (true) {
    const error = await connect(stream, onEvents).then(
      () => undefined,
      (cause: unknown) => (cause instanceof ApiError ? cause : undefined),
    );
    if (stream.signal.aborted || isOver) return;
    stream.onDisconnect(error, isFinal(error));
    if (isFinal(error)) return;
    await pause(Math.max(delayAfter(failures, stream), error?.retryAfterMs ?? 0), stream.signal);
    failures += 1;
  }
}

/**
 * Reads one connection until the server ends it. A 401 ends the session, as in every call.
 * @throws {ApiError} for a refusal, a broken connection, or one on which nothing arrived for {@link SILENCE_MS}.
 */
async function connect(
  { path, lastEventId, signal }: EventStream,
  onEvents: (events: EventSourceMessage[]) => void,
): Promise<void> {
  const silence = new AbortController();
  const startTimer = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = startTimer();
  const id = lastEventId();
  const call = {
    method: "GET",
    path,
    protected: true,
    timeoutMs: DAY_MS,
    signal: AbortSignal.any([signal, silence.signal]),
    headers: { accept: "text/event-stream", ...(id !== "" && { "last-event-id": id }) },
  };
  try {
    await exchange(call, async ({ body }) => {
      const events: EventSourceMessage[] = [];
      const parser = createParser({ onEvent: (event) => events.push(event) });
      const text = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let next = await text?.read(); next?.done === false; next = await text?.read()) {
        clearTimeout(timer);
        timer = startTimer();
        parser.feed(next.value);
        if (events.length > 0) onEvents(events.splice(0));
      }
    });
  } catch (cause) {
    if (!silence.signal.aborted || signal.aborted) throw cause;
    throw new ApiError({ status: 0, code: "TIMEOUT", message: texts.shell.network, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the run does not exist or the session is over: another request would be refused as well. */
function isFinal(error: ApiError | undefined): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Exponential backoff with jitter, so that viewers who were disconnected at the same time do not reconnect at the same time. */
function delayAfter(failures: number, { backoff }: EventStream): number {
  return Math.min(backoff.first * 2 ** failures, backoff.longest) * (0.75 + Math.random() / 2);
}

/** Waits until the time is over or `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve());
  });
}

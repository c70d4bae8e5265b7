import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "./api-error.ts";
import { exchange } from "./exchange.ts";
import { eventParser, type StreamEvent } from "./parse-events.ts";

/** The server says something every fifteen seconds, if only that it is there. */
const SILENCE_MS = 40_000;
/** No stream is left open longer: whoever goes on watching asks again. */
const DAY_MS = 86_400_000;

export type Reading = {
  /** Below `/api`. */
  path: string;
  /** The id to go on from, '' for the beginning. */
  lastEventId: string;
  signal: AbortSignal;
  /** Called with what has come together, in order. */
  onEvents: (events: StreamEvent[]) => void;
};

/**
 * Reads a protected stream of events until the server ends it. A 401 ends the session, as everywhere.
 * @throws {ApiError} a refusal, a connection that broke, or one on which nothing is said any more; only an abort by the
 * caller's own signal is rethrown as it is.
 */
export async function readEvents({ path, lastEventId, signal, onEvents }: Reading): Promise<void> {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = listen();
  const call = {
    method: "GET",
    path,
    protected: true,
    timeoutMs: DAY_MS,
    signal: AbortSignal.any([signal, silence.signal]),
    headers: {
      accept: "text/event-stream",
      ...(lastEventId !== "" && { "last-event-id": lastEventId }),
    },
  };
  try {
    await exchange(call, async ({ body }) => {
      const parse = eventParser();
      const text = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let next = await text?.read(); next?.done === false; next = await text?.read()) {
        clearTimeout(timer);
        timer = listen();
        const events = parse(next.value);
        if (events.length === 0) continue;
        onEvents(events);
        await othersTurn();
      }
    });
  } catch (cause) {
    if (!silence.signal.aborted || signal.aborted) throw cause;
    throw new ApiError({ status: 0, code: "TIMEOUT", message: texts.shell.network, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A long stream comes faster than it is read: in between the page is drawn and the user heard. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

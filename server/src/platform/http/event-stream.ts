import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { sessionRequired } from "../../errors.ts";
import { SESSION } from "./route.ts";

/** One event (HTML, server-sent events); a viewer that lost the stream sends the last `id` to continue after it. */
export type ServerEvent = { name: string; data: unknown; id?: string };

/** Proxies close a connection that is silent for a minute or so. */
const HEARTBEAT_MS = 15_000;
/** How long a client waits before it connects again. */
const RETRY_MS = 2_000;

type StreamParams = {
  userId: string;
  sessionId: string;
  params: { id: string };
  lastEventId: string;
  /** Aborted when the client has disconnected, and when this process stops. */
  signal: AbortSignal;
};

/**
 * Registers a protected `GET` below `/api` that responds with a stream of events about one resource. An error of `handle` before the first
 * event is an ordinary failure; later the stream just ends, and the client connects again.
 */
export function eventStreamRoute(
  app: FastifyInstance,
  { path, params }: { path: string; params: z.ZodType<{ id: string }> },
  {
    log,
    stopping,
    handle,
  }: Pick<Deps, "log" | "stopping"> & {
    handle(stream: StreamParams): Promise<AsyncIterable<ServerEvent>>;
  },
): void {
  const tags = [path.split("/")[1] ?? ""];
  app.get(
    `/api${path}`,
    {
      config: { protected: true },
      // A HEAD request would run the stream and discard its body.
      exposeHeadRoute: false,
      // A compressor would delay events until it has a block of them.
      compress: false,
      schema: { tags, security: [{ [SESSION]: [] }], params },
    },
    async (request, reply) => {
      if (!request.session) throw sessionRequired();
      const { userId, id: sessionId } = request.session;
      const signal = AbortSignal.any([stopping, disconnectSignal(reply)]);
      const lastEventId = String(request.headers["last-event-id"] ?? "");
      const stream = {
        userId,
        sessionId,
        params: params.parse(request.params),
        lastEventId,
        signal,
      };
      const events = await handle(stream);
      return reply
        .type("text/event-stream")
        .header("x-accel-buffering", "no")
        .send(Readable.from(encoded(events, (err) => log.warn({ err, path }, "stream ended"))));
    },
  );
}

function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

/** In the wire format, with a heartbeat when there is no event. */
async function* encoded(
  events: AsyncIterable<ServerEvent>,
  onError: (error: unknown) => void,
): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (true) {
      const result = await orTimeout(next);
      if (result === undefined) {
        yield ": \n\n";
        continue;
      }
      if (result.done) return;
      const { name, data, id } = result.value;
      const idLine = id === undefined ? "" : `id: ${id}\n`;
      yield `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      next = iterator.next();
    }
  } catch (error) {
    onError(error);
  } finally {
    await iterator.return?.();
  }
}

/** The next event; undefined when none arrives in time. */
async function orTimeout<T>(next: Promise<T>): Promise<T | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, HEARTBEAT_MS, undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

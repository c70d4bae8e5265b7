import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { sessionRequired } from "../../errors.ts";
import { SESSION } from "./route.ts";

/** One event (HTML, server-sent events); `id` is what a viewer that lost the stream names to go on from there. */
export type ServerEvent = { name: string; data: unknown; id?: string };

/** Proxies close a connection on which nothing is said for a minute or so. */
const HEARTBEAT_MS = 15_000;
/** How long a viewer waits before it asks again. */
const RETRY_MS = 2_000;

type Asked = {
  userId: string;
  sessionId: string;
  params: { id: string };
  lastEventId: string;
  /** Aborted when the viewer has gone, and when this process stops. */
  signal: AbortSignal;
};

/**
 * Registers a protected `GET` below `/api` that answers a stream of events about one thing. What `handle` throws before
 * its first event is answered as any failure is; later the stream just ends, and the viewer asks again.
 */
export function eventStreamRoute(
  app: FastifyInstance,
  { path, params }: { path: string; params: z.ZodType<{ id: string }> },
  {
    log,
    stopping,
    handle,
  }: Pick<Deps, "log" | "stopping"> & {
    handle(asked: Asked): Promise<AsyncIterable<ServerEvent>>;
  },
): void {
  const tags = [path.split("/")[1] ?? ""];
  app.get(
    `/api${path}`,
    {
      config: { protected: true },
      // Nobody waits for a body that is to be thrown away as it comes.
      exposeHeadRoute: false,
      // A compressor would hold events back until it has a block of them.
      compress: false,
      schema: { tags, security: [{ [SESSION]: [] }], params },
    },
    async (request, reply) => {
      if (!request.session) throw sessionRequired();
      const { userId, id: sessionId } = request.session;
      const signal = AbortSignal.any([stopping, goneSignal(reply)]);
      const lastEventId = String(request.headers["last-event-id"] ?? "");
      const asked = {
        userId,
        sessionId,
        params: params.parse(request.params),
        lastEventId,
        signal,
      };
      const events = await handle(asked);
      return reply
        .type("text/event-stream")
        .header("x-accel-buffering", "no")
        .send(Readable.from(encoded(events, (err) => log.warn({ err, path }, "stream ended"))));
    },
  );
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

/** As the wire has it. A sign of life comes when nothing else was said. */
async function* encoded(
  events: AsyncIterable<ServerEvent>,
  onError: (error: unknown) => void,
): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (true) {
      const result = await orSilence(next);
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

/** The next event; undefined when it takes too long to come. */
async function orSilence<T>(next: Promise<T>): Promise<T | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, HEARTBEAT_MS, undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

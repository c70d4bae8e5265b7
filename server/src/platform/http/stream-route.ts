import type { Readable } from "node:stream";
import type { Endpoint, ValidRequestOf } from "@mainstreet/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { sessionRequired } from "../../errors.ts";
import { register } from "./route.ts";

/** `name` is ASCII without quotes. */
type StreamedFile = { name: string; type: string; content: Readable };
type StreamCall<E> = ValidRequestOf<E> & { userId: string };
type Streaming<E> = Pick<Deps, "stopping"> & {
  handle: (call: StreamCall<E>) => Promise<StreamedFile>;
};

/**
 * Registers a protected endpoint of the contract whose response is a file that is made while it is sent; it ends when the client
 * disconnects.
 */
export function streamRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { stopping, handle }: Streaming<E>,
): void {
  register(app, endpoint, {
    handle: async ({ request, reply, ...call }) => {
      if (!request.session) throw sessionRequired();
      // What is left of a call without its request and reply is what was validated.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const valid = { ...call, userId: request.session.userId } as unknown as StreamCall<E>;
      const { name, type, content } = await handle(valid);
      const stop = () => content.destroy();
      reply.raw.once("close", stop);
      stopping.addEventListener("abort", stop);
      content.once("close", () => stopping.removeEventListener("abort", stop));
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(content);
    },
  });
}

import type { ResponseOf, Endpoint } from "@mainstreet/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionRequired } from "../../errors.ts";
import { mapInTimeSlices } from "../time-slices.ts";
import { register } from "./route.ts";

/** `body` is the parsed body, not validated. */
type BulkCall = { userId: string; body: unknown; request: FastifyRequest; reply: FastifyReply };

/**
 * Registers a protected endpoint of the contract whose body and response contain thousands of elements: validating or writing them in one
 * step would block this thread for a quarter of a second. The schemas only describe both; the handler validates the body, and the response
 * is written, in time slices.
 */
export function bulkRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: BulkCall) => Promise<NoInfer<ResponseOf<E>> & object>,
): void {
  register(app, endpoint, {
    handle: async ({ request, reply }) => {
      const { session, body } = request;
      if (!session) throw sessionRequired();
      const response = await handle({ userId: session.userId, body, request, reply });
      reply.type("application/json; charset=utf-8");
      return written(response);
    },
    validatorCompiler: () => (value) => ({ value }),
  });
}

async function written(response: object): Promise<string> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(response)) {
    const elements = Array.isArray(value) ? await mapInTimeSlices(value, toJson) : undefined;
    members.push(`${toJson(name)}:${elements ? `[${elements.join(",")}]` : toJson(value)}`);
  }
  return `{${members.join(",")}}`;
}

const toJson = (value: unknown): string => JSON.stringify(value);

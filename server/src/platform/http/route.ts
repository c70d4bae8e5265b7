import { failure } from "@mainstreet/contract/responses";
import type {
  ResponseOf,
  Endpoint,
  FreshProof,
  Rows,
  ValidRequestOf,
} from "@mainstreet/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { sessionRequired } from "../../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Only with a session. Read by the session check of `features/auth/`. */
    protected?: boolean;
    /** As the endpoint declares them. Read where a body is parsed. */
    rows?: Rows;
    /** As the endpoint declares it. Read by `limit-heavy-requests.ts`. */
    isHeavy?: boolean;
    /** Not a route of the API's document: it responds with 405 for the methods that a path does not have. */
    isRefusal?: boolean;
    /** As the endpoint declares it. Read by `refuse-unknown-members.ts`. */
    spends?: boolean;
    /** As the endpoint declares it. Read by the session check. */
    freshProof?: FreshProof;
  }
  interface FastifyRequest {
    /** Set by the session check on protected routes. */
    session: SessionOfRequest | undefined;
  }
}

/** `provedUntil`: until when the user need not prove their identity again; null without a proof. */
export type SessionOfRequest = { id: string; userId: string; provedUntil: Date | null };

/** The name of a session's bearer token in the API's description. */
export const SESSION = "session";

type Call<E> = ValidRequestOf<E> & { request: FastifyRequest; reply: FastifyReply };
type ProtectedCall<E> = Call<E> & { userId: string };
type Registered<E> = Pick<RouteOptions, "validatorCompiler"> & {
  handle: (call: Call<E>) => Promise<unknown>;
};

/** Registers a protected endpoint of the contract below `/api`; the handler receives validated input and the user. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: ProtectedCall<E>) => Promise<NoInfer<ResponseOf<E>>>,
): void {
  register(app, endpoint, {
    handle: (call) => {
      if (!call.request.session) throw sessionRequired();
      return handle({ ...call, userId: call.request.session.userId });
    },
  });
}

/** Registers an endpoint that works without a session. */
export function publicRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<NoInfer<ResponseOf<E>>>,
): void {
  register(app, endpoint, { handle });
}

/** Registers an endpoint of the contract, with the options of its own route. */
export function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { handle, ...own }: Registered<E>,
): void {
  const { shapes } = endpoint;
  app.route({
    ...own,
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: {
      protected: endpoint.protected,
      isHeavy: endpoint.isHeavy,
      spends: endpoint.spends,
      ...(endpoint.rows && { rows: endpoint.rows }),
      ...(endpoint.freshProof && { freshProof: endpoint.freshProof }),
    },
    bodyLimit: endpoint.bodyLimit,
    schema: {
      tags: [endpoint.path.split("/")[1] ?? ""],
      ...(shapes.params && { params: shapes.params }),
      ...(shapes.query && { querystring: shapes.query }),
      ...(shapes.body && { body: shapes.body }),
      security: endpoint.protected ? [{ [SESSION]: [] }] : [],
      response: { "2xx": shapes.response, default: failure },
    },
    handler: async (request, reply) => {
      reply.status(endpoint.status);
      // Members that are not declared do not reach a handler (decision 132): the compiler removes them from objects.
      const call: unknown = {
        params: shapes.params && request.params,
        query: shapes.query && request.query,
        body: shapes.body && request.body,
        request,
        reply,
      };
      // The compiler of the schemas above has validated it, which Fastify's types cannot express for an endpoint E.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return handle(call as Call<E>);
    },
  });
}

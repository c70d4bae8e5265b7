import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Responds with 405 and `Allow` (RFC 9110 §15.5.6) when a path of the API is called with a method that it does not have. Call it before the
 * first route is registered: it records the routes, and adds the refusals once all plugins are loaded.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsOf.set(url, methods);
  });
  return () => {
    for (const [url, methods] of methodsOf) addRefusal(app, url, methods);
  };
}

function addRefusal(app: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const allow = METHODS.filter((name) => methods.has(name)).join(", ");
  app.route({
    method: METHODS.filter((name) => !methods.has(name)),
    url,
    schema: { hide: true },
    config: { isRefusal: true },
    // Before the body is read: its type and length do not matter.
    onRequest: async () => {
      throw new AppError({
        status: 405,
        code: "METHOD_NOT_ALLOWED",
        message: texts.shell.methodNotAllowed,
        allow,
      });
    },
    handler: async () => undefined,
  });
}

import { login, signup } from "@mainstreet/contract/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { sessionRequired } from "../../errors.ts";
import { logIncoming } from "../../platform/http/logging.ts";
import { publicRoute } from "../../platform/http/route.ts";
import { deviceOf, nameDevice } from "./known-devices.ts";
import { byAddress, byNetworks, isLoopback } from "./limit-failures.ts";
import { checkFreshProof } from "./fresh-proof.ts";
import { logIn } from "./log-in.ts";
import { findSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";

/** Signup and login; and the check that every protected route passes. */
export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const { config, limits } = deps;

  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.protected) return;
    const session = await sessionOf(deps, request).catch((error: unknown) => {
      logIncoming(request);
      throw error;
    });
    request.session = session;
    logIncoming(request);
    await checkFreshProof(deps.db, request);
    const isCounted = request.method === "GET" && (config.isProduction || !isLoopback(request.ip));
    if (isCounted) await limits.spendRead(session.userId);
  });

  publicRoute(app, signup, async ({ body, request, reply }) => {
    for (const counter of byAddress("signupsFromAddress", request, config))
      await limits.spend(...counter);
    const device = nameDevice(request, reply);
    return signUp(deps, body, { userAgent: userAgentOf(request), device });
  });

  publicRoute(app, login, ({ body, request, reply }) =>
    logIn(deps, {
      input: body,
      userAgent: userAgentOf(request),
      networks: byNetworks(request, config),
      device: deviceOf(request),
      nameDevice: () => nameDevice(request, reply),
    }),
  );
}

/** Throws 401 without a token of a live session. */
async function sessionOf({ db }: Deps, { headers }: FastifyRequest) {
  const [, token] = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? "") ?? [];
  const session = token ? await findSession(db, token) : undefined;
  if (!session) throw sessionRequired();
  if ("over" in session) throw sessionRequired(session.over);
  return session;
}

const userAgentOf = ({ headers }: FastifyRequest) => headers["user-agent"] ?? "";

import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { verifyToken } from "./verify-token.ts";
import {
  checkNewToken,
  deleteToken,
  insertToken,
  listTokens,
  openToken,
  updateToken,
} from "./netlify-tokens.ts";

/** The Netlify tokens of spec §7. Responses carry masks only. */
export function registerNetlifyTokens(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  route(app, api.listNetlifyTokens, ({ userId }) => listTokens(db, userId));

  route(app, api.addNetlifyToken, async ({ userId, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    await checkNewToken(deps, { userId, input: body });
    const { response } = api.addNetlifyToken.shapes;
    return asTenant(db, userId, (tx) => {
      const work = () => insertToken(tx, deps, { userId, input: body });
      return runOnce(tx, { userId, idempotency, response, work });
    });
  });

  route(app, api.updateNetlifyToken, ({ userId, params, body }) =>
    updateToken(deps, { userId, id: params.id, input: body }),
  );

  route(app, api.deleteNetlifyToken, async ({ userId, params }) => {
    await deleteToken(db, { userId, id: params.id });
    return done;
  });

  route(app, api.verifyNetlifyToken, async ({ userId, body }) => {
    await deps.limits.spend("keyChecks", userId);
    const token =
      "token" in body
        ? body.token
        : await asTenant(db, userId, (tx) => openToken(tx, deps, { userId, id: body.id }));
    if (token === undefined) throw notFound(netlifyTexts.tokens.notFound);
    const { providerTimeoutMs: silenceMs } = config;
    const { apiUrl } = config.netlify;
    return { valid: await verifyToken({ apiUrl, silenceMs, token }) };
  });
}

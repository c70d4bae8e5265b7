import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { isUnchangedMask, rejectMask } from "../unchanged-mask.ts";
import { createCloudflareClient } from "./cloudflare-client.ts";
import {
  deleteToken,
  insertToken,
  listTokens,
  openToken,
  saveAccountSettings,
  saveToken,
  type TokenId,
} from "./cloudflare-tokens.ts";
import { disconnectToken } from "./disconnect-token.ts";
import { asFieldError, prepareToken } from "./prepare-token.ts";
import { verifyToken } from "./verify-token.ts";

const { tokens } = cloudflareTexts;

/** The Cloudflare tokens of the Settings page. Responses carry masks only. */
export function registerCloudflareTokens(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  registerRemovals(app, deps);

  route(app, api.listCloudflareTokens, ({ userId }) => listTokens(db, userId));

  route(app, api.addCloudflareToken, async ({ userId, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    rejectMask("token", body.token);
    const settings = await checked(deps, { ...body, userId });
    const { response } = api.addCloudflareToken.shapes;
    return asTenant(db, userId, (tx) => {
      const work = () => insertToken(tx, deps, { userId, input: body, settings });
      return runOnce(tx, { userId, idempotency, response, work });
    });
  });

  route(app, api.updateCloudflareToken, async ({ userId, params, body }) => {
    const id = { userId, id: params.id };
    const current = await opened(deps, id);
    if (body.zone !== current.settings.zone) throw invalidField("zone", tokens.otherZone);
    const isKept = isUnchangedMask("token", body.token, current.mask);
    const known = current.settings;
    const settings = isKept ? undefined : await checked(deps, { ...body, userId }, known);
    return saveToken(deps, id, { input: body, settings });
  });

  route(app, api.verifyCloudflareToken, async ({ userId, body }) => {
    if ("token" in body) return outcomeOf(() => verifyTyped(deps, userId, body.token));
    const id = { userId, id: body.id };
    const { token, settings } = await opened(deps, id);
    return outcomeOf(async () => {
      const { zone } = settings;
      await saveAccountSettings(db, id, await checked(deps, { userId, token, zone }, settings));
    });
  });
}

function registerRemovals(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, api.deleteCloudflareToken, async ({ userId, params }) => {
    await deleteToken(db, { userId, id: params.id });
    return done;
  });

  route(app, api.disconnectCloudflareToken, async ({ userId, params }) => {
    const id = { userId, id: params.id };
    const token = await opened(deps, id);
    await deps.limits.spend("keyChecks", userId);
    await disconnectToken(deps, id, token);
    await deleteToken(db, id);
    return done;
  });
}

async function opened(deps: Deps, id: TokenId) {
  const token = await asTenant(deps.db, id.userId, (tx) => openToken(tx, deps, id));
  if (!token) throw notFound(tokens.notFound);
  return token;
}

type Candidate = { userId: string; token: string; zone: string };

/** Counts one of the user's checks. A refusal is 400 at the field that has to change. */
async function checked(deps: Deps, candidate: Candidate, known?: { accountId: string }) {
  await deps.limits.spend("keyChecks", candidate.userId);
  return prepareToken(deps, candidate, known).catch((error: unknown) => {
    throw asFieldError(error);
  });
}

/** A check sets nothing up, as the token is not stored. */
async function verifyTyped(deps: Deps, userId: string, token: string): Promise<void> {
  await deps.limits.spend("keyChecks", userId);
  const { apiUrl } = deps.config.cloudflare;
  const client = createCloudflareClient({
    apiUrl,
    token,
    silenceMs: deps.config.providerTimeoutMs,
  });
  await verifyToken(client).catch((error: unknown) => {
    throw asFieldError(error);
  });
}

/** A token that Cloudflare does not know is invalid; a known token may still have a problem. */
async function outcomeOf(check: () => Promise<void>) {
  try {
    await check();
    return { valid: true, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.response.status !== 400) throw error;
    const { message } = error.response;
    return { valid: message !== tokens.invalid, problem: message };
  }
}

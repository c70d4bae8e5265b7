import * as api from "@mainstreet/contract/account-erasure";
import { done } from "@mainstreet/contract/responses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { callOffErasure, requestErasure, showErasure } from "./request-erasure.ts";

/** The deletion of an account, at its user's wish. */
export function registerAccountErasure(app: FastifyInstance, { db }: Deps): void {
  route(app, api.showErasure, ({ userId }) => showErasure(db, userId));

  route(app, api.requestErasure, async ({ userId, body }) => ({
    erasure: await requestErasure(db, userId, body),
  }));

  route(app, api.callOffErasure, async ({ userId }) => {
    await callOffErasure(db, userId);
    return done;
  });
}

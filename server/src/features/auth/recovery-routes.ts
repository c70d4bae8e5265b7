import * as api from "@mainstreet/contract/account-recovery";
import { done } from "@mainstreet/contract/responses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { publicRoute, route } from "../../platform/http/route.ts";
import { changeEmail, confirmNewEmail, undoEmailChange } from "./change-email.ts";
import { liveSessionOf } from "./fresh-proof.ts";
import { byAddress, type Counter } from "./limit-failures.ts";
import {
  confirmEmail,
  forgotPassword,
  resetPassword,
  sendConfirmation,
  showEmail,
} from "./recover-account.ts";

/** A forgotten password, and the proof of an address. */
export function registerRecovery(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;

  publicRoute(app, api.forgotPassword, async ({ body: { email }, request }) => {
    const counters = byAddress("mailsFromAddress", request, config);
    await forgotPassword(deps, { email, counters });
    return { ...done, message: api.recoveryTexts.sent };
  });

  publicRoute(app, api.resetPassword, async ({ body, request }) => {
    const counters = byAddress("wrongLinks", request, config);
    await follow(deps, counters, () => resetPassword(deps, { ...body }));
    return done;
  });

  publicRoute(app, api.confirmEmail, async ({ body: { token }, request }) => {
    const counters = byAddress("wrongLinks", request, config);
    await follow(deps, counters, () => confirmEmail(deps, token));
    return done;
  });

  route(app, api.showEmail, ({ userId }) => showEmail(deps, userId));

  route(app, api.changeEmail, async ({ body, request }) => {
    const counters = byAddress("mailsFromAddress", request, config);
    const session = liveSessionOf(request);
    const token = await changeEmail(deps, { session, input: body, counters });
    return { ...done, token };
  });

  publicRoute(app, api.confirmNewEmail, async ({ body: { token }, request }) => {
    const counters = byAddress("wrongLinks", request, config);
    await follow(deps, counters, () => confirmNewEmail(deps, token));
    return done;
  });

  publicRoute(app, api.undoEmailChange, async ({ body: { token }, request }) => {
    const counters = byAddress("wrongLinks", request, config);
    await follow(deps, counters, () => undoEmailChange(deps, token));
    return done;
  });

  route(app, api.sendConfirmation, async ({ userId }) => {
    await sendConfirmation(deps, userId);
    return done;
  });
}

/** Follows a link: only an invalid link counts towards the limits. */
async function follow({ limits }: Deps, counters: Counter[], work: () => Promise<void>) {
  for (const counter of counters) await limits.spend(...counter);
  await work();
  for (const [limit, who] of counters) await limits.giveBack(limit, who);
}

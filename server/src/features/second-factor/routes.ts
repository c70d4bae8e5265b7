import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/second-factor";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { publicRoute, route } from "../../platform/http/route.ts";
import { liveSessionOf } from "../auth/fresh-proof.ts";
import { deviceOf, nameDevice } from "../auth/known-devices.ts";
import { renewRecoveryCodes } from "./change-factors.ts";
import { giveProof, proofOptions } from "./give-proof.ts";
import { addPasskey, newPasskeyOptions, removePasskey, renamePasskey } from "./manage-passkeys.ts";
import { confirmTotp, removeTotp, startTotp } from "./manage-totp.ts";
import { showSecondFactor } from "./show.ts";
import { signInOptions, signInWithFactor } from "./sign-in.ts";

/** The second step of signing in, fresh proof, and what a user sets up for both. */
export function registerSecondFactor(app: FastifyInstance, deps: Deps): void {
  registerSteps(app, deps);

  route(app, api.showSecondFactor, ({ request }) => showSecondFactor(deps, liveSessionOf(request)));
  route(app, api.passkeyOptions, ({ userId }) => newPasskeyOptions(deps, userId));
  route(app, api.addPasskey, async ({ body, request }) => {
    const added = await addPasskey(deps, { session: liveSessionOf(request), input: body });
    return { ...done, ...added };
  });
  route(app, api.renamePasskey, ({ userId, params: { id }, body: { name } }) =>
    renamePasskey(deps, { userId, id, name }),
  );
  route(app, api.removePasskey, async ({ params: { id }, request }) => {
    const removed = await removePasskey(deps, { session: liveSessionOf(request), id });
    return { ...done, ...removed };
  });
  route(app, api.startTotp, ({ userId }) => startTotp(deps, userId));
  route(app, api.confirmTotp, async ({ body: { code }, request }) => {
    const added = await confirmTotp(deps, { session: liveSessionOf(request), code });
    return { ...done, ...added };
  });
  route(app, api.removeTotp, async ({ request }) => {
    return { ...done, ...(await removeTotp(deps, liveSessionOf(request))) };
  });
  route(app, api.makeRecoveryCodes, async ({ request }) => {
    return { ...done, ...(await renewRecoveryCodes(deps, liveSessionOf(request))) };
  });
}

function registerSteps(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, api.signInWithSecondFactor, ({ body, request, reply }) =>
    signInWithFactor(deps, {
      input: body,
      userAgent: request.headers["user-agent"] ?? "",
      device: deviceOf(request),
      nameDevice: () => nameDevice(request, reply),
    }),
  );
  publicRoute(app, api.signInPasskeyOptions, async ({ body: { challengeId } }) => {
    return { options: await signInOptions(deps, challengeId) };
  });
  route(app, api.giveFreshProof, async ({ body, request }) => {
    const session = liveSessionOf(request);
    const { token, provedUntil } = await giveProof(deps, { session, input: body });
    return { ...done, token, provedUntil: provedUntil.toISOString() };
  });
  route(app, api.freshProofPasskeyOptions, ({ userId }) => proofOptions(deps, userId));
}

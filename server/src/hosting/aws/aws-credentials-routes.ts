import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { verifyAwsKeys } from "./verify-aws-keys.ts";
import * as credentials from "./aws-credentials.ts";

/** The AWS credentials of spec §7. Responses carry masks only. */
export function registerAwsCredentials(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  route(app, api.listAwsCredentials, ({ userId }) => credentials.listCredentials(db, userId));

  route(app, api.addAwsCredentials, async ({ userId, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    const keys = await credentials.checkNewCredentials(deps, { userId, input: body });
    const { response } = api.addAwsCredentials.shapes;
    return asTenant(db, userId, (tx) => {
      const work = () => credentials.insertCredentials(tx, deps, { userId, name: body.name, keys });
      return runOnce(tx, { userId, idempotency, response, work });
    });
  });

  route(app, api.updateAwsCredentials, ({ userId, params, body }) =>
    credentials.updateCredentials(deps, { userId, id: params.id, input: body }),
  );

  route(app, api.deleteAwsCredentials, async ({ userId, params }) => {
    await credentials.deleteCredentials(db, { userId, id: params.id });
    return done;
  });

  route(app, api.verifyAwsCredentials, async ({ userId, body }) => {
    await deps.limits.spend("keyChecks", userId);
    const account =
      "id" in body
        ? await credentials.openAwsAccount(deps, { userId, id: body.id })
        : { ...body, ...config.s3 };
    return verifyAwsKeys(account);
  });
}

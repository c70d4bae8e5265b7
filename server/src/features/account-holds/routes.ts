import * as api from "@mainstreet/contract/account-holds";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { listCredentialKeys } from "../../hosting/list-credentials.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { checkHold, findAccountHolds } from "./holds.ts";

/** The accounts that a provider has put on hold as a whole, and "Check again" (decision 279). */
export function registerAccountHolds(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  route(app, api.listAccountHolds, ({ userId }) =>
    asTenant(db, userId, async (tx) => ({
      holds: await findAccountHolds(tx, await listCredentialKeys(tx, userId)),
    })),
  );

  route(app, api.checkAccountHold, async ({ userId, params: { id } }) => {
    const credential = await asTenant(db, userId, async (tx) =>
      (await listCredentialKeys(tx, userId)).get(id),
    );
    if (credential === undefined) throw notFound(api.accountHoldTexts.notFound);
    await limits.spend("keyChecks", userId);
    await checkHold(deps, credential);
    const [hold = null] = await asTenant(db, userId, (tx) =>
      findAccountHolds(tx, new Map([[id, credential]])),
    );
    return { hold };
  });
}

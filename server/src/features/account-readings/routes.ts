import { readAccounts } from "@mainstreet/contract/account-readings";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { readAccountReadings } from "./read-account-readings.ts";

/** What forecasts know of the accounts of a user. */
export function registerAccountReadings(app: FastifyInstance, { db }: Deps): void {
  route(app, readAccounts, ({ userId }) =>
    asTenant(db, userId, async (tx) => ({ accounts: await readAccountReadings(tx, userId) })),
  );
}

import { readBillingDetails, saveBillingDetails } from "@mainstreet/contract/billing-details";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { findBillingDetails, replaceBillingDetails } from "./billing-details.ts";

/** Reads and replaces the buyer's details for invoices. */
export function registerBillingDetails(app: FastifyInstance, { db }: Deps): void {
  route(app, readBillingDetails, async ({ userId }) => {
    const details = await asTenant(db, userId, (tx) => findBillingDetails(tx, userId));
    return { details: details ?? null };
  });

  route(app, saveBillingDetails, async ({ userId, body }) => {
    await asTenant(db, userId, (tx) => replaceBillingDetails(tx, userId, body));
    return { details: body };
  });
}

import { operationTexts } from "@mainstreet/contract/operation-texts";
import { and, eq, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { operations, operationSites } from "./tables.ts";

export type OperationRow = typeof operations.$inferSelect;
export type OperationSiteRow = typeof operationSites.$inferSelect;
export type OperationId = { userId: string; operationId: string };

/** The condition that every query on one operation carries: the id together with its owner. */
export const isOperation = ({ userId, operationId }: OperationId) =>
  and(eq(operations.userId, userId), eq(operations.id, operationId));

/** The same condition for its sites. */
export const isSiteOfOperation = ({ userId, operationId }: OperationId) =>
  and(eq(operationSites.userId, userId), eq(operationSites.operationId, operationId));

/** The condition for a site that was applied and whose deployment has not ended, as in the index of unfinished sites. */
export const isUnfinishedSite = sql`${operationSites.status} = 'applied' and ${operationSites.deployment} in ('waiting', 'deploying')`;

/** Throws 404 for an operation that is missing or somebody else's. */
export async function findOperation(tx: Db, id: OperationId): Promise<OperationRow> {
  const [row] = await tx.select().from(operations).where(isOperation(id));
  if (!row) throw notFound(operationTexts.notFound);
  return row;
}

/** The same, locked, so that its dispatcher and its owner change it one after another. */
export async function lockOperation(tx: Db, id: OperationId): Promise<OperationRow> {
  const [row] = await tx.select().from(operations).where(isOperation(id)).for("no key update");
  if (!row) throw notFound(operationTexts.notFound);
  return row;
}

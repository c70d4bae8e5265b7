import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { Operation } from "@mainstreet/contract/operations";
import { and, eq, inArray, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { assertFewUnderWay } from "./apply-operation.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  lockOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { operations, operationSites } from "./tables.ts";

type Controlled = { db: Db; id: OperationId };

/** Locks an operation that was applied, does `work`, which returns what its user wants of it from now on, and presents it. */
function control(
  { db, id }: Controlled,
  work: (tx: Db, operation: OperationRow) => Promise<OperationRow["state"]>,
): Promise<Operation> {
  return asTenant(db, id.userId, async (tx) => {
    const operation = await lockOperation(tx, id);
    if (operation.state === "draft") throw conflict("NOT_APPLIED", operationTexts.notApplied);
    const state = await work(tx, operation);
    // The dispatcher finds out what is left to do.
    await tx
      .update(operations)
      .set({ state, dueAt: sql`now()` })
      .where(isOperation(id));
    return presentOperation(tx, await findOperation(tx, id));
  });
}

function assertNotCancelled({ state }: OperationRow): void {
  if (state === "cancelled") throw conflict("CANCELLED", operationTexts.wasCancelled);
}

/** Starts no more deployments. Throws 404, and 409 for a draft or a cancelled operation. */
export function pauseOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (_tx, operation) => {
    assertNotCancelled(operation);
    return "paused";
  });
}

/** Goes on where a pause held. Throws 404, and 409 for a draft or a cancelled operation. */
export function resumeOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (_tx, operation) => {
    assertNotCancelled(operation);
    return "running";
  });
}

/** Publishes no more of its sites, whose values stay saved. Throws 404, and 409 for a draft. */
export function cancelOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (tx) => {
    await changeDeployments(tx, id, { from: "waiting", to: "cancelled" });
    return "cancelled";
  });
}

/**
 * Publishes the failed sites again, and those that a cancelled operation left unpublished. Throws 404, and 409 for a draft, and for a
 * cancelled operation that was undone.
 */
export function retryOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (tx, operation) => {
    if (operation.state === "cancelled") await takeUpAgain(tx, operation);
    await changeDeployments(tx, id, { from: "failed", to: "waiting" });
    return "running";
  });
}

async function takeUpAgain(tx: Db, { userId, id: operationId, undoneBy }: OperationRow) {
  if (undoneBy !== null) throw conflict("WAS_UNDONE", operationTexts.wasUndone);
  await assertFewUnderWay(tx, userId);
  await changeDeployments(tx, { userId, operationId }, { from: "cancelled", to: "waiting" });
}

type Change = { from: OperationSiteRow["deployment"]; to: OperationSiteRow["deployment"] };

async function changeDeployments(tx: Db, id: OperationId, { from, to }: Change): Promise<void> {
  await tx
    .update(operationSites)
    .set({ deployment: to, deploymentMessage: "" })
    .where(
      and(
        isSiteOfOperation(id),
        eq(operationSites.status, "applied"),
        eq(operationSites.deployment, from),
      ),
    );
}

type LeavingOut = { siteIndexes: number[]; leftOut: boolean };

/** Leaves sites of a draft out, or takes them in again. Throws 404, and 409 for what was applied. */
export function leaveOutSites(
  db: Db,
  id: OperationId,
  { siteIndexes, leftOut }: LeavingOut,
): Promise<Operation> {
  return asTenant(db, id.userId, async (tx) => {
    const { state } = await lockOperation(tx, id);
    if (state !== "draft") throw conflict("WAS_APPLIED", operationTexts.wasApplied);
    await tx
      .update(operationSites)
      .set({ status: leftOut ? "left-out" : "changed" })
      .where(
        and(
          isSiteOfOperation(id),
          inArray(operationSites.siteIndex, siteIndexes),
          eq(operationSites.status, leftOut ? "changed" : "left-out"),
        ),
      );
    return presentOperation(tx, await findOperation(tx, id));
  });
}

/** Removes a draft. Throws 404, and 409 for what was applied. */
export function deleteOperation(db: Db, id: OperationId): Promise<void> {
  return asTenant(db, id.userId, async (tx) => {
    const { state } = await lockOperation(tx, id);
    if (state !== "draft") throw conflict("WAS_APPLIED", operationTexts.notDeleted);
    await tx.delete(operations).where(isOperation(id));
  });
}

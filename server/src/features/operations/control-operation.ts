import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { Operation } from "@mainstreet/contract/operations";
import { and, eq, inArray, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { assertFewUnderWay } from "./apply-operation.ts";
import { endDeployed, endRestoredSince } from "./end-deployed.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  isUnfinishedSite,
  lockOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { operations, operationSites } from "./tables.ts";

type Controlled = { db: Db; id: OperationId };

/** Locks an operation that was applied, saves the state that `work` returns, and presents the operation. */
function control(
  { db, id }: Controlled,
  work: (tx: Db, operation: OperationRow) => Promise<OperationRow["state"]>,
): Promise<Operation> {
  return asTenant(db, id.userId, async (tx) => {
    const operation = await lockOperation(tx, id);
    if (operation.state === "draft") throw conflict("NOT_APPLIED", operationTexts.notApplied);
    const state = await work(tx, operation);
    // The dispatcher finds out which sites are left to publish.
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

/** Pauses an operation: no more deployments are started. Throws 404, and 409 for a draft or a cancelled operation. */
export function pauseOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (_tx, operation) => {
    assertNotCancelled(operation);
    return "paused";
  });
}

/** Resumes a paused operation. Throws 404, and 409 for a draft or a cancelled operation, and while too many are under way. */
export function resumeOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (tx, operation) => {
    assertNotCancelled(operation);
    await assertMayRun(tx, operation);
    return "running";
  });
}

/**
 * Cancels an operation: no more of its sites are published, but their values stay saved. An operation that has ended stays as it is. Throws
 * 404, and 409 for a draft.
 */
export function cancelOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (tx, { state }) => {
    await endDeployed(tx, id);
    if (!(await hasUnfinished(tx, id))) return state;
    await changeDeployments(tx, id, { from: "waiting", to: "cancelled" });
    return "cancelled";
  });
}

const hasUnfinished = async (tx: Db, id: OperationId): Promise<boolean> =>
  (await tx.$count(operationSites, and(isSiteOfOperation(id), isUnfinishedSite))) > 0;

/** An operation that is under way is counted already. */
async function assertMayRun(tx: Db, { userId, dueAt }: OperationRow): Promise<void> {
  if (dueAt === null) await assertFewUnderWay(tx, userId);
}

/**
 * Publishes the failed sites again, and those that a cancelled operation left unpublished. Throws 404, and 409 for a draft, for a
 * cancelled operation that was undone, and while too many are under way.
 */
export function retryOperation(db: Db, id: OperationId): Promise<Operation> {
  return control({ db, id }, async (tx, operation) => {
    await assertMayRun(tx, operation);
    await endRestoredSince(tx, operation);
    if (operation.state === "cancelled") await takeUpAgain(tx, operation);
    await changeDeployments(tx, id, { from: "failed", to: "waiting" });
    return "running";
  });
}

async function takeUpAgain(tx: Db, { userId, id: operationId, undoneBy }: OperationRow) {
  if (undoneBy !== null) throw conflict("WAS_UNDONE", operationTexts.wasUndone);
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

/** Excludes sites from a draft, or includes them again. Throws 404, and 409 for an operation that was applied. */
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

/** Deletes a draft. Throws 404, and 409 for an operation that was applied. */
export function deleteOperation(db: Db, id: OperationId): Promise<void> {
  return asTenant(db, id.userId, async (tx) => {
    const { state } = await lockOperation(tx, id);
    if (state !== "draft") throw conflict("WAS_APPLIED", operationTexts.notDeleted);
    await tx.delete(operations).where(isOperation(id));
  });
}

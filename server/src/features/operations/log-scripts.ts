import type { VerificationTag } from "@mainstreet/generator/site";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { verificationMarkup } from "../campaigns/verification.ts";
import { plannedRow } from "./create-operation.ts";
import { planSite } from "./plan-site.ts";
import { isOperation, lockOperation, type OperationId } from "./queries.ts";
import { operations, operationSites } from "./tables.ts";

type Scripts = {
  userId: string;
  campaignIds: readonly string[];
  tags: VerificationTag[];
  /** The operation that holds the sites of the batches before. */
  operationId: string | undefined;
  /** The campaigns, locked, with their tags before the edit. */
  rows: readonly CampaignRow[];
  /** The campaigns whose deployment is requested. */
  ready: ReadonlySet<string>;
};

/** Writes a batch of the bulk edit of scripts to the log of operations, where it can be undone. Returns the id of its operation. */
export async function logScripts(tx: Db, scripts: Scripts): Promise<string> {
  const { rows, ready } = scripts;
  const change: OperationChange = {
    action: "set",
    field: "searchConsoleScript",
    value: verificationMarkup(scripts.tags),
  };
  const { id, from } = await openOperation(tx, scripts, change);
  const sites = rows.map((row, at) => {
    const site = { row, business: undefined, labels: [], domain: undefined, isMoving: false };
    const plan = planSite(site, [change]);
    const isChanged = plan.status === "changed";
    const isReady = ready.has(row.id);
    return {
      ...id,
      ...plannedRow(row, plan),
      siteIndex: from + at,
      status: isChanged ? ("applied" as const) : ("unchanged" as const),
      deployment: isChanged && isReady ? ("deploying" as const) : ("none" as const),
      deploymentMessage: isReady ? "" : operationTexts.accountMissing,
    };
  });
  await tx.insert(operationSites).values(sites);
  return id.operationId;
}

/** The operation that holds all batches of an edit, unless it was undone in between, and how many sites it has. */
async function openOperation(
  tx: Db,
  { userId, operationId, campaignIds, rows }: Scripts,
  change: OperationChange,
): Promise<{ id: OperationId; from: number }> {
  const before = operationId && (await lockOperation(tx, { userId, operationId }));
  const missing = campaignIds.length - rows.length;
  if (before && before.undoneBy === null) {
    const id = { userId, operationId: before.id };
    await tx
      .update(operations)
      .set({
        total: before.total + rows.length,
        missing: before.missing + missing,
        state: "running",
        dueAt: sql`now()`,
      })
      .where(isOperation(id));
    return { id, from: before.total };
  }
  const { requestId, userId: actorId = userId } = currentTrace();
  const id = { userId, operationId: newId() };
  await tx.insert(operations).values({
    id: id.operationId,
    userId,
    actorId,
    kind: "script",
    changes: [change],
    state: "running",
    total: rows.length,
    missing,
    appliedAt: sql`now()`,
    dueAt: sql`now()`,
    requestId,
  });
  return { id, from: 0 };
}

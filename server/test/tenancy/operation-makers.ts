import { inArray } from "drizzle-orm";
import { operations, operationSites } from "../../src/features/operations/tables.ts";
import { asTenant, type Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Visitor } from "../harness.ts";

type Owner = { userId: string; word: string };

async function addOperation(
  db: Db,
  { userId, word }: Owner,
  state: "draft" | "paused",
): Promise<string> {
  const id = newId();
  const isDraft = state === "draft";
  const value = { value: word, own: false };
  await asTenant(db, userId, async (tx) => {
    await tx.insert(operations).values({
      id,
      userId,
      actorId: userId,
      kind: "changes",
      changes: [{ action: "set", field: "cta", value: word }],
      state,
      total: 1,
      appliedAt: isDraft ? null : new Date(),
    });
    await tx.insert(operationSites).values({
      operationId: id,
      userId,
      siteIndex: 0,
      campaignId: newId(),
      name: `Plumbing ${word}`,
      status: isDraft ? "changed" : "applied",
      before: { cta: { ...value, value: "" } },
      after: { cta: value },
      deploymentType: "netlify",
      deployment: "cancelled",
    });
  });
  return id;
}

export type OperationKind = "operation" | "appliedOperation";
type Making = { visitor: Visitor; word: string };

/** Makes a draft of one site that is gone, and the same applied: nothing is changed here. */
export const operationMakers = (
  db: Db,
): Record<OperationKind, (making: Making) => Promise<string>> => ({
  operation: ({ visitor, word }) => addOperation(db, { userId: visitor.user.id, word }, "draft"),
  appliedOperation: ({ visitor, word }) =>
    addOperation(db, { userId: visitor.user.id, word }, "paused"),
});

/** One of each. */
export async function makeOperations(db: Db, making: Making) {
  const make = operationMakers(db);
  return {
    operation: await make.operation(making),
    appliedOperation: await make.appliedOperation(making),
  };
}

/** One of each that was there and is no more. */
export async function makeErasedOperations(db: Db, userId: string) {
  const owner = { userId, word: "wombat" };
  const operation = await addOperation(db, owner, "draft");
  const appliedOperation = await addOperation(db, owner, "paused");
  await db.delete(operations).where(inArray(operations.id, [operation, appliedOperation]));
  return { operation, appliedOperation };
}

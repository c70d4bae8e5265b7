import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { labels } from "../labels/tables.ts";

/** Why an account cannot have the labels that a change would make, next to those of the changes before it. */
export type RefuseNewLabels = (change: OperationChange) => string | undefined;

/** Counts the labels that changes would make, on top of those that the account has. */
export async function countNewLabels(tx: Db, userId: string): Promise<RefuseNewLabels> {
  const rows = await tx.select({ name: labels.name }).from(labels).where(eq(labels.userId, userId));
  const known = new Set(rows.map(({ name }) => name.toLowerCase()));
  return (change) => {
    const added = namesAdded(change).filter((name) => !known.has(name));
    const made = new Set(added);
    if (made.size === 0) return undefined;
    if (known.size + made.size > LABEL_LIMIT.ofAccount)
      return labelTexts.tooMany(LABEL_LIMIT.ofAccount);
    for (const name of made) known.add(name);
    return undefined;
  };
}

function namesAdded(change: OperationChange): string[] {
  const isAdding = change.field === "labels" && ["add", "set"].includes(change.action);
  return isAdding && "value" in change ? change.value.map((name) => name.toLowerCase()) : [];
}

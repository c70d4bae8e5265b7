import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { labels } from "../labels/tables.ts";

/** Why an account cannot have labels of these names, in addition to those that were checked before. */
export type RefuseNewLabels = (names: readonly string[]) => string | undefined;

/** Counts the labels that would be created, in addition to those that the account has. */
export async function countNewLabels(tx: Db, userId: string): Promise<RefuseNewLabels> {
  const rows = await tx.select({ name: labels.name }).from(labels).where(eq(labels.userId, userId));
  const known = new Set(rows.map(({ name }) => name.toLowerCase()));
  return (names) => {
    const keys = names.map((name) => name.toLowerCase());
    const made = new Set(keys.filter((key) => !known.has(key)));
    if (made.size === 0) return undefined;
    if (known.size + made.size > LABEL_LIMIT.ofAccount)
      return labelTexts.tooMany(LABEL_LIMIT.ofAccount);
    for (const key of made) known.add(key);
    return undefined;
  };
}

/** The labels that a change adds to sites. */
export function labelsGiven(change: OperationChange): string[] {
  const isAdding = change.field === "labels" && ["add", "set"].includes(change.action);
  return isAdding && "value" in change ? change.value : [];
}

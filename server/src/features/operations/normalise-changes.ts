import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { choiceFieldsOf, isOperatorsAccount, missingText } from "@mainstreet/contract/deployment";
import type { Config } from "../../config.ts";
import { AppError, invalidField } from "../../errors.ts";
import { chooseAccount } from "../../hosting/accounts.ts";
import type { Db } from "../../platform/db/database.ts";
import { assertDesign } from "../campaigns/design.ts";
import { parseVerification, verificationMarkup } from "../campaigns/verification.ts";
import { accountValue } from "./account-values.ts";
import { labelsGiven, type RefuseNewLabels } from "./new-labels.ts";

type Owner = { userId: string; config: Config };
type Checking = Owner & { refuseNewLabels: RefuseNewLabels };

/**
 * Checks what only the server knows of values, and stores them as a site returns them, so that an undo finds them unchanged. Throws 400 at
 * the field, and 404 for an account that is not the user's.
 */
export async function normaliseChanges(
  tx: Db,
  { refuseNewLabels, ...owner }: Checking,
  changes: readonly OperationChange[],
): Promise<OperationChange[]> {
  const normalised: OperationChange[] = [];
  for (const [at, change] of changes.entries()) {
    const path = `changes.${at}.value`;
    const refusal = refuseNewLabels(labelsGiven(change));
    if (refusal !== undefined) throw invalidField(path, refusal);
    if (change.field === "account")
      normalised.push({ ...change, value: await knownAccount(tx, owner, { change, path }) });
    else normalised.push(await withKnownValue(change, path));
  }
  return normalised;
}

type AccountChange = Extract<OperationChange, { field: "account" }>;

async function knownAccount(
  tx: Db,
  owner: Owner,
  { change, path }: { change: AccountChange; path: string },
): Promise<AccountChange["value"]> {
  return atField(
    async () => accountValue(await chooseAccount(tx, owner, change.value)),
    (field) => `${path}.${field}`,
  );
}

/** A refusal names the field by its path in the change. */
async function atField<T>(work: () => Promise<T>, pathOf: (field: string) => string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [field] = error instanceof AppError ? Object.keys(error.response.fields ?? {}) : [];
    if (!(error instanceof AppError) || field === undefined) throw error;
    throw invalidField(pathOf(field), error.message);
  }
}

async function withKnownValue(change: OperationChange, path: string): Promise<OperationChange> {
  if (change.action !== "set" || typeof change.value !== "string") return change;
  const { field, value } = change;
  if (field === "searchConsoleScript")
    return { ...change, value: verificationMarkup(parseVerification(value, path)) };
  if (field === "theme" || field === "palette")
    await atField(
      async () => assertDesign({ [field]: value }),
      () => path,
    );
  return change;
}

/** Only one site may use the operator's own account (decision D3). Throws 400. */
export function assertMayMove(
  { isProduction }: Config,
  changes: readonly OperationChange[],
  moved: number,
): void {
  const at = changes.findLastIndex(({ field }) => field === "account");
  const change = changes[at];
  if (!isProduction || change?.field !== "account" || moved <= 1) return;
  const [field] = choiceFieldsOf(change.value.deploymentType);
  if (field === undefined || !isOperatorsAccount(change.value)) return;
  throw invalidField(`changes.${at}.value.${field}`, missingText(field, "settings"));
}

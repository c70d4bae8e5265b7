import { choiceFieldsOf, type DeploymentType } from "@mainstreet/contract/deployment";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { AccountValue } from "@mainstreet/contract/operations";
import { and, eq, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";
import { chooseAccount } from "../../hosting/accounts.ts";
import type { Account } from "../../hosting/hosting-columns.ts";
import type { Db } from "../../platform/db/database.ts";
import { savePlace } from "../deployments/change-account.ts";
import { lockCampaigns } from "../deployments/request-deployment.ts";
import { accountKey } from "./account-values.ts";
import { isSiteOfOperation, type OperationId, type OperationSiteRow } from "./queries.ts";
import { operationSites } from "./tables.ts";

/** Accounts by their keys, or why an account does not exist any more. */
export type HeldAccounts = ReadonlyMap<string, Account | string>;

type Holding = {
  config: Config;
  id: OperationId;
  status: OperationSiteRow["status"];
  state: "before" | "after";
};

/** Reads the new and former accounts of an operation's sites and locks them, so that none is deleted until the transaction ends. */
export async function holdAccounts(
  tx: Db,
  { config, id, status, state }: Holding,
): Promise<HeldAccounts> {
  const value = sql<AccountValue | null>`${operationSites[state]} -> 'account' -> 'value'`;
  const rows = await tx
    .selectDistinct({ value })
    .from(operationSites)
    .where(and(isSiteOfOperation(id), eq(operationSites.status, status)));
  const held = new Map<string, Account | string>();
  for (const { value: choice } of rows)
    if (choice) held.set(accountKey(choice), await holdAccount(tx, { ...id, config }, choice));
  return held;
}

type Owner = { userId: string; config: Config };

async function holdAccount(tx: Db, owner: Owner, choice: AccountValue): Promise<Account | string> {
  const { deploymentType } = choice;
  if (isIncomplete(deploymentType, choice)) return operationTexts.accountBeforeGone;
  try {
    return await chooseAccount(tx, owner, choice);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

const isIncomplete = (type: DeploymentType, choice: AccountValue): boolean =>
  choiceFieldsOf(type).some((field) => choice[field] === null);

/** A locked site, with the account that it moves to. */
export type MovingSite = { campaignId: string; to: AccountValue };

/**
 * Saves the account of sites from their next deployment on, by the code that moves them, each in a savepoint of its own. Returns by
 * campaign why a site cannot move there; such a site is not changed.
 */
export async function saveAccounts(
  tx: Db,
  { userId, accounts }: { userId: string; accounts: HeldAccounts },
  sites: readonly MovingSite[],
): Promise<Map<string, string>> {
  const refusals = new Map<string, string>();
  if (sites.length === 0) return refusals;
  const campaignIds = sites.map(({ campaignId }) => campaignId);
  const rows = await lockCampaigns(tx, { userId, campaignIds });
  const before = new Map(rows.map((row) => [row.id, row]));
  for (const { campaignId, to } of sites) {
    const row = before.get(campaignId);
    const account = accounts.get(accountKey(to)) ?? operationTexts.accountBeforeGone;
    if (typeof account === "string") refusals.set(campaignId, account);
    if (!row || typeof account === "string") continue;
    const place = { ...account, sitePrefix: row.sitePrefix };
    const refusal = await tx
      .transaction(async (own) => void (await savePlace(own, row, place)))
      .catch((error: unknown) => {
        if (error instanceof AppError) return error.message;
        throw error;
      });
    if (refusal !== undefined) refusals.set(campaignId, refusal);
  }
  return refusals;
}

import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { LastAccounts } from "@mainstreet/contract/last-accounts";
import { desc, eq, getTableColumns } from "drizzle-orm";
import { missingChoiceField, presentChoice, presentLastAccounts } from "../../hosting/accounts.ts";
import type { HostChoice } from "../../hosting/host.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "./tables.ts";

/** How many of the newest campaigns are searched: an account that was last used before these is no longer suggested. */
const RECENT = 200;

/** For each deployment type, the account of the user's newest campaign whose account still exists. */
export async function findLastAccounts(tx: Db, userId: string): Promise<LastAccounts> {
  const recent = await tx
    .select(accountColumns(getTableColumns(campaigns)))
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.id))
    .limit(RECENT);
  const choices: Partial<Record<DeploymentType, HostChoice>> = {};
  for (const account of recent)
    if (missingChoiceField(account) === undefined)
      choices[account.deploymentType] ??= presentChoice(account);
  return presentLastAccounts(choices);
}

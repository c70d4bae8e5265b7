import { maskSecret } from "@mainstreet/contract/mask";
import { and, eq, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { awsCredentials } from "./tables.ts";
import type { AwsAccount } from "./admin-client.ts";
import { findAccountId } from "./find-account-id.ts";

type CredentialsId = { userId: string; id: string };

/** How long a failure is cached, ten minutes: STS that does not respond is not called again with every deployment. */
const attempts = new LRUCache<string, Promise<string | undefined>>({ max: 10_000, ttl: 600_000 });

/**
 * The account with its id: the id stored at verification or, for keys stored before ids were, one requested now and stored. Without an id
 * when STS does not return one: requests to S3 then do not name it.
 */
export async function withAccountId<Account extends AwsAccount>(
  deps: Deps,
  credentials: CredentialsId,
  account: Account,
): Promise<Account> {
  if (account.accountId !== undefined || account.stsUrl === undefined) return account;
  return { ...account, accountId: await findOnce(deps, credentials, account) };
}

/** Calls for one pair of keys share one attempt, and its failure for a while. */
function findOnce(
  deps: Deps,
  credentials: CredentialsId,
  account: AwsAccount,
): Promise<string | undefined> {
  const name = `${credentials.id} ${account.accessKey}`;
  const recent = attempts.get(name);
  if (recent) return recent;
  const accountId = findAndStore(deps, credentials, account);
  attempts.set(name, accountId);
  accountId.catch(() => attempts.delete(name));
  return accountId;
}

async function findAndStore(
  deps: Deps,
  { userId, id }: CredentialsId,
  account: AwsAccount,
): Promise<string | undefined> {
  const accountId = await findAccountId(account);
  if (accountId === undefined) return undefined;
  const isStillTheSame = and(
    eq(awsCredentials.userId, userId),
    eq(awsCredentials.id, id),
    isNull(awsCredentials.accountId),
    // Keys that were replaced since may belong to another account.
    eq(awsCredentials.accessKeyMask, maskSecret(account.accessKey)),
  );
  await asTenant(deps.db, userId, (tx) =>
    tx.update(awsCredentials).set({ accountId }).where(isStillTheSame),
  );
  return accountId;
}

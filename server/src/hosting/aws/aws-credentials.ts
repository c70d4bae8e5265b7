import type {
  AwsCredentials,
  AwsCredentialsInput,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import { maskSecret } from "@mainstreet/contract/mask";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { newId } from "../../platform/db/ids.ts";
import { awsCredentials } from "./tables.ts";
import type { AwsAccount } from "./admin-client.ts";
import type { AwsKeys } from "../sign.ts";
import { identifyAwsKeys } from "./verify-aws-keys.ts";
import { isUnchangedMask, rejectMask } from "../unchanged-mask.ts";
import { withAccountId } from "./with-account-id.ts";

type Row = typeof awsCredentials.$inferSelect;
type CredentialsId = { userId: string; id: string };

/** Keys that AWS accepted, with their account where STS returned it. */
export type IdentifiedKeys = AwsKeys & { accountId: string | undefined };

const mine = ({ userId, id }: CredentialsId) =>
  and(eq(awsCredentials.userId, userId), eq(awsCredentials.id, id));

function places({ userId, id }: CredentialsId) {
  const row = { table: "aws_credentials", rowId: id, userId };
  return {
    accessKey: { ...row, column: "sealed_access_key" },
    secretKey: { ...row, column: "sealed_secret_key" },
  };
}

/** The row without its secrets. */
export function presentAwsCredentials(row: Row): AwsCredentials {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    accessKey: row.accessKeyMask,
    secretKey: row.secretKeyMask,
  };
}

export async function listCredentials(db: Db, userId: string): Promise<AwsCredentials[]> {
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(awsCredentials)
      .where(eq(awsCredentials.userId, userId))
      .orderBy(asc(awsCredentials.createdAt)),
  );
  return rows.map(presentAwsCredentials);
}

/** The keys themselves, for calls to AWS; undefined when the user has no such credentials. */
export async function openAwsKeys(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  credentials: CredentialsId,
): Promise<IdentifiedKeys | undefined> {
  const { sealedAccessKey, sealedSecretKey, accountId } = awsCredentials;
  const [row] = await tx
    .select({ sealedAccessKey, sealedSecretKey, accountId })
    .from(awsCredentials)
    .where(mine(credentials));
  if (!row) return undefined;
  const at = places(credentials);
  return {
    accessKey: sealer.open(row.sealedAccessKey, at.accessKey),
    secretKey: sealer.open(row.sealedSecretKey, at.secretKey),
    accountId: row.accountId ?? undefined,
  };
}

/** The account of stored credentials, ready for calls. Throws 404. */
export async function openAwsAccount(deps: Deps, credentials: CredentialsId): Promise<AwsAccount> {
  const keys = await asTenant(deps.db, credentials.userId, (tx) =>
    openAwsKeys(tx, deps, credentials),
  );
  if (!keys) throw notFound(awsTexts.credentials.notFound);
  return withAccountId(deps, credentials, { ...keys, ...deps.config.s3 });
}

/** Throws 400 unless AWS knows the keys, 429 after too many. */
async function identify(
  { config, limits }: Deps,
  { userId, keys }: { userId: string; keys: AwsKeys },
): Promise<IdentifiedKeys> {
  await limits.spend("keyChecks", userId);
  const { accessKey, secretKey } = keys;
  const { valid, accountId } = await identifyAwsKeys({ accessKey, secretKey, ...config.s3 });
  if (!valid) throw invalidField("secretKey", awsTexts.credentials.invalid);
  return { accessKey, secretKey, accountId };
}

/** Checks new keys for the caller to store: no masks, and accepted by AWS. Not inside a transaction. */
export async function checkNewCredentials(
  deps: Deps,
  { userId, input }: { userId: string; input: AwsCredentialsInput },
): Promise<IdentifiedKeys> {
  rejectMask("accessKey", input.accessKey);
  rejectMask("secretKey", input.secretKey);
  return identify(deps, { userId, keys: input });
}

function sealKeys({ sealer }: Deps, credentials: CredentialsId, keys: IdentifiedKeys) {
  const at = places(credentials);
  return {
    sealedAccessKey: sealer.seal(keys.accessKey, at.accessKey),
    accessKeyMask: maskSecret(keys.accessKey),
    sealedSecretKey: sealer.seal(keys.secretKey, at.secretKey),
    secretKeyMask: maskSecret(keys.secretKey),
    accountId: keys.accountId ?? null,
  };
}

/** Stores checked keys, sealed. */
export async function insertCredentials(
  tx: Db,
  deps: Deps,
  { userId, name, keys }: { userId: string; name: string; keys: IdentifiedKeys },
): Promise<AwsCredentials> {
  const id = newId();
  const [row] = await tx
    .insert(awsCredentials)
    .values({ id, userId, name, ...sealKeys(deps, { userId, id }, keys) })
    .returning();
  if (!row) throw new Error("The inserted credentials were not returned");
  await recordEvent(tx, { userId, kind: "key-added", subject: name });
  return presentAwsCredentials(row);
}

/** Renames credentials and replaces each key that is not the row's own mask, after AWS accepted the new pair. */
export async function updateCredentials(
  deps: Deps,
  { userId, id, input }: CredentialsId & { input: AwsCredentialsInput },
): Promise<AwsCredentials> {
  const { db } = deps;
  const current = await asTenant(db, userId, async (tx) => {
    const [row] = await tx.select().from(awsCredentials).where(mine({ userId, id }));
    const keys = row && (await openAwsKeys(tx, deps, { userId, id }));
    return keys && { row, keys };
  });
  if (!current) throw notFound(awsTexts.credentials.notFound);
  const { row, keys } = current;
  const next = {
    accessKey: isUnchangedMask("accessKey", input.accessKey, row.accessKeyMask)
      ? keys.accessKey
      : input.accessKey,
    secretKey: isUnchangedMask("secretKey", input.secretKey, row.secretKeyMask)
      ? keys.secretKey
      : input.secretKey,
  };
  const isNew = next.accessKey !== keys.accessKey || next.secretKey !== keys.secretKey;
  const replaced = isNew ? await identify(deps, { userId, keys: next }) : undefined;
  const updated = await asTenant(db, userId, async (tx) => {
    const [saved] = await tx
      .update(awsCredentials)
      .set({
        name: input.name,
        ...(replaced && sealKeys(deps, { userId, id }, replaced)),
        updatedAt: sql`now()`,
      })
      .where(mine({ userId, id }))
      .returning();
    if (replaced) await recordEvent(tx, { userId, kind: "key-changed", subject: input.name });
    return saved;
  });
  if (!updated) throw notFound(awsTexts.credentials.notFound);
  return presentAwsCredentials(updated);
}

/** Deletes credentials; campaigns that used them keep everything but the account. */
export async function deleteCredentials(db: Db, { userId, id }: CredentialsId): Promise<void> {
  await asTenant(db, userId, async (tx) => {
    const [row] = await tx.delete(awsCredentials).where(mine({ userId, id })).returning();
    if (!row) throw notFound(awsTexts.credentials.notFound);
    await recordEvent(tx, { userId, kind: "key-deleted", subject: row.name });
  });
}

import type { AwsCredentials, AwsCredentialsInput } from "@mainstreet/contract/aws-credentials";
import { maskSecret } from "@mainstreet/contract/mask";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, type Placeholder, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { prepareOnce } from "../../platform/prepare-once.ts";
import { awsCredentials } from "../../platform/schema.ts";
import type { AwsAccount } from "../../providers/s3/admin-client.ts";
import { verifyAwsKeys } from "../../providers/s3/verify-aws-keys.ts";
import { keepsSecret, refuseMask } from "./kept-secret.ts";

type Row = typeof awsCredentials.$inferSelect;
type CredentialsId = { userId: string; id: string };

/** A pair of keys as AWS wants it. */
export type AwsKeys = { accessKey: string; secretKey: string };

const mine = ({ userId, id }: Record<keyof CredentialsId, string | Placeholder>) =>
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

const sealed = prepareOnce((tx) =>
  tx
    .select({
      sealedAccessKey: awsCredentials.sealedAccessKey,
      sealedSecretKey: awsCredentials.sealedSecretKey,
    })
    .from(awsCredentials)
    .where(mine({ userId: sql.placeholder("userId"), id: sql.placeholder("id") }))
    .prepare("find_aws_keys"),
);

/** The keys themselves, for calls to AWS; undefined when the user has no such credentials. */
export async function openAwsKeys(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  credentials: CredentialsId,
): Promise<AwsKeys | undefined> {
  const [row] = await sealed(tx).execute(credentials);
  if (!row) return undefined;
  const at = places(credentials);
  return {
    accessKey: sealer.open(row.sealedAccessKey, at.accessKey),
    secretKey: sealer.open(row.sealedSecretKey, at.secretKey),
  };
}

/** The account of stored credentials, ready for calls. Throws 404. */
export async function openAccount(deps: Deps, credentials: CredentialsId): Promise<AwsAccount> {
  const keys = await asTenant(deps.db, credentials.userId, (tx) =>
    openAwsKeys(tx, deps, credentials),
  );
  if (!keys) throw notFound(texts.awsCredentials.notFound);
  return { ...keys, ...deps.config.s3 };
}

/** Throws 400 unless AWS knows the keys, 429 after too many. */
async function assertValid(
  { config, limits }: Deps,
  { userId, keys }: { userId: string; keys: AwsKeys },
): Promise<void> {
  await limits.spend("keyChecks", userId);
  const { valid } = await verifyAwsKeys({ ...keys, ...config.s3 });
  if (!valid) throw invalidField("secretKey", texts.awsCredentials.invalid);
}

/** Checks new keys for the caller to store: no masks, and accepted by AWS. Not inside a transaction. */
export async function checkNewCredentials(
  deps: Deps,
  { userId, input }: { userId: string; input: AwsCredentialsInput },
): Promise<void> {
  refuseMask("accessKey", input.accessKey);
  refuseMask("secretKey", input.secretKey);
  await assertValid(deps, { userId, keys: input });
}

function sealKeys({ sealer }: Deps, credentials: CredentialsId, keys: AwsKeys) {
  const at = places(credentials);
  return {
    sealedAccessKey: sealer.seal(keys.accessKey, at.accessKey),
    accessKeyMask: maskSecret(keys.accessKey),
    sealedSecretKey: sealer.seal(keys.secretKey, at.secretKey),
    secretKeyMask: maskSecret(keys.secretKey),
  };
}

/** Stores checked keys, sealed. */
export async function insertCredentials(
  tx: Db,
  deps: Deps,
  { userId, input }: { userId: string; input: AwsCredentialsInput },
): Promise<AwsCredentials> {
  const id = newId();
  const keys = sealKeys(deps, { userId, id }, input);
  const [row] = await tx
    .insert(awsCredentials)
    .values({ id, userId, name: input.name, ...keys })
    .returning();
  if (!row) throw new Error("The inserted credentials were not returned");
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
  if (!current) throw notFound(texts.awsCredentials.notFound);
  const { row, keys } = current;
  const next = {
    accessKey: keepsSecret("accessKey", input.accessKey, row.accessKeyMask)
      ? keys.accessKey
      : input.accessKey,
    secretKey: keepsSecret("secretKey", input.secretKey, row.secretKeyMask)
      ? keys.secretKey
      : input.secretKey,
  };
  const isNew = next.accessKey !== keys.accessKey || next.secretKey !== keys.secretKey;
  if (isNew) await assertValid(deps, { userId, keys: next });
  const [updated] = await asTenant(db, userId, (tx) =>
    tx
      .update(awsCredentials)
      .set({
        name: input.name,
        ...(isNew && sealKeys(deps, { userId, id }, next)),
        updatedAt: sql`now()`,
      })
      .where(mine({ userId, id }))
      .returning(),
  );
  if (!updated) throw notFound(texts.awsCredentials.notFound);
  return presentAwsCredentials(updated);
}

/** Deletes credentials; campaigns that used them keep everything but the account. */
export async function deleteCredentials(db: Db, { userId, id }: CredentialsId): Promise<void> {
  const [row] = await asTenant(db, userId, (tx) =>
    tx.delete(awsCredentials).where(mine({ userId, id })).returning(),
  );
  if (!row) throw notFound(texts.awsCredentials.notFound);
}

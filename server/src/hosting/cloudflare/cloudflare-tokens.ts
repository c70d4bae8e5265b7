import type {
  CloudflareToken,
  CloudflareTokenInput,
} from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { maskSecret } from "@mainstreet/contract/mask";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { newId } from "../../platform/db/ids.ts";
import { hostCredentials } from "../tables.ts";
import type { AccountSettings } from "./prepare-token.ts";

type Row = typeof hostCredentials.$inferSelect;
export type TokenId = { userId: string; id: string };

/** A token with its secret, and what was set up in its account. */
export type OpenToken = { token: string; settings: AccountSettings; mask: string; storedAt: Date };

const place = ({ userId, id }: TokenId) => ({
  table: "host_credentials",
  column: "sealed_secret",
  rowId: id,
  userId,
});

/** The user's rows of this host. */
export const isOwned = (userId: string) =>
  and(eq(hostCredentials.userId, userId), eq(hostCredentials.deploymentType, "cloudflare"));

const isMine = ({ userId, id }: TokenId) => and(isOwned(userId), eq(hostCredentials.id, id));

function settingsOf({ settings }: Pick<Row, "settings">): AccountSettings {
  const { accountId = "", accountName = "", tokenId = "", expiresAt = "", zone = "" } = settings;
  const { bucket = "", workersHost = "", routerDigest = "" } = settings;
  return { accountId, accountName, tokenId, expiresAt, zone, bucket, workersHost, routerDigest };
}

/** The row without its secret. */
function present(row: Row): CloudflareToken {
  const { accountName, zone, workersHost, expiresAt } = settingsOf(row);
  const { id, name, secretMask: token } = row;
  const address = zone === "" ? `https://${workersHost}/*/` : `https://*.${zone}/`;
  const expiry = expiresAt === "" ? null : expiresAt;
  return { _id: id, id, name, token, account: accountName, zone, address, expiresAt: expiry };
}

export async function listTokens(db: Db, userId: string): Promise<CloudflareToken[]> {
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(hostCredentials)
      .where(isOwned(userId))
      .orderBy(asc(hostCredentials.createdAt)),
  );
  return rows.map(present);
}

/** The token itself, for calls to Cloudflare; undefined when the user has no such token. */
export async function openToken(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  id: TokenId,
): Promise<OpenToken | undefined> {
  const [row] = await tx.select().from(hostCredentials).where(isMine(id));
  if (!row) return undefined;
  const { secretMask: mask, updatedAt: storedAt } = row;
  return {
    token: sealer.open(row.sealedSecret, place(id)),
    settings: settingsOf(row),
    mask,
    storedAt,
  };
}

type Checked = { userId: string; input: CloudflareTokenInput; settings: AccountSettings };

/** Stores a checked token, sealed. */
export async function insertToken(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  { userId, input, settings }: Checked,
): Promise<CloudflareToken> {
  const { name, token } = input;
  const id = newId();
  const sealedSecret = sealer.seal(token, place({ userId, id }));
  const secretMask = maskSecret(token);
  const [row] = await tx
    .insert(hostCredentials)
    .values({ id, userId, deploymentType: "cloudflare", name, sealedSecret, secretMask, settings })
    .returning();
  if (!row) throw new Error("The inserted token was not returned");
  await recordEvent(tx, { userId, kind: "key-added", subject: name });
  return present(row);
}

/** Renames a token; with `settings` the token of the input replaces the stored one. Throws 404 for a deleted token. */
export async function saveToken(
  { db, sealer }: Pick<Deps, "db" | "sealer">,
  id: TokenId,
  { input, settings }: { input: CloudflareTokenInput; settings: AccountSettings | undefined },
): Promise<CloudflareToken> {
  const secret = settings && {
    settings,
    sealedSecret: sealer.seal(input.token, place(id)),
    secretMask: maskSecret(input.token),
  };
  const { userId } = id;
  const row = await asTenant(db, userId, async (tx) => {
    const [saved] = await tx
      .update(hostCredentials)
      .set({ name: input.name, ...secret, updatedAt: sql`now()` })
      .where(isMine(id))
      .returning();
    if (secret) await recordEvent(tx, { userId, kind: "key-changed", subject: input.name });
    return saved;
  });
  if (!row) throw notFound(cloudflareTexts.tokens.notFound);
  return present(row);
}

/** Saves what was set up since. A token that was replaced since keeps its own settings. */
export async function saveAccountSettings(
  db: Db,
  { userId, id }: TokenId,
  settings: AccountSettings,
): Promise<void> {
  await asTenant(db, userId, (tx) =>
    tx
      .update(hostCredentials)
      .set({ settings })
      .where(
        and(
          isMine({ userId, id }),
          sql`${hostCredentials.settings} ->> 'tokenId' = ${settings.tokenId}`,
        ),
      ),
  );
}

/** Deletes a token; campaigns that used it keep everything but the account (their column is cleared by the database). */
export async function deleteToken(db: Db, id: TokenId): Promise<void> {
  const { userId } = id;
  await asTenant(db, userId, async (tx) => {
    const [row] = await tx.delete(hostCredentials).where(isMine(id)).returning();
    if (!row) throw notFound(cloudflareTexts.tokens.notFound);
    await recordEvent(tx, { userId, kind: "key-deleted", subject: row.name });
  });
}

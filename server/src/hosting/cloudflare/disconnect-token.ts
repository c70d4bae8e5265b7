import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { and, ne, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { hostCredentials } from "../tables.ts";
import { closeZone } from "./close-zone.ts";
import { createCloudflareClient } from "./cloudflare-client.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import { isOwned, type OpenToken, type TokenId } from "./cloudflare-tokens.ts";
import { listKeys } from "./list-blobs.ts";
import { openR2 } from "./r2-connection.ts";
import { tearDownAccount } from "./tear-down-account.ts";

/**
 * Removes from the user's account what was set up there for a token: everything, or only the route to its domain while another token of the
 * user's needs Worker and bucket. Not inside a transaction. Throws ProviderError, `conflict` while sites are
 * there.
 */
export async function disconnectToken(
  deps: Deps,
  id: TokenId,
  { token, settings, storedAt }: OpenToken,
): Promise<void> {
  const { providerTimeoutMs: silenceMs, cloudflare } = deps.config;
  const client = createCloudflareClient({ apiUrl: cloudflare.apiUrl, token, silenceMs });
  const plan = { ...settings, name: settings.bucket };
  const isShared = await asTenant(deps.db, id.userId, (tx) => isAccountShared(tx, id, settings));
  if (!isShared) return tearDownAccount(client, plan);
  const bucket = openR2({ ...settings, token, storedAt, endpoint: cloudflare.emulator, silenceMs });
  const end = settings.zone === "" ? "" : `.${settings.zone}`;
  const hosts = await listKeys(bucket, end === "" ? `live/${settings.workersHost}/` : "live/");
  if (hosts.some((key) => key.endsWith(end)))
    throw cloudflareError("conflict", cloudflareTexts.tokens.bucketInUse);
  if (settings.zone !== "") await closeZone(client, plan);
}

async function isAccountShared(
  tx: Db,
  { userId, id }: TokenId,
  { accountId }: OpenToken["settings"],
): Promise<boolean> {
  const ofAccount = sql`${hostCredentials.settings} ->> 'accountId' = ${accountId}`;
  const others = await tx
    .select({ id: hostCredentials.id })
    .from(hostCredentials)
    .where(and(isOwned(userId), ne(hostCredentials.id, id), ofAccount))
    .limit(1);
  return others.length > 0;
}

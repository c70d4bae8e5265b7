import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { CODES, cloudflareError } from "./cloudflare-error.ts";
import { closeZone } from "./close-zone.ts";
import type { AccountPlan } from "./set-up-account.ts";

/**
 * Removes from an account what {@link setUpAccount} created there: only while the bucket is empty, since Cloudflare itself refuses to
 * delete it otherwise. Missing parts are no error, so it can be repeated. Throws ProviderError, `conflict` while the bucket is in use.
 */
export async function tearDownAccount(
  client: CloudflareClient,
  plan: Omit<AccountPlan, "workersSuffix">,
): Promise<void> {
  const { accountId, name, zone } = plan;
  await deleteBucket(client, plan);
  if (zone !== "") await closeZone(client, plan);
  const path = `/accounts/${accountId}/workers/scripts/${name}`;
  const expected = [CODES.notFound];
  await client.tryRead(
    { method: "DELETE", path, operation: "deleteScript", permission: "scripts", expected },
    z.unknown(),
  );
}

async function deleteBucket(
  client: CloudflareClient,
  { accountId, name }: Pick<AccountPlan, "accountId" | "name">,
): Promise<void> {
  const path = `/accounts/${accountId}/r2/buckets/${name}`;
  const expected = [CODES.noBucket, CODES.bucketNotEmpty];
  const { code } = await client.tryRead(
    { method: "DELETE", path, operation: "deleteBucket", permission: "r2", expected },
    z.unknown(),
  );
  if (code === CODES.bucketNotEmpty)
    throw cloudflareError("conflict", cloudflareTexts.tokens.bucketInUse);
}

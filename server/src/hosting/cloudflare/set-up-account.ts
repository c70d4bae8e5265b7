import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import { CODES, cloudflareError } from "./cloudflare-error.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { encodeRouter, routerDigest } from "./router-script.ts";
import { openZone } from "./open-zone.ts";

/** `name` of the bucket and of the Worker: one pair for each user of ours in each account. */
export type AccountPlan = {
  accountId: string;
  name: string;
  zone: string;
  /** The last part of addresses at workers.dev: a different one when Cloudflare is emulated. */
  workersSuffix: string;
};

/** What was set up; `host` is the Worker's address at workers.dev, '' for an account that has none and uses a zone. */
export type AccountSetUp = { host: string; routerDigest: string };

const { tokens } = cloudflareTexts;

/**
 * Makes the account ready to serve sites: a bucket, the Worker, and its addresses. Existing parts stay, so it can be repeated at any time.
 * Throws ProviderError, which names a missing permission.
 */
export async function setUpAccount(
  client: CloudflareClient,
  plan: AccountPlan,
): Promise<AccountSetUp> {
  const { accountId, name, zone } = plan;
  await makeBucket(client, accountId, name);
  // One Worker serves both a domain and trial addresses, in case the account is added with both.
  const host = await workersHost(client, plan);
  if (host === "" && zone === "") throw cloudflareError("rejected", tokens.noSubdomain);
  const place = { bucket: name, host };
  await uploadRouter(client, { accountId, name, host });
  if (zone === "") await enableWorkersHost(client, plan);
  else await openZone(client, plan);
  return { host, routerDigest: routerDigest(place) };
}

/** Uploads the Worker as it is now. Throws ProviderError. */
export async function uploadRouter(
  client: CloudflareClient,
  { accountId, name, host }: { accountId: string; name: string; host: string },
): Promise<void> {
  const path = `/accounts/${accountId}/workers/scripts/${name}`;
  const body = await encodeRouter({ bucket: name, host });
  await client.read(
    { method: "PUT", path, operation: "uploadScript", permission: "scripts", body },
    z.object({ id: z.string() }),
  );
}

async function makeBucket(client: CloudflareClient, accountId: string, name: string) {
  const path = `/accounts/${accountId}/r2/buckets`;
  const permission = "r2" as const;
  const listed = await client.read(
    { method: "GET", path: `${path}?name_contains=${name}`, operation: "listBuckets", permission },
    z.object({ buckets: z.array(z.object({ name: z.string() })) }),
  );
  if (listed.buckets.some((bucket) => bucket.name === name)) return;
  // Another request of the same user may have created it since.
  const expected = CODES.bucketExists;
  const operation = "createBucket";
  await client.tryRead(
    { method: "POST", path, operation, permission, expected, body: { name } },
    z.unknown(),
  );
}

/**
 * The Worker's address at workers.dev; '' for an account without one. The owner chooses the account's name there, which all its Workers
 * share. Throws ProviderError.
 */
export async function workersHost(
  client: CloudflareClient,
  { accountId, name, workersSuffix }: Omit<AccountPlan, "zone">,
): Promise<string> {
  const path = `/accounts/${accountId}/workers/subdomain`;
  const { result } = await client.tryRead(
    {
      method: "GET",
      path,
      operation: "showSubdomain",
      permission: "scripts",
      expected: [CODES.notFound],
    },
    z.object({ subdomain: z.string() }),
  );
  return result ? `${name}.${result.subdomain}.${workersSuffix}` : "";
}

async function enableWorkersHost(client: CloudflareClient, { accountId, name }: AccountPlan) {
  const path = `/accounts/${accountId}/workers/scripts/${name}/subdomain`;
  const body = { enabled: true, previews_enabled: false };
  await client.read(
    { method: "POST", path, operation: "enableSubdomain", permission: "scripts", body },
    z.unknown(),
  );
}

import { randomUUID } from "node:crypto";
import type { Config } from "../../server/src/config.ts";
import { createCloudflareClient } from "../../server/src/hosting/cloudflare/cloudflare-client.ts";
import { createCloudflareHosting } from "../../server/src/hosting/cloudflare/cloudflare-hosting.ts";
import { setUpAccount } from "../../server/src/hosting/cloudflare/set-up-account.ts";
import { tearDownAccount } from "../../server/src/hosting/cloudflare/tear-down-account.ts";
import { verifyToken } from "../../server/src/hosting/cloudflare/verify-token.ts";
import type { SmokePlace } from "./smoke-targets.ts";

/** DNS and the certificate of a new name take some minutes. */
const PATIENCE_MS = 300_000;

type Keys = { token: string; zone: string; name: string };

/** Sets the token's account up under a name of its own. Throws ProviderError, after it has deleted what it made. */
export async function openSmokeCloudflare(
  { cloudflare, providerTimeoutMs: silenceMs }: Config,
  { token, zone, name }: Keys,
): Promise<SmokePlace> {
  const { apiUrl, workersSuffix, emulator: endpoint } = cloudflare;
  const client = createCloudflareClient({ apiUrl, token, silenceMs });
  const account = await verifyToken(client);
  const plan = { accountId: account.accountId, name, zone, workersSuffix };
  const close = () => tearDownAccount(client, plan);
  const { host: workersHost } = await setUpAccount(client, plan).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const hosting = createCloudflareHosting({
    ...account,
    token,
    bucket: name,
    zone,
    workersHost,
    endpoint,
    silenceMs,
    storedAt: new Date(),
    siteId: randomUUID(),
    siteName: name,
    target: name,
    refreshRouter: async () => undefined,
  });
  return { hosting, patienceMs: PATIENCE_MS, refusesStale: true, close };
}

/** An account at an emulated Cloudflare that is set up, for tests and benchmarks of publishing. */
import { hash } from "node:crypto";
import { createCloudflareClient } from "../src/hosting/cloudflare/cloudflare-client.ts";
import {
  type CloudflareTarget,
  createCloudflareHosting,
  ownPlaceOf,
} from "../src/hosting/cloudflare/cloudflare-hosting.ts";
import { routerSource } from "../src/hosting/cloudflare/router-script.ts";
import { setUpAccount } from "../src/hosting/cloudflare/set-up-account.ts";
import { type VerifiedToken, verifyToken } from "../src/hosting/cloudflare/verify-token.ts";

/** The token of the account's owner. */
export const ownerToken = "cfut_ownerOfTheseSites0000000000000000000000001";

/** The script that the emulator may run. */
export const routerSha256: string = hash("sha256", routerSource);

/** The name of the bucket and of the Worker. */
const sitesName = "mainstreet-0123456789ab";

export const siteId = (n: number): string =>
  `0199aaaa-0000-7000-8000-${String(n).padStart(12, "0")}`;

const zoneOf = (accountId: string) => `agency-${accountId.slice(0, 6)}.localhost`;

export const clientOf = (emulatorUrl: string, as: string = ownerToken) =>
  createCloudflareClient({ apiUrl: `${emulatorUrl}/client/v4`, token: as });

/** Verifies the token and sets its account up with its domain. */
export async function prepareAccount(emulatorUrl: string): Promise<VerifiedToken> {
  const account = await verifyToken(clientOf(emulatorUrl));
  const { accountId } = account;
  await setUpAccount(clientOf(emulatorUrl), {
    accountId,
    name: sitesName,
    zone: zoneOf(accountId),
    workersSuffix: "workers.localhost",
  });
  return account;
}

/** The place of the account's n-th site. */
export const hostingOf = (
  emulatorUrl: string,
  account: VerifiedToken,
  { n = 1, ...more }: Partial<CloudflareTarget> & { n?: number } = {},
) => createCloudflareHosting({ ...targetOf(emulatorUrl, account, n), ...more });

/** The address of the site, without its domains. */
export const sitePlaceOf = (emulatorUrl: string, account: VerifiedToken, n = 1) =>
  ownPlaceOf(targetOf(emulatorUrl, account, n));

const targetOf = (emulatorUrl: string, account: VerifiedToken, n: number) => ({
  ...account,
  token: ownerToken,
  bucket: sitesName,
  endpoint: new URL(emulatorUrl),
  storedAt: new Date(0),
  siteId: siteId(n),
  siteName: `plumbing-boise-${n}`,
  target: `account/plumbing-boise-${n}`,
  zone: zoneOf(account.accountId),
  workersHost: "",
  refreshRouter: async () => undefined,
});

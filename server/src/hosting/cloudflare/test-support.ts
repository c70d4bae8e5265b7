/** Cloudflare for the tests of this folder: an emulator for each test, with an account that is set up. */
import { hash } from "node:crypto";
import { startCloudflareEmulator } from "@mainstreet/emulators/cloudflare/cloudflare-emulator";
import { beforeEach } from "vitest";
import { z } from "zod";
import { emulatorPerTest, publishOf, request, skipPauses } from "../test-support.ts";
import { createCloudflareClient } from "./cloudflare-client.ts";
import { type CloudflareTarget, createCloudflareHosting } from "./cloudflare-hosting.ts";
import { routerSource } from "./router-script.ts";
import { setUpAccount } from "./set-up-account.ts";
import { verifyToken } from "./verify-token.ts";

export const token = "cfut_ownerOfTheseSites0000000000000000000000001";

export const routerSha256 = hash("sha256", routerSource);

export const name = "mainstreet-0123456789ab";

/** The texts of a site of four files, with headers for all. */
export const page = (phone: string) => ({
  "index.html": `<h1>${phone}</h1>`,
  "404.html": "<p>missing</p>",
  "about/index.html": "<p>about</p>",
  "style.css": "h1{}",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n/fonts/*\n  Cache-Control: immutable\n",
});

const zoneOf = (accountId: string) => `agency-${accountId.slice(0, 6)}.localhost`;

export const siteId = (n: number) => `0199aaaa-0000-7000-8000-${String(n).padStart(12, "0")}`;

/** Starts an emulated Cloudflare before each test of the file. */
export function cloudflarePerTest() {
  const { emulator, control } = emulatorPerTest(() => startCloudflareEmulator({ routerSha256 }));
  const clientOf = (as = token) =>
    createCloudflareClient({ apiUrl: `${emulator.url}/client/v4`, token: as });
  /** Workers start again, so that what they remember for five seconds is forgotten. */
  const restartWorkers = () => request(`${emulator.url}/__control/isolates`, { method: "DELETE" });
  return { emulator, control, clientOf, restartWorkers };
}

/** The same with an account whose zone is set up. Pauses are skipped. */
export function cloudflareHostingPerTest() {
  const cloudflare = cloudflarePerTest();
  const { emulator, control, clientOf } = cloudflare;
  let account: Awaited<ReturnType<typeof verifyToken>>;

  beforeEach(async () => {
    account = await verifyToken(clientOf());
    const { accountId } = account;
    const plan = { accountId, name, zone: zoneOf(accountId), workersSuffix: "workers.localhost" };
    await setUpAccount(clientOf(), plan);
    await control.set("conduct", { writeIntervalMs: 0 });
    await control.requests();
  });

  skipPauses();

  const targetOf = (n: number, more: Partial<CloudflareTarget> = {}): CloudflareTarget => ({
    ...account,
    token,
    bucket: name,
    endpoint: new URL(emulator.url),
    storedAt: new Date(0),
    siteId: siteId(n),
    siteName: `plumbing-boise-${n}`,
    target: `account/plumbing-boise-${n}`,
    zone: zoneOf(account.accountId),
    workersHost: "",
    refreshRouter: async () => undefined,
    ...more,
  });
  const hostingOf = (n = 1, more: Partial<CloudflareTarget> = {}) =>
    createCloudflareHosting(targetOf(n, more));

  async function liveSite(texts: Record<string, string>, n = 1) {
    const hosting = hostingOf(n);
    const { siteUrl } = await hosting.prepare();
    const { state } = await hosting.publish(publishOf(texts).input);
    await control.requests();
    return { hosting, siteUrl, state };
  }

  return { ...cloudflare, hostingOf, liveSite, keys: () => keysOf(emulator.url) };
}

/** The keys in the bucket, without account and bucket. */
async function keysOf(url: string): Promise<string[]> {
  const { text } = await request(`${url}/__control/objects`);
  const { keys } = z.object({ keys: z.array(z.string()) }).parse(JSON.parse(text));
  return keys.map((key) => key.split("/").slice(2).join("/"));
}

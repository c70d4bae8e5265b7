/** Cloudflare for the tests of this folder: an emulator for each test, with an account that is set up. */
import { startCloudflareEmulator } from "@mainstreet/emulators/cloudflare/cloudflare-emulator";
import { beforeEach } from "vitest";
import { z } from "zod";
import {
  clientOf,
  hostingOf as hostingAt,
  prepareAccount,
  sitePlaceOf,
  routerSha256,
} from "../../../test/cloudflare-account.ts";
import { emulatorPerTest, publishOf, request, skipPauses } from "../test-support.ts";
import type { CloudflareTarget } from "./cloudflare-hosting.ts";
import type { VerifiedToken } from "./verify-token.ts";

/** The texts of a site of four files, with headers for all. */
export const page = (phone: string) => ({
  "index.html": `<h1>${phone}</h1>`,
  "404.html": "<p>missing</p>",
  "about/index.html": "<p>about</p>",
  "style.css": "h1{}",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n/fonts/*\n  Cache-Control: immutable\n",
});

/** Starts an emulated Cloudflare before each test of the file. */
export function cloudflarePerTest() {
  const { emulator, control } = emulatorPerTest(() => startCloudflareEmulator({ routerSha256 }));
  /** Restarts the Workers, so that their cache of five seconds is empty. */
  const restartWorkers = () => request(`${emulator.url}/__control/isolates`, { method: "DELETE" });
  return {
    emulator,
    control,
    clientOf: (as?: string) => clientOf(emulator.url, as),
    restartWorkers,
  };
}

/** The same with an account whose zone is set up. Pauses are skipped. */
export function cloudflareHostingPerTest() {
  const cloudflare = cloudflarePerTest();
  const { emulator, control } = cloudflare;
  let account: VerifiedToken;

  beforeEach(async () => {
    account = await prepareAccount(emulator.url);
    await control.set("conduct", { writeIntervalMs: 0 });
    await control.requests();
  });

  skipPauses();

  const hostingOf = (n = 1, more: Partial<CloudflareTarget> = {}) =>
    hostingAt(emulator.url, account, { n, ...more });

  async function liveSite(texts: Record<string, string>, n = 1) {
    const hosting = hostingOf(n);
    const { siteUrl } = await hosting.prepare();
    const { state } = await hosting.publish(publishOf(texts).input);
    await control.requests();
    return { hosting, siteUrl, state };
  }

  const ownPlace = () => sitePlaceOf(emulator.url, account);
  return { ...cloudflare, hostingOf, ownPlace, liveSite, keys: () => keysOf(emulator.url) };
}

/** The keys in the bucket, without account and bucket. */
async function keysOf(url: string): Promise<string[]> {
  const { text } = await request(`${url}/__control/objects`);
  const { keys } = z.object({ keys: z.array(z.string()) }).parse(JSON.parse(text));
  return keys.map((key) => key.split("/").slice(2).join("/"));
}

import { expect, test } from "vitest";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import type { HostingState } from "../provider.ts";
import { publishOf } from "../test-support.ts";
import { cloudflareHostingPerTest, page } from "./test-support.ts";

const SITES = 500;
const IN_FLIGHT = 32;
const LATENCY_MS = 30;
const SEEN_WITHIN_MS = 10_000;

const { control, hostingOf } = cloudflareHostingPerTest();

const numbers = Array.from({ length: SITES }, (_, index) => index + 1);

test(`${SITES} sites with one changed file each: no call of the REST API, three writes a site, seen by all in ten seconds`, async () => {
  const states = new Map<number, HostingState>();
  const urls = new Map<number, string>();
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    const hosting = hostingOf(n);
    urls.set(n, (await hosting.prepare()).siteUrl);
    states.set(n, (await hosting.publish(publishOf(page(`old ${n}`)).input)).state);
  });
  await control.requests();
  await control.fault({ match: "* .", when: "before", times: 1_000_000, delayMs: LATENCY_MS });
  const begun = performance.now();
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    const { input } = publishOf(page(`new ${n}`), states.get(n) ?? null);
    await hostingOf(n).publish(input);
  });
  const written = performance.now();
  await control.clearFaults();
  const requests = await control.requests();
  const isNew = async (n: number) =>
    (await control.visit(urls.get(n) ?? "")).text === `<h1>new ${n}</h1>`;
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    await expect.poll(() => isNew(n), { timeout: SEEN_WITHIN_MS }).toBe(true);
  });
  const seen = performance.now();
  console.log(
    `${SITES} changed sites: written in ${Math.round(written - begun)} ms at ${LATENCY_MS} ms latency, all seen ${Math.round(seen - written)} ms later, ${requests.length} requests.`,
  );
  expect(requests.filter((line) => line.includes("/client/"))).toEqual([]);
  expect(requests.filter((line) => line.startsWith("PUT "))).toHaveLength(3 * SITES);
  expect(seen - written).toBeLessThan(SEEN_WITHIN_MS);
});

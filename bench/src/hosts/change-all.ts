import type { HostingState } from "@mainstreet/server/hosting/provider";
import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "../figure.ts";
import {
  type CloudflareSites,
  filesOf,
  publishInputOf,
  readAsVisitor,
} from "./cloudflare-sites.ts";

const SITES = 500;
const IN_FLIGHT = 32;
const LATENCY_MS = 30;
const PATIENCE_MS = 30_000;

const numbers = Array.from({ length: SITES }, (_, index) => index + 1);

type Live = { states: Map<number, HostingState>; urls: Map<number, string> };

/** Changes one file of each of 500 sites, while visitors request pages all the time. */
export async function changeAll(sites: CloudflareSites): Promise<Figure[]> {
  const live = await publishAll(sites);
  // This visit makes the Workers cache the old version for some seconds: the worst case for the measurement.
  await forEachConcurrently(numbers, IN_FLIGHT, (n) =>
    readAsVisitor(sites, live.urls.get(n) ?? ""),
  );
  await sites.requests();
  await sites.delay(LATENCY_MS);
  const begun = performance.now();
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    const input = publishInputOf(filesOf(`new ${n}`), live.states.get(n));
    await sites.hostingOf(n).publish(input);
  });
  const written = performance.now();
  const requests = await sites.requests();
  await untilAllSeen(sites, live);
  const seen = performance.now();
  await sites.delay(0);
  return figuresOf({ requests, writtenMs: written - begun, seenMs: seen - written });
}

type Changed = { requests: string[]; writtenMs: number; seenMs: number };

const inSeconds = (ms: number) => ({ unit: "s" as const, samples: [ms / 1_000] });
const inRequests = (count: number) => ({ unit: "requests" as const, samples: [count] });

function figuresOf({ requests, writtenMs, seenMs }: Changed): Figure[] {
  const rest = requests.filter((line) => line.includes("/client/")).length;
  const writes = requests.filter((line) => line.startsWith("PUT ")).length / SITES;
  const none = { kind: "binding", most: 0 } as const;
  const three = { kind: "binding", most: 3 } as const;
  const tenSeconds = { kind: "binding", most: 10 } as const;
  const conditions = `${IN_FLIGHT} sites at a time, ${LATENCY_MS} ms latency`;
  return [
    { name: `${SITES} sites, one file changed: REST calls`, ...inRequests(rest), limit: none },
    { name: "writes a site", ...inRequests(writes), limit: three },
    { name: "requests a site, reads included", ...inRequests(requests.length / SITES) },
    { name: `all writes, ${conditions}`, ...inSeconds(writtenMs) },
    {
      name: "from the last write until all hosts show it",
      ...inSeconds(seenMs),
      limit: tenSeconds,
    },
  ];
}

async function publishAll(sites: CloudflareSites): Promise<Live> {
  const live: Live = { states: new Map(), urls: new Map() };
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    const hosting = sites.hostingOf(n);
    live.urls.set(n, (await hosting.prepare()).siteUrl);
    live.states.set(n, (await hosting.publish(publishInputOf(filesOf(`old ${n}`)))).state);
  });
  return live;
}

async function untilAllSeen(sites: CloudflareSites, { urls }: Live): Promise<void> {
  const begun = performance.now();
  await forEachConcurrently(numbers, IN_FLIGHT, async (n) => {
    while ((await readAsVisitor(sites, urls.get(n) ?? "")) !== `<h1>new ${n}</h1>`) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`Site ${n} is not updated`);
      await pause(100);
    }
  });
}

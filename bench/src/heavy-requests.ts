import { signup } from "@mainstreet/contract/auth";
import { fileURLToPath } from "node:url";
import { startServerProcess } from "../../server/test/server-process.ts";
import { type Figure, type Report } from "./figure.ts";
import { type LongRunningProgram, startProgram } from "./peers/long-running-program.ts";
import { openLine } from "./reads/drive-http.ts";
import { HEAVY_REQUESTS } from "./reads/heavy-requests.ts";
import { withReadable } from "./reads/readable.ts";
import { residentMemory } from "./resident-memory.ts";
import { ask } from "./use-api.ts";

const ROUNDS = 3;
const AT_ONCE = 30;
/** How many reads a quiet period has. During a burst, reads are sent until it ends, and at least this many. */
const READS = 1_000;
const SAMPLE_MEMORY_MS = 20;
/** With free memory V8 does not collect garbage, so only a bounded heap shows what the requests need (docs/operations.md, Sizing). */
const SMALL_HEAP = "--max-old-space-size=200 --max-semi-space-size=8";

const sendBurst = fileURLToPath(new URL("./reads/send-burst.ts", import.meta.url));

type Read = () => Promise<number>;
type Burst = { times: number[]; memory: number };
type Server = { url: string; pid: number };

/**
 * How much slower a user's reads are while another account sends 30 heavy requests at the same time, by kind of request: the reads during a
 * burst against those of the quiet period before it, and what the server's memory grows by.
 */
export async function heavyRequests(): Promise<Report> {
  return withReadable(1, async ({ settings, sites: [site] }) => {
    if (!site) throw new Error("A site is read.");
    const limited = { ...settings, ROLE: "api", RATE_LIMITS: "on", NODE_OPTIONS: SMALL_HEAP };
    const { url, child, gone } = await startServerProcess(limited);
    const server = { url, pid: child.pid ?? 0 };
    const sender = startProgram(sendBurst, []);
    const line = await openLine({ ...site, url });
    const read = () => timeOf(line.ask);
    try {
      await takeReads(read, READS);
      const figures: Figure[] = [];
      for (const kind of Object.keys(HEAVY_REQUESTS))
        figures.push(...(await measure(kind, { server, sender, read })));
      return { figures, ratios: [], notes: NOTES };
    } finally {
      line.close();
      await sender.stop();
      child.kill("SIGTERM");
      await gone;
    }
  });
}

type Parts = { server: Server; sender: LongRunningProgram; read: Read };

async function measure(kind: string, parts: Parts): Promise<Figure[]> {
  const [medians, p99s, slowest, growth]: number[][] = [[], [], [], []];
  // The first round only warms up: the server compiles what it has never run. The memory of all rounds counts.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const quiet = await takeReads(parts.read, READS);
    const burst = await underBurst(kind, parts);
    growth?.push(burst.memory);
    if (round === 0) continue;
    medians?.push(at(burst.times, 0.5) / at(quiet, 0.5));
    p99s?.push(at(burst.times, 0.99) / at(quiet, 0.99));
    slowest?.push(at(burst.times, 0.99));
  }
  return [
    {
      name: `${kind}, median of reads`,
      unit: "times",
      samples: medians ?? [],
      limit: { kind: "binding", most: 2 },
    },
    {
      name: `${kind}, p99 of reads`,
      unit: "times",
      samples: p99s ?? [],
      limit: { kind: "binding", most: 5 },
    },
    {
      name: `${kind}, p99 of reads`,
      unit: "ms",
      samples: slowest ?? [],
      limit: { kind: "aim", most: 25 },
    },
    {
      name: `${kind}, memory`,
      unit: "MB",
      samples: growth ?? [],
      limit: { kind: "binding", most: 100 },
    },
  ];
}

let accounts = 0;

/** A new account each time, whose budgets are unused. */
async function newAccount(url: string): Promise<string> {
  accounts += 1;
  const body = { name: "Bench", email: `heavy${accounts}@example.com`, password: "correct horse" };
  const { token } = await ask(
    url,
    { method: "POST", path: signup.path, body },
    signup.shapes.response,
  );
  return token;
}

async function underBurst(kind: string, { server, sender, read }: Parts): Promise<Burst> {
  const token = await newAccount(server.url);
  await sender.send(JSON.stringify({ kind, url: server.url, token, times: AT_ONCE }));
  const before = await memoryOf(server.pid);
  const burst = { isOver: false };
  const ended = sender.next().then(() => {
    burst.isOver = true;
  });
  const peak = watchMemory(server.pid, () => burst.isOver);
  const times: number[] = [];
  while (!burst.isOver || times.length < READS) times.push(await read());
  await ended;
  return { times, memory: Math.max(0, (await peak) - before) };
}

async function watchMemory(pid: number, isOver: () => boolean): Promise<number> {
  let peak = 0;
  while (!isOver()) {
    peak = Math.max(peak, await memoryOf(pid));
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MEMORY_MS));
  }
  return peak;
}

async function memoryOf(pid: number): Promise<number> {
  const { processes } = await residentMemory(pid);
  return processes.reduce((sum, size) => sum + size, 0);
}

async function takeReads(read: Read, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await read());
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

const NOTES = [
  `One user reads a campaign as fast as it is answered, over one kept connection; a new account sends ${AT_ONCE} requests at the same time from a process of its own. PostgreSQL, one API process with ${SMALL_HEAP}, rate limits on.`,
  `A round is ${READS} quiet reads, then those of a burst to its end, ${READS} at least. Ratios are of the same round.`,
];

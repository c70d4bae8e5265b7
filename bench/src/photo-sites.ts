import { cities } from "../../scripts/seed/cities.ts";
import { control } from "../../server/test/provider-controls.ts";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "@mainstreet/server/platform/db/database";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";
import { z } from "zod";
import { namePhotos, storePhotos, unfinished } from "../../server/test/pictures/seed-photos.ts";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { startServerProcess } from "../../server/test/server-process.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import { ratioOf, type Report } from "./figure.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { residentMemory } from "./resident-memory.ts";
import { withDataDir } from "./run-sandbox.ts";
import { type BulkVisitor, signUpForRuns } from "./run-visitor.ts";
import { startEmulators } from "./start-emulators.ts";

/** `PHOTO_SITES=100` measures fewer. */
const SITES = Number(process.env["PHOTO_SITES"] || 1_000);
const ROUNDS = 3;
const LATENCY_MS = 30;
/** How many requests to S3 one credential has in flight (server/src/hosting/aws/s3-connection.ts). */
const S3_WIDTH = 32;
/** Different photos; each site shows six of them. */
const PHOTOS = 60;

type Bench = { visitor: BulkVisitor; db: Db; s3Url: string; pid: number };

/** Sites that were live without photos get six each, 36 files, and are published to S3 again. */
export async function photoSites(): Promise<Report> {
  const rounds: Measured[] = [];
  await withProduct(async (bench) => {
    const photos = await storePhotos(bench.db, bench.visitor.userId, PHOTOS);
    for (let round = 1; round <= ROUNDS; round += 1)
      rounds.push(await measureRound(bench, photos, `Plumbing ${round}`));
  });
  return reportOf(rounds);
}

async function withProduct(work: (bench: Bench) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  const emulators = await startEmulators();
  const databaseUrl = await createDatabase(postgres.url);
  try {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        NETLIFY_API_URL: `${emulators.netlifyUrl}/api/v1`,
        AWS_ENDPOINT_URL_S3: emulators.s3Url,
        S3_WEBSITE_SUFFIX: `localhost:${new URL(emulators.s3Url).port}`,
        SIGNUP_CREDITS: String(SITES * ROUNDS),
        RATE_LIMITS: "off",
      });
      const database = await openDatabase({ url: databaseUrl });
      const { s3Url } = emulators;
      try {
        const visitor = await signUpForRuns(server.url);
        const latency = { delayMs: LATENCY_MS, times: Number.MAX_SAFE_INTEGER, when: "before" };
        await control({ url: s3Url }, "faults", { ...latency, match: "* /" });
        await work({ visitor, db: database.db, s3Url, pid: server.child.pid ?? 0 });
      } finally {
        await database.close();
        server.child.kill("SIGTERM");
        await server.gone;
      }
    });
  } finally {
    await emulators.stop();
    await postgres.stop();
  }
}

type Measured = { wall: number; floor: number; cpu: number; files: number; memory: number };

async function measureRound(
  { visitor, db, s3Url, pid }: Bench,
  photos: string[][],
  service: string,
): Promise<Measured> {
  await visitor.run(service, cities(SITES), "aws");
  const ids = await namePhotos(db, service, photos);
  const sentBefore = await requestsTo(s3Url);
  const cpuBefore = await processCpuSeconds(pid);
  const startedAt = performance.now();
  await visitor.giveScript(ids);
  const memory = await memoryUntilLive({ db, pid }, service);
  const wall = (performance.now() - startedAt) / 1_000;
  const cpu = (await processCpuSeconds(pid)) - cpuBefore;
  const requests = (await requestsTo(s3Url)) - sentBefore;
  const floor = (requests * LATENCY_MS) / 1_000 / S3_WIDTH;
  return { wall, floor, cpu, files: requests / SITES, memory };
}

/** The most memory that the server used until all sites were live, in MB. */
async function memoryUntilLive({ db, pid }: Pick<Bench, "db" | "pid">, service: string) {
  for (let most = 0; ; await pause(250)) {
    const { processes } = await residentMemory(pid);
    most = Math.max(most, processes[0] ?? 0);
    const { waiting, failed } = await unfinished(db, service);
    if (failed > 0) throw new Error(`${failed} sites failed`);
    if (waiting === 0) return most;
  }
}

const journal = z.object({ requests: z.array(z.unknown()), dropped: z.number() });

async function requestsTo(emulatorUrl: string): Promise<number> {
  const response = await fetch(`${emulatorUrl}/__control/requests`);
  const { requests, dropped } = journal.parse(await response.json());
  return requests.length + dropped;
}

function reportOf(rounds: Measured[]): Report {
  const of = (name: keyof Measured) => rounds.map((round) => round[name]);
  const ratio = ratioOf("S3: sites with photos / latency floor", of("wall"), of("floor"));
  return {
    figures: [
      { name: `six photos to each of ${SITES} sites`, unit: "s", samples: of("wall") },
      { name: "latency of its requests, 32 at a time", unit: "s", samples: of("floor") },
      { ...ratio, unit: "times", limit: { kind: "binding", most: 2 } },
      { name: "server, CPU", unit: "s", samples: of("cpu") },
      { name: "server, memory at most", unit: "MB", samples: of("memory") },
    ],
    ratios: [],
    notes: [
      `${SITES} sites in one bucket, ${Math.round(rounds[0]?.files ?? 0)} requests each, of which 36 are files of photos of 69 KB on average, from PostgreSQL; one server process, emulators in another, ${LATENCY_MS} ms added to each request.`,
      "From POST /api/campaigns/bulk-update-script until every site is live.",
    ],
  };
}

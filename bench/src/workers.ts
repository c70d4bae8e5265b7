import { cities } from "../../scripts/seed/cities.ts";
import { control } from "../../server/test/provider-controls.ts";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { type ServerProcess, startServerProcess } from "../../server/test/server-process.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import { type Figure, ratioOf, type Report } from "./figure.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { withDataDir } from "./run-sandbox.ts";
import { type BulkVisitor, signUpForRuns } from "./run-visitor.ts";
import { startEmulators } from "./start-emulators.ts";

/** Ten times as many as all workers have in flight together. */
const SITES = 240;
const ROUNDS = 3;
const MANY = 3;
const AT_ONCE = 8;
const LATENCY_MS = 300;

type Settings = Record<string, string>;
type Bench = { settings: Settings; visitor: BulkVisitor };
type Sample = { seconds: number; cpu: number };

/** A bulk run with three workers against the same with one: each waits for a slow provider with eight deployments in flight. */
export async function workers(): Promise<Report> {
  const one = { count: 1, samples: Array<Sample>() };
  const many = { count: MANY, samples: Array<Sample>() };
  await withApi(async (bench) => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { count, samples } of round % 2 === 0 ? [one, many] : [many, one]) {
        const sample = await measureRun(bench, count, `Trade ${round} of ${count}`);
        // The first round only warms up.
        if (round > 0) samples.push(sample);
      }
    }
  });
  return reportOf(one.samples, many.samples);
}

async function withApi(work: (bench: Bench) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  const emulators = await startEmulators();
  try {
    const databaseUrl = await createDatabase(postgres.url);
    await withDataDir(async (dataDir) => {
      const settings = {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        NETLIFY_API_URL: `${emulators.netlifyUrl}/api/v1`,
        AWS_ENDPOINT_URL_S3: emulators.s3Url,
        SIGNUP_CREDITS: String(SITES * 2 * (ROUNDS + 1)),
        DEPLOYMENTS_AT_ONCE: String(AT_ONCE),
      };
      const api = await startServerProcess({ ...settings, ROLE: "api" });
      try {
        const visitor = await signUpForRuns(api.url);
        await control({ url: emulators.netlifyUrl }, "limits", { requestsPerMinute: null });
        const latency = { delayMs: LATENCY_MS, times: Number.MAX_SAFE_INTEGER, when: "before" };
        await control({ url: emulators.netlifyUrl }, "faults", { ...latency, match: "* /api/v1/" });
        await work({ settings, visitor });
      } finally {
        await end(api);
      }
    });
  } finally {
    await emulators.stop();
    await postgres.stop();
  }
}

async function end({ child, gone }: ServerProcess): Promise<void> {
  child.kill("SIGTERM");
  await gone;
}

/** From the click until every site is live, with `count` workers that are ready when it begins. */
async function measureRun({ settings, visitor }: Bench, count: number, service: string) {
  const start = () => startServerProcess({ ...settings, ROLE: "worker" });
  const started = await Promise.all(Array.from({ length: count }, start));
  try {
    const before = await cpuOf(started);
    const startedAt = performance.now();
    await visitor.run(service, cities(SITES), "netlify");
    const seconds = (performance.now() - startedAt) / 1_000;
    return { seconds, cpu: (await cpuOf(started)) - before };
  } finally {
    await Promise.all(started.map(end));
  }
}

async function cpuOf(processes: ServerProcess[]): Promise<number> {
  const each = processes.map(({ child }) => processCpuSeconds(child.pid ?? 0));
  return (await Promise.all(each)).reduce((sum, seconds) => sum + seconds, 0);
}

function reportOf(one: Sample[], many: Sample[]): Report {
  const times = (samples: Sample[]) => samples.map(({ seconds }) => seconds);
  const cpu = (samples: Sample[]) => samples.map((sample) => sample.cpu);
  const faster = ratioOf(`${MANY} workers, times as fast as one`, times(one), times(many));
  const figures: Figure[] = [
    { name: `${SITES} sites with one worker`, unit: "s", samples: times(one) },
    { name: `${SITES} sites with ${MANY} workers`, unit: "s", samples: times(many) },
    { name: "CPU of the one worker", unit: "s", samples: cpu(one) },
    { name: `CPU of the ${MANY} together`, unit: "s", samples: cpu(many) },
    { ...faster, unit: "times", limit: { kind: "binding", least: 2.4 } },
  ];
  return {
    figures,
    ratios: [],
    notes: [
      `PostgreSQL, one API process, workers as processes of their own with ${AT_ONCE} deployments under way each, ${LATENCY_MS} ms added to each request to Netlify, limits off.`,
      "From POST /api/campaigns/bulk until every site is live; the workers have started before.",
    ],
  };
}

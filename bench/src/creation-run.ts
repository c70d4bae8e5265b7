import { cities } from "../../scripts/seed/cities.ts";
import { control } from "../../server/test/provider-controls.ts";
import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";
import { z } from "zod";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { startServerProcess } from "../../server/test/server-process.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import { bareNetlifyDeploy } from "./bare-netlify-deploy.ts";
import { type Figure, ratioOf, type Report } from "./figure.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { type BulkVisitor, signUpForRuns } from "./run-visitor.ts";
import { readySites } from "./ready-sites.ts";
import { type Emulators, startEmulators } from "./start-emulators.ts";
import { withDataDir } from "./run-sandbox.ts";

const SITES = 1_000;
const ROUNDS = 3;
const LATENCY_MS = 30;
/** How many requests to S3 one credential has in flight (server/src/hosting/aws/s3-connection.ts). */
const S3_WIDTH = 32;

type Bench = { emulators: Emulators; visitor: BulkVisitor; pid: number; databaseUrl: string };

/** A bulk run from the click to the last live page, on PostgreSQL with one worker, against what its requests alone take. */
export async function creationRun(): Promise<Report> {
  const measured: Measured = { netlify: [], floor: [], s3: [], s3Floor: [], cpu: [] };
  await withProduct(async (bench) => {
    for (let round = -1; round < ROUNDS; round += 1) {
      const sample = await measureRound(bench, round);
      if (round < 0) continue;
      for (const name of NAMES) measured[name].push(sample[name]);
    }
  });
  return reportOf(measured);
}

const NAMES = ["netlify", "floor", "s3", "s3Floor", "cpu"] as const;
type Measured = Record<(typeof NAMES)[number], number[]>;

async function withProduct(work: (bench: Bench) => Promise<void>): Promise<void> {
  const postgres = await startTestPostgres();
  const emulators = await startEmulators();
  try {
    const databaseUrl = await createDatabase(postgres.url);
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        NETLIFY_API_URL: `${emulators.netlifyUrl}/api/v1`,
        AWS_ENDPOINT_URL_S3: emulators.s3Url,
        S3_WEBSITE_SUFFIX: `localhost:${new URL(emulators.s3Url).port}`,
        SIGNUP_CREDITS: String(SITES * 2 * (ROUNDS + 1)),
        RATE_LIMITS: "off",
      });
      try {
        const visitor = await signUpForRuns(server.url);
        await setUp(emulators);
        await work({ emulators, visitor, pid: server.child.pid ?? 0, databaseUrl });
      } finally {
        server.child.kill("SIGTERM");
        await server.gone;
      }
    });
  } finally {
    await emulators.stop();
    await postgres.stop();
  }
}

async function setUp({ netlifyUrl, s3Url }: Emulators): Promise<void> {
  await control({ url: netlifyUrl }, "limits", { requestsPerMinute: null });
  const latency = { delayMs: LATENCY_MS, times: Number.MAX_SAFE_INTEGER, when: "before" };
  await control({ url: netlifyUrl }, "faults", { ...latency, match: "* /api/v1/" });
  await control({ url: s3Url }, "faults", { ...latency, match: "* /" });
}

async function measureRound(
  { emulators, visitor, pid, databaseUrl }: Bench,
  round: number,
): Promise<Record<keyof Measured, number>> {
  // A new service for each: the sites of a round are compared with each other, and with no others.
  const rows = cities(SITES);
  const before = await processCpuSeconds(pid);
  const netlify = await seconds(() => visitor.run(`Plumbing ${round + 2}`, rows, "netlify"));
  const cpu = (await processCpuSeconds(pid)) - before;
  const sites = await readySites(databaseUrl, `Plumbing ${round + 2}`);
  const place = { apiUrl: `${emulators.netlifyUrl}/api/v1`, token: "nfp_benchmarkFloor000001" };
  const floor = await seconds(() =>
    forEachConcurrently(sites, SITES_IN_FLIGHT, ({ name, files }) =>
      bareNetlifyDeploy(place, { name: `bare-${round + 1}-${name}`.slice(0, 60), files }),
    ),
  );
  const sentBefore = await requestsTo(emulators.s3Url);
  const s3 = await seconds(() => visitor.run(`Roofing ${round + 2}`, rows, "aws"));
  const requests = (await requestsTo(emulators.s3Url)) - sentBefore;
  return { netlify, floor, s3, s3Floor: (requests * LATENCY_MS) / 1_000 / S3_WIDTH, cpu };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

const journal = z.object({ requests: z.array(z.unknown()), dropped: z.number() });

async function requestsTo(emulatorUrl: string): Promise<number> {
  const response = await fetch(`${emulatorUrl}/__control/requests`);
  const { requests, dropped } = journal.parse(await response.json());
  return requests.length + dropped;
}

function reportOf({ netlify, floor, s3, s3Floor, cpu }: Measured): Report {
  const netlifyRatio = ratioOf("Netlify: run / floor", netlify, floor);
  const s3Ratio = ratioOf("S3: run / latency floor", s3, s3Floor);
  const figures: Figure[] = [
    {
      name: `${SITES} sites to Netlify`,
      unit: "s",
      samples: netlify,
      limit: { kind: "aim", most: 10 },
    },
    { name: "the same requests sent bare, files ready", unit: "s", samples: floor },
    { name: "worker, CPU for the run to Netlify", unit: "s", samples: cpu },
    { name: `${SITES} sites to S3`, unit: "s", samples: s3, limit: { kind: "aim", most: 10 } },
    { name: "latency of its requests, 32 at a time", unit: "s", samples: s3Floor },
  ];
  return {
    figures: [
      ...figures,
      { ...netlifyRatio, unit: "times", limit: { kind: "binding", most: 2 } },
      { ...s3Ratio, unit: "times", limit: { kind: "binding", most: 1.6 } },
    ],
    ratios: [],
    notes: [
      `${SITES} cities of one service, PostgreSQL, one server process (API and worker), emulators in another, ${LATENCY_MS} ms added to each request, limits off.`,
      `From POST /api/campaigns/bulk until every site is live. The bare client sends ${SITES_IN_FLIGHT} sites at a time.`,
    ],
  };
}

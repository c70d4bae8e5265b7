import { fileURLToPath } from "node:url";
import { startServerProcess } from "../../server/test/server-process.ts";
import { type Figure, ratioOf, type Report } from "./figure.ts";
import { type StandingProgram, startProgram } from "./peers/standing-program.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { type Asked, askOnce, driveHttp } from "./reads/drive-http.ts";
import { type Readable, withReadable } from "./reads/readable.ts";
import type { Statement } from "./reads/statement.ts";

const ROUNDS = 7;
const CONNECTIONS = 32;
const REQUESTS = 3_000;
/** CPU is counted in hundredths of a second, and of these each takes little. */
const RAW_REQUESTS = 15_000;

const rawHttpServer = fileURLToPath(new URL("./reads/raw-http-server.ts", import.meta.url));
const bareQueries = fileURLToPath(new URL("./reads/bare-queries.ts", import.meta.url));

/** `cpu`: of the process that answers, in µs for each request; the others in ms. */
type Sample = { cpu: number; p50: number; p99: number };
type Way = { measure(): Promise<Sample>; samples: Sample[] };

/**
 * Reading one campaign with its session, against bare `node:http` that answers the same bytes, against its statements one
 * after another, and against the one of them that reads the campaign.
 */
export async function apiReads(): Promise<Report> {
  return withReadable(CONNECTIONS, async ({ settings, sites, statements }) => {
    const server = await startServerProcess({ ...settings, ROLE: "api" });
    const bareQuery = statements.filter(readsCampaign);
    if (bareQuery.length !== 1) throw new Error("One statement reads the campaign.");
    const api = sites.map((site) => ({ ...site, url: server.url }));
    const raw = startProgram(rawHttpServer, []);
    const bare = startProgram(bareQueries, []);
    const query = startProgram(bareQueries, []);
    try {
      const ways = {
        api: wayOver(api, { requests: REQUESTS, pid: server.child.pid ?? 0 }),
        raw: wayOver(await tellAnswer(raw, api), { requests: RAW_REQUESTS, pid: raw.pid }),
        bare: await wayOfStatements(bare, settings, statements),
        query: await wayOfStatements(query, settings, bareQuery),
      };
      await takeTurns(Object.values(ways));
      return reportOf(ways, statements);
    } finally {
      await Promise.all([raw.stop(), bare.stop(), query.stop()]);
      server.child.kill("SIGTERM");
      await server.gone;
    }
  });
}

type Driven = { requests: number; pid: number };

function wayOver(asked: readonly Asked[], { requests, pid }: Driven): Way {
  return wayOf({ requests, pid }, () => driveHttp(asked, requests));
}

function wayOf({ requests, pid }: Driven, drive: () => Promise<number[]>): Way {
  async function measure(): Promise<Sample> {
    const before = await processCpuSeconds(pid);
    const times = (await drive()).toSorted((one, other) => one - other);
    const cpu = (((await processCpuSeconds(pid)) - before) * 1_000_000) / requests;
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return { cpu, p50: at(0.5), p99: at(0.99) };
  }
  return { measure, samples: [] };
}

/** Lets the bare server answer what the API does; where it is. */
async function tellAnswer(raw: StandingProgram, api: readonly Asked[]): Promise<Asked[]> {
  const [first] = api;
  if (!first) throw new Error("Nobody asks");
  const { head, body } = await askOnce(first);
  const fields = head.split("\r\n").slice(1);
  const headers = Object.fromEntries(fields.map((field) => field.split(/: (.*)/s).slice(0, 2)));
  // Every server writes these itself.
  for (const own of ["Date", "Connection", "Keep-Alive"]) delete headers[own];
  const { said: url } = await raw.ask(JSON.stringify({ headers, body }));
  return api.map((asked) => ({ ...asked, url }));
}

const readsCampaign = ({ text }: Statement) => /from "campaigns"/u.test(text);

async function wayOfStatements(
  bare: StandingProgram,
  { DATABASE_URL }: Readable["settings"],
  statements: Statement[],
): Promise<Way> {
  await bare.ask(JSON.stringify({ url: DATABASE_URL, statements }));
  const round = JSON.stringify({ connections: CONNECTIONS, requests: REQUESTS });
  return wayOf({ requests: REQUESTS, pid: bare.pid }, async () =>
    JSON.parse((await bare.ask(round)).said),
  );
}

/** In turns, every other round backwards. The first round only warms up. */
async function takeTurns(ways: Way[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { measure, samples } of round % 2 === 0 ? ways : ways.toReversed()) {
      const sample = await measure();
      if (round > 0) samples.push(sample);
    }
  }
}

type Ways = Record<"api" | "raw" | "bare" | "query", Way>;

function reportOf(ways: Ways, statements: readonly Statement[]): Report {
  const of = (way: keyof Ways, value: keyof Sample) =>
    ways[way].samples.map((sample) => sample[value]);
  const share = ratioOf("of its CPU bare node:http takes", of("raw", "cpu"), of("api", "cpu"));
  const slower = ratioOf(
    "p99 of a read / p99 of the bare query for its campaign",
    of("api", "p99"),
    of("query", "p99"),
  );
  const percent = share.samples.map((sample) => sample * 100);
  const figures: Figure[] = [
    { name: "a read, CPU of the API process", unit: "µs", samples: of("api", "cpu") },
    {
      name: "its statements one after another, CPU of their process",
      unit: "µs",
      samples: of("bare", "cpu"),
    },
    { name: "bare node:http, CPU", unit: "µs", samples: of("raw", "cpu") },
    { name: share.name, unit: "%", samples: percent, limit: { kind: "binding", least: 10 } },
    { name: "the same", unit: "%", samples: percent, limit: { kind: "aim", least: 25 } },
    { ...slower, unit: "times", limit: { kind: "binding", most: 3 } },
    ...(["api", "bare", "query", "raw"] as const).flatMap((way): Figure[] => [
      { name: `${way}, p50`, unit: "ms", samples: of(way, "p50") },
      { name: `${way}, p99`, unit: "ms", samples: of(way, "p99") },
    ]),
  ];
  return {
    figures,
    ratios: [],
    notes: [
      `GET /api/campaigns/:id of a site that is live, ${CONNECTIONS} users with a connection each who ask again as soon as they are answered, PostgreSQL, one API process, requests not logged, reads not counted.`,
      `The bare queries are asked by ${CONNECTIONS} at a time, too, on a pool of 20 connections, as the server has.`,
      `Its ${statements.length} statements: ${statements.map(({ text }) => text.slice(0, 40)).join(" | ")}`,
      `A round is ${REQUESTS} reads (bare node:http: ${RAW_REQUESTS}). The client is this process.`,
    ],
  };
}

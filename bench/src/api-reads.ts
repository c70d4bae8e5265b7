import { startServerProcess } from "../../server/test/server-process.ts";
import type { Report } from "./figure.ts";
import { processCpuSeconds } from "./process-cpu.ts";
import { driveHttp } from "./reads/drive-http.ts";
import { withReadable } from "./reads/readable.ts";

const ROUNDS = 7;
const CONNECTIONS = 32;
const REQUESTS = 3_000;

/** `cpu`: of the API process, in µs for each request; the others in ms. */
type Sample = { cpu: number; p50: number; p99: number };

/** Reading one campaign with its session. */
export async function apiReads(): Promise<Report> {
  return withReadable(CONNECTIONS, async ({ settings, sites }) => {
    const server = await startServerProcess({ ...settings, ROLE: "api" });
    const { pid = 0 } = server.child;
    const samples: Sample[] = [];
    try {
      for (let round = 0; round <= ROUNDS; round += 1) {
        const before = await processCpuSeconds(pid);
        const times = await driveHttp(
          sites.map((site) => ({ ...site, url: server.url })),
          REQUESTS,
        );
        const cpu = (((await processCpuSeconds(pid)) - before) * 1_000_000) / REQUESTS;
        // The first round only warms up.
        if (round > 0) samples.push({ cpu, ...percentilesOf(times) });
      }
    } finally {
      server.child.kill("SIGTERM");
      await server.gone;
    }
    return reportOf(samples);
  });
}

function percentilesOf(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function reportOf(samples: Sample[]): Report {
  return {
    figures: [
      {
        name: "reads a second a core of the API process",
        unit: "reads/s",
        samples: samples.map(({ cpu }) => 1_000_000 / cpu),
        limit: { kind: "binding", least: 600 },
      },
      { name: "CPU of a read", unit: "µs", samples: samples.map(({ cpu }) => cpu) },
      { name: "p50", unit: "ms", samples: samples.map(({ p50 }) => p50) },
      { name: "p99", unit: "ms", samples: samples.map(({ p99 }) => p99) },
    ],
    ratios: [],
    notes: [
      `GET /api/campaigns/:id of a site that is live, ${CONNECTIONS} users with a connection each who send the next request as soon as they have the response, PostgreSQL, one API process, requests not logged, reads not counted.`,
      `A round is ${REQUESTS} reads. The client is this process.`,
    ],
  };
}

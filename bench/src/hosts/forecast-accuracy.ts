import { control } from "../../../server/test/provider-controls.ts";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { AccountReading, Publication } from "@mainstreet/contract/hosts/forecast";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { unusedWindow } from "@mainstreet/contract/hosts/rate-windows";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../../../server/test/postgres-databases.ts";
import { startServerProcess } from "../../../server/test/server-process.ts";
import { startTestPostgres } from "../../../server/test/start-test-postgres.ts";
import type { Figure, Report } from "../figure.ts";
import { withDataDir } from "../run-sandbox.ts";
import { type Emulators, startEmulators } from "../start-emulators.ts";
import { type Publisher, signUpPublisher } from "./publications.ts";

/** What the forecasts assume of S3 and R2 (contract: request-time.ts). */
const LATENCY_MS = 150;
/** How far the time of a publication may differ from its forecast, in percent. */
const MOST_MISS = 20;

/** How long Netlify's minute and day last in a case: sites mostly wait for the end of one of them. */
type Scale = { minuteMs: number; dayMs: number };
type Case = { type: DeploymentType; sites: number; scale?: Scale };

/** A minute of two seconds; a day that ends soon after the hundred calls that 50 new sites take. */
const MINUTES: Scale = { minuteMs: 2_000, dayMs: 130_000 };
/** A day that lasts a minute: much longer than the calls of a day take. */
const DAYS: Scale = { minuteMs: 20, dayMs: 60_000 };

const CASES: readonly Case[] = [
  { type: "aws", sites: 50 },
  { type: "cloudflare", sites: 50 },
  { type: "netlify", sites: 50, scale: MINUTES },
  { type: "aws", sites: 500 },
  { type: "cloudflare", sites: 500 },
  { type: "netlify", sites: 500, scale: DAYS },
  { type: "aws", sites: 5_000 },
  { type: "cloudflare", sites: 5_000 },
];

/**
 * Compares the forecasts that the forms show with the time that publications take at the emulated hosts. `FORECAST_CASES=aws-50,…` chooses
 * some.
 */
export async function forecastAccuracy(): Promise<Report> {
  const chosen = process.env["FORECAST_CASES"]?.split(",");
  const cases = CASES.filter(({ type, sites }) => chosen?.includes(`${type}-${sites}`) ?? true);
  const credits = cases.reduce((sum, { sites }) => sum + sites, 0);
  const figures: Figure[] = [];
  await withProduct(credits, async (emulators, publisher) => {
    for (const each of cases) figures.push(...(await measure(emulators, publisher, each)));
  });
  return { figures, ratios: [], notes: NOTES };
}

const NOTES = [
  "Each publication once: new sites by a run, then a change of all of them by a bulk edit. PostgreSQL, one server process, emulators in another.",
  `S3 and R2 answer after ${LATENCY_MS} ms. Netlify has 3 deploys a minute and 100 a day, in which a minute lasts 2 s for 50 sites, and a day a minute for 500.`,
  "“At half”: what the run itself forecast when half of its sites were live.",
];

async function withProduct(
  credits: number,
  work: (emulators: Emulators, publisher: Publisher) => Promise<void>,
): Promise<void> {
  const postgres = await startTestPostgres();
  const emulators = await startEmulators();
  try {
    const DATABASE_URL = await createDatabase(postgres.url);
    await withDataDir(async (DATA_DIR) => {
      const server = await startServerProcess({
        DATA_DIR,
        DATABASE_URL,
        NETLIFY_API_URL: `${emulators.netlifyUrl}/api/v1`,
        AWS_ENDPOINT_URL_S3: emulators.s3Url,
        S3_WEBSITE_SUFFIX: `localhost:${new URL(emulators.s3Url).port}`,
        CLOUDFLARE_API_URL: `${emulators.cloudflareUrl}/client/v4`,
        SIGNUP_CREDITS: String(credits),
      });
      try {
        const publisher = await signUpPublisher(server.url);
        await slowDown(emulators);
        await work(emulators, publisher);
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

async function slowDown({ s3Url, cloudflareUrl }: Emulators): Promise<void> {
  const fault = { delayMs: LATENCY_MS, times: Number.MAX_SAFE_INTEGER, when: "before" };
  for (const url of [s3Url, cloudflareUrl])
    await control({ url }, "faults", { ...fault, match: "* /" });
}

async function measure(
  { netlifyUrl }: Emulators,
  publisher: Publisher,
  { type, sites, scale }: Case,
): Promise<Figure[]> {
  const service = `${type} ${sites}`;
  const isScaled = scale !== undefined;
  const limits = { requestsPerMinute: null, deploysPerMinute: 3, deploysPerDay: 100, ...scale };
  if (isScaled) await control({ url: netlifyUrl }, "limits", limits);
  const account = isScaled ? readingOf(scale) : undefined;
  const expected = (isNew: boolean) => forecastMs(type, { sites, isNew }, account);
  const first = await publisher.publishNew(service, sites, type);
  const ofFirst = figuresOf(`${service} new`, expected(true), first.ms);
  // The next publication must begin with unused limits. The last window began later than the run, by the delays of all windows before it.
  if (isScaled) await pause(scale.dayMs);
  const changed = await publisher.change(service);
  const ofChange = figuresOf(`${service} changed`, expected(false), changed);
  if (isScaled) await pause(scale.dayMs);
  const atHalf = miss(first.atHalfMs, first.ms);
  return [
    ...ofFirst,
    ...ofChange,
    { name: `${service} new, at half`, unit: "%", samples: [atHalf] },
  ];
}

const readingOf = ({ minuteMs, dayMs }: Scale): AccountReading => ({
  windows: [
    unusedWindow({ of: "deploys", limit: 3, windowMs: minuteMs }),
    unusedWindow({ of: "deploys", limit: 100, windowMs: dayMs }),
  ],
});

const forecastMs = (type: DeploymentType, publication: Publication, account?: AccountReading) =>
  forecasters[type].forecast(publication, account).time.ms;

const miss = (forecast: number, end: number) => (Math.abs(forecast - end) / end) * 100;

function figuresOf(name: string, forecast: number, end: number): Figure[] {
  console.log(`${name}: forecast ${seconds(forecast)}, ended ${seconds(end)}`);
  const limit = { kind: "binding", most: MOST_MISS } as const;
  return [
    { name: `${name}, forecast`, unit: "s", samples: [forecast / 1_000] },
    { name: `${name}, end`, unit: "s", samples: [end / 1_000] },
    { name: `${name}, miss`, unit: "%", samples: [miss(forecast, end)], limit },
  ];
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

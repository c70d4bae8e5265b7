import { audit } from "@mainstreet/server/auditor/audit";
import { cpuOf } from "../../server/test/big-accounts/database-cpu.ts";
import { ROUNDS } from "../../server/test/big-accounts/rounds.ts";
import { type Served, serveAccounts } from "../../server/test/big-accounts/serve-accounts.ts";
import { MILLION, seededToken, type Sizes } from "../../server/test/big-accounts/sizes.ts";
import { type SeededWords, seededWordsOf } from "../../server/test/big-accounts/words-of.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import { type Figure, ratioOf, type Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { seededDatabase } from "./seeded-database.ts";

/** Each ordinary user has as many campaigns, 95, as in the million. */
const TEN_THOUSAND: Sizes = { campaigns: 10_000, users: 100 };
const SAMPLES = 9;
/** Each sample has other users, for whom nothing was requested before. */
const USERS_A_SAMPLE = 5;
const MOST_TIMES = 3;

/** What each screen of the dashboard requests; `$word` stands for what its user has. */
const SCREENS: Readonly<Record<string, string>> = {
  dashboard: "/api/dashboard-metrics",
  map: "/api/campaigns/map",
  services: "/api/service-summary",
  "list of a service": "/api/campaigns-by-service?service=$service&limit=100",
  "list of all": "/api/campaigns?limit=100",
  "list by city": "/api/campaigns?limit=100&sort=city",
  "filtered list": "/api/campaigns?limit=100&deployed=false&deploymentType=netlify",
  search: "/api/campaigns?limit=100&q=san",
  "search for nothing there": "/api/campaigns?limit=100&q=zzyzx",
  "select all": "/api/campaigns/selection",
  campaign: "/api/campaigns/$campaign",
  runs: "/api/creation-runs",
  run: "/api/creation-runs/$run?limit=100",
  credits: "/api/credits/history",
  payments: "/api/payments/history/$userId",
  settings: "/api/netlify-tokens",
};

/**
 * Every screen in a database of a million campaigns over 10,000 users against one of 10,000 over 100, by the processor
 * time that the database takes for an ordinary user; the user with 50,000 campaigns, the rounds of a worker and the auditor there.
 */
export async function bigAccounts(): Promise<Report> {
  const postgres = await startTestPostgres();
  const served: Served[] = [];
  try {
    for (const sizes of [TEN_THOUSAND, MILLION])
      served.push(await serveAccounts(await seededDatabase(postgres.url, sizes)));
    const [small, large] = served;
    if (!small || !large) throw new Error("Both databases are there.");
    return await measure(small, large);
  } finally {
    for (const one of served) await one.close();
    await postgres.stop();
  }
}

async function measure(small: Served, large: Served): Promise<Report> {
  const figures: Figure[] = [];
  for (const [screen, path] of Object.entries(SCREENS))
    figures.push(...(await growthOf(screen, path, { small, large })));
  for (const [screen, path] of Object.entries(SCREENS))
    figures.push(await timeOfFirst(large, screen, path));
  for (const [round, work] of Object.entries(ROUNDS))
    figures.push(await timed(`a worker ${round}`, () => work(large.deps)));
  figures.push(await timeAudit(large));
  return { figures, ratios: [], notes: NOTES };
}

type Both = { small: Served; large: Served };

async function growthOf(screen: string, path: string, { small, large }: Both): Promise<Figure[]> {
  const less = looksAt(small, path);
  const more = looksAt(large, path);
  await interleave([less.second, more.second], SAMPLES);
  const times = (name: string, look: "first" | "second"): Omit<Figure, "limit"> => {
    const [over, under] = [more, less].map((looks) => looks[look].samples.slice(-SAMPLES));
    return { ...ratioOf(`${screen}, ${name}`, over ?? [], under ?? []), unit: "times" };
  };
  const limit = { most: MOST_TIMES };
  return [
    { name: `${screen}, CPU of the database`, unit: "ms", samples: more.second.samples },
    { ...times("against 10,000 campaigns", "second"), limit: { kind: "binding", ...limit } },
    { ...times("the same at the first look", "first"), limit: { kind: "aim", ...limit } },
  ];
}

/**
 * How much of the database's processor time a screen takes at the first and at the second request of some users, in ms for each request.
 */
function looksAt(served: Served, path: string) {
  let user = 0;
  const first: number[] = [];
  const second = contender(async () => {
    const ms = { first: 0, second: 0 };
    for (let count = 0; count < USERS_A_SAMPLE; count += 1) {
      user += 1;
      const visit = { served, user, url: filled(path, await seededWordsOf(served.deps.db, user)) };
      const cpu = await cpuOf(served.deps.db);
      for (const look of ["first", "second"] as const) {
        const before = cpu();
        await ask(visit);
        ms[look] += (cpu() - before) / USERS_A_SAMPLE;
      }
    }
    first.push(ms.first);
    return ms.second;
  });
  return { first: { samples: first }, second };
}

type Visit = { served: Served; user: number; url: string };

async function ask({ served, user, url }: Visit): Promise<void> {
  const headers = { authorization: `Bearer ${seededToken(user)}` };
  const { statusCode, body } = await served.app.inject({ url, headers });
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}: ${body}`);
}

function filled(path: string, words: SeededWords): string {
  return path.replaceAll(/\$\w+/g, (name) => {
    const [, value = ""] = Object.entries(words).find(([word]) => `$${word}` === name) ?? [];
    return encodeURIComponent(value);
  });
}

/** The time of the whole response of the API. */
async function timeOfFirst(served: Served, screen: string, path: string): Promise<Figure> {
  const url = filled(path, await seededWordsOf(served.deps.db, 0));
  return timed(`${screen} of the user with 50,000`, () => ask({ served, user: 0, url }));
}

async function timed(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const one = contender(async () => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  });
  await interleave([one], SAMPLES);
  return { name, unit: "ms", samples: one.samples };
}

/** Measured only once, since the audit reads everything. */
async function timeAudit({ deps }: Served): Promise<Figure> {
  const startedAt = performance.now();
  const findings = await audit(deps.db);
  if (findings.length > 0)
    throw new Error(`The seeded accounts are not sound: ${findings[0]?.message}`);
  return { name: "auditor", unit: "s", samples: [(performance.now() - startedAt) / 1_000] };
}

const NOTES = [
  "Both databases on one PostgreSQL, as it comes (128 MB of shared buffers), filled and vacuumed by the same program; 95 campaigns of each ordinary user.",
  "Screens: what PostgreSQL's processes take, the mean over five users whom nobody asked for before, at their second look. The first brings their pages into its own memory, which the smaller database fits in whole.",
  "The user with 50,000: whole answers of the API, in this process. A worker's rounds: when there is nothing to do but the line of 1,000 at one account.",
];

import type { Db } from "../../server/src/platform/db/database.ts";
import { type Served, serveAccounts } from "../../server/test/big-accounts/serve-accounts.ts";
import { FIFTY_THOUSAND, seededToken } from "../../server/test/big-accounts/sizes.ts";
import { seededWordsOf } from "../../server/test/big-accounts/words-of.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import type { Figure, Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { seededDatabase } from "./seeded-database.ts";

const ROUNDS = 40;
/** Issue M: the limit, as a multiple of the p99 of the default list in the same run. */
const MOST_TIMES = 5;

/** How a list is narrowed and searched; `$often` and `$all` are labels of half and of all sites, `$seldom` of 3 %. */
const SEARCHES: Readonly<Record<string, string>> = {
  "a seldom label": "labels=$seldom",
  "a label of half the sites": "labels=$often",
  "a label of all sites": "labels=$all",
  "three labels": "labels=$all,$often,$seldom",
  "no business": "businessId=none",
  host: "deploymentType=aws",
  "failed deployments": "deploymentStatus=failed",
  theme: "theme=classic",
  trade: "trade=plumbing",
  "fields that are there and not": "has=email&hasNot=cta",
  "created in half a year": "createdFrom=2026-01-01&createdTo=2026-06-30",
  "changed since": "updatedSince=2026-06-01T00:00:00Z",
  city: "city=Chicago",
  "a word of few sites": "q=winston",
  "a word of many": "q=plumbing",
  "a word of none": "q=zzyzx",
  "a phone number": "q=336-555-0142",
  "ten letters": "q=a+e+i+o+s+t+r+n+l+5",
  "all together": "sort=name&labels=$often&hasNot=cta&q=roof&deployed=true&state=CA",
  "by business": "sort=business",
};

/** Pages far down a list, without its counts. */
const JUMPS: Readonly<Record<string, string>> = {
  "a jump to row 25,000": "sort=updated&offset=25000",
  "a jump to the end": "sort=updated&offset=49800",
  "a jump to the end of the newest": "sort=created&offset=49800",
  "a jump to the end by name": "sort=name&offset=49800",
  "a jump to row 25,000 by state": "sort=state&offset=25000",
  "a jump to row 25,000 by business": "sort=business&offset=25000",
  "a jump in a search": "sort=name&q=netlify&offset=25000",
};

/** Lists of a user with 50,000 sites: searched and filtered against the default one, in the same rounds. */
export async function findSites(): Promise<Report> {
  const postgres = await startTestPostgres();
  try {
    const served = await serveAccounts(await seededDatabase(postgres.url, FIFTY_THOUSAND));
    try {
      return await measure(served);
    } finally {
      await served.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(served: Served): Promise<Report> {
  const { db } = served.deps;
  const { userId } = await seededWordsOf(db, 0);
  const labels = await giveLabels(db, userId);
  const get = (path: string) => contender(() => timed(served, filled(path, labels)));
  const whole = get(`${FIRST_PAGE}&sort=updated`);
  const paths = [
    ...Object.entries(SEARCHES).map(([name, query]) => [name, `${FIRST_PAGE}&${query}`] as const),
    ...Object.entries(JUMPS).map(([name, query]) => [name, `/page?limit=200&${query}`] as const),
  ];
  const others = paths.map(([name, path]) => ({ name, ...get(path) }));
  await interleave([whole, ...others], ROUNDS);
  const base = p99(whole.samples);
  const figures = others.map(({ name, samples }): Figure => ({
    name: `${name}, p99 against the default list's`,
    unit: "times",
    samples: [p99(samples) / base],
    limit: { kind: "binding", most: MOST_TIMES },
  }));
  return {
    figures: [
      { name: "the default list", unit: "ms", samples: whole.samples },
      { name: "its p99", unit: "ms", samples: [base] },
      ...others.map(({ name, samples }): Figure => ({ name, unit: "ms", samples })),
      ...figures,
    ],
    ratios: [],
    notes: [
      `A user with 50,000 sites and 526 with 95 each, PostgreSQL as it comes, the API in this process. ${ROUNDS} rounds, each list once in each; of so many the p99 is the slowest but those of the warm-up.`,
      "Each response is the first page of 60 sites, with the total, the counts by status, and the cities and states to choose from; a jump is answered by 200 sites without counts.",
    ],
  };
}

/** Names of labels, and the ids that stand for them in a query. */
type Labels = Readonly<Record<string, string>>;

async function giveLabels(db: Db, userId: string): Promise<Labels> {
  await db.transaction(async (tx) => {
    await tx.execute("set local statement_timeout = 0");
    await tx.execute(`
      insert into labels (id, user_id, name, colour)
      select gen_random_uuid(), '${userId}', name, 'red' from unnest(array['all', 'often']) name`);
    await tx.execute(`
      insert into campaign_labels (user_id, label_id, campaign_id)
      select c.user_id, l.id, c.id from campaigns c join labels l on l.user_id = c.user_id
      where c.user_id = '${userId}' and (l.name = 'all' or (l.name = 'often' and right(c.site_key, 1) < '8'))`);
  });
  await db.execute("vacuum (analyze) campaign_labels");
  const { rows } = await db.execute<{ name: string; id: string }>(
    `select name, id from labels where user_id = '${userId}'`,
  );
  return Object.fromEntries(
    rows.map(({ name, id }) => [name === "Client A" ? "seldom" : name, id]),
  );
}

const FIRST_PAGE = "?limit=60";

const filled = (query: string, labels: Labels) =>
  query.replaceAll(/\$(\w+)/g, (_, name: string) => labels[name] ?? "");

async function timed({ app }: Served, path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await app.inject({
    url: `/api/campaigns${path}`,
    headers: { authorization: `Bearer ${seededToken(0)}` },
  });
  const ms = performance.now() - startedAt;
  if (response.statusCode !== 200)
    throw new Error(`${path} responded with ${response.statusCode}: ${response.body}`);
  return ms;
}

function p99(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

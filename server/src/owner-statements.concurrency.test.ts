import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import { securityEventLabels } from "@mainstreet/contract/security-events";
import { SHARED_PAGE } from "@mainstreet/contract/view-links";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announcePayment, announceRefund } from "../test/announce-payment.ts";
import { EVENTS_OF_ROUTES, RECORDED_ELSEWHERE } from "../test/events-of-routes.ts";
import { endOfDeployment, PLUMBING, type Product, startProduct } from "../test/harness.ts";
import { startMailbox, type TestMailbox } from "../test/mailbox.ts";
import { type OwnPostgres, startOwnPostgres } from "../test/own-postgres.ts";
import { prepareDatabase } from "../test/prepare-database.ts";
import { followEveryLink } from "../test/tenancy/follow-every-link.ts";
import { OWNER_STATEMENTS } from "../test/tenancy/owner-statements.ts";
import { tokenAfter } from "../test/tenancy/token-after.ts";
import { signInEveryWay } from "../test/tenancy/use-second-factor.ts";
import { filled } from "../test/tenancy/fill-row.ts";
import { type Row, ROWS } from "../test/tenancy/rows.ts";
import { addSession } from "../test/tenancy/session-makers.ts";
import { makersFor, makeWorld, type Tenant } from "../test/tenancy/world.ts";
import { dispatchRuns } from "./features/creation-runs/dispatch-runs.ts";
import { requeueStranded } from "./features/deployments/requeue-stranded.ts";
import { pollDomains } from "./features/domains/poll-domains.ts";
import { sweepProofs } from "./features/domains/proofs.ts";
import { sweepOrders } from "./features/payments/sweep-orders.ts";
import { sweepRefunds } from "./features/refunds/sweep-refunds.ts";
import { sweepBlobs } from "./features/site-history/sweep-blobs.ts";
import { sweepPictures } from "./features/pictures/sweep-pictures.ts";
import { openDatabase } from "./platform/db/open-database.ts";

/** PostgreSQL itself records which role ran a statement, so no code of ours can miss one. */
let postgres: OwnPostgres;
let product: Product;
let admin: Client;
let mailbox: TestMailbox;

beforeAll(async () => {
  postgres = await startOwnPostgres(["shared_preload_libraries=pg_stat_statements"]);
  await prepareDatabase({ url: postgres.url });
  const address = new URL(postgres.adminUrl);
  address.pathname = new URL(postgres.url).pathname;
  admin = new Client({ connectionString: address.href });
  await admin.connect();
  await admin.query("create extension pg_stat_statements");
  // With nothing in flight: a statement that is still running now would be recorded with its literals.
  await admin.query("select pg_stat_statements_reset()");
  mailbox = await startMailbox();
  product = await startProduct(
    {
      SMTP_URL: mailbox.smtpUrl,
      SIGNUP_CREDITS: "500",
      METRICS_TOKEN: "metrics-token-of-this-test",
    },
    await openDatabase({ url: postgres.url }),
  );
}, 120_000);
afterAll(async () => {
  await admin.end();
  await product.close();
  await mailbox.close();
  await postgres.remove();
});

async function useEverything(): Promise<void> {
  const world = await makeWorld(product, "quokka");
  for (const kind of ["campaign", "multiLocation"] as const)
    await endOfDeployment(world.visitor, world.ids[kind]);
  // Work that is done only with rows of some age.
  await admin.query("update sessions set last_used_at = now() - interval '2 minutes'");
  await callEveryRoute(world);
  await signInEveryWay(product);
  for (const [route, row] of REFUSED) await call({ route, row, world, token: world.visitor.token });
  await admin.query(
    "update payment_orders set created_at = now() - interval '1 hour', checked_at = now() - interval '1 hour'",
  );
  await product.app.inject({
    url: "/api/evidence-link",
    headers: { [LINK_TOKEN]: "A".repeat(43) },
  });
  await product.app.inject({
    url: "/metrics",
    headers: { authorization: "Bearer metrics-token-of-this-test" },
  });
  await product.app.inject(`/${SHARED_PAGE}/${"x".repeat(43)}`);
  await followEveryLink(product, mailbox);
  expect(await announcePayment(product, world.ids.order)).toBe(200);
  const refund = { orderId: world.ids.order, refundId: "rfd_unknown" };
  expect(await announceRefund(product, refund)).toBe(200);
  await dispatchRuns(product.deps);
  await requeueStranded(product.deps);
  await sweepOrders(product.deps);
  await sweepRefunds(product.deps);
  await admin.query("update pictures set created_at = now() - interval '2 days'");
  await sweepPictures(product.deps);
  await sweepBlobs(product.deps);
  await pollDomains(product.deps, product.deps.stopping);
  await sweepProofs(product.deps.db);
  await expect
    .poll(
      async () =>
        (await admin.query("select from pgboss.job where state in ('created', 'active')")).rowCount,
      {
        timeout: 60_000,
      },
    )
    .toBe(0);
}

/** Calls every route of the API once for each of its rows, as the owner of what it names. */
async function callEveryRoute(world: Tenant): Promise<void> {
  const makers: Partial<Record<string, (world: Tenant) => Promise<string>>> = makersFor(product.db);
  for (const [route, given] of Object.entries(ROWS))
    for (const row of [given].flat()) {
      const token = row.endsSession
        ? await addSession(product.db, world.visitor)
        : world.visitor.token;
      const named = Object.keys(makers).filter((name) =>
        JSON.stringify(row).includes(`"$${name}"`),
      );
      const kind = typeof row.consumes === "string" ? row.consumes : named[0];
      const id = row.consumes && kind !== undefined && (await makers[kind]?.(world));
      const ids = id ? { ...world.ids, [kind ?? ""]: id } : world.ids;
      const response = await call({ route, row, world: { ...world, ids }, token });
      if (token === world.visitor.token)
        world.visitor.token = tokenAfter({ route, row, token }, response);
    }
}

/** Refused requests read rows that successful ones do not. */
const REFUSED: readonly [string, Row][] = [
  ["GET /api/credits/history", { query: { cursor: randomUUID() } }],
  ["POST /api/campaigns", { body: { ...PLUMBING, deploymentType: "aws" } }],
];

type Call = { route: string; row: Row; world: Tenant; token: string };

async function call({ route, row, world, token }: Call) {
  const [method, url = ""] = route.split(" ");
  const { params, query, body } = filled(row, world);
  const response = await product.app.inject({
    method: method as "GET",
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    headers: { authorization: `Bearer ${token}` },
    ...(query && { query: query as Record<string, string> }),
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.body };
}

/** The text without quotes, line breaks and the numbers of parameters. */
function plainText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\d+(?: \/\*, \.\.\. \*\/)?/g, "$")
    .replaceAll(/'[^']*'/g, "$")
    .replaceAll('"', "");
}

/** A readable text without columns and values, which only make it long. */
function abridged(text: string): string {
  const plain = text
    .replace(/^(insert into \w+) .*?(?=on conflict|returning|$)/, "$1 … ")
    .replace(/ set .*? where /, " set … where ")
    .replace(/ returning .*/, "")
    .trim();
  return plain.toLowerCase().startsWith("select ")
    ? `select … ${plain.slice(fromOf(plain))}`
    : plain;
}

/** The position of the outermost `from` of a select. */
function fromOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    else if (depth === 0 && /^from /i.test(text.slice(at, at + 5)) && text[at - 1] === " ")
      return at;
  }
  return 0;
}

/** The tables with row-level security, as an alternation in a regular expression. */
async function tenantTables(): Promise<string> {
  const { rows } = await admin.query<{ names: string }>(
    "select string_agg(relname, '|') as names from pg_class where relrowsecurity",
  );
  return rows[0]?.names ?? "";
}

/** The statements that a role has sent to tables with row-level security. */
async function statementsOf(role: string): Promise<string[]> {
  const { rows } = await admin.query<{ query: string }>(
    `select query from pg_stat_statements s join pg_roles r on r.oid = s.userid join pg_database d on d.oid = s.dbid
    where r.rolname = $1 and d.datname = current_database()`,
    [role],
  );
  const isOfTenants = new RegExp(
    `\\b(?:from|join|into|update|,)\\s+(?:"?public"?\\.)?"?(?:${await tenantTables()})\\b`,
    "i",
  );
  const found = rows.map(({ query }) => query).filter((query) => isOfTenants.test(query));
  return found.map(plainText);
}

test(
  "every part of the server is used: requests, deployments, runs, sweeps and metrics",
  useEverything,
  240_000,
);

test("every request records what its rule says, and none is without a rule", async () => {
  const changing = Object.keys(ROWS).filter((route) => !route.startsWith("GET "));
  expect(Object.keys(EVENTS_OF_ROUTES).toSorted()).toEqual(changing.toSorted());
  const { rows } = await admin.query<{ kind: string }>("select distinct kind from security_events");
  const recorded = rows.map(({ kind }) => kind);
  const expected = Object.values(EVENTS_OF_ROUTES).flatMap((kinds) =>
    typeof kinds === "string" ? [] : kinds,
  );
  const missing = expected.filter(
    (kind) => !recorded.includes(kind) && RECORDED_ELSEWHERE[kind] === undefined,
  );
  expect(missing).toEqual([]);
  const documented = await readFile(new URL("../../docs/security.md", import.meta.url), "utf8");
  const [, section = ""] = documented.split("\n## 7. What is recorded\n");
  for (const name of [...changing, ...Object.keys(securityEventLabels)])
    expect(section).toContain(`\`${name.replace(" /api", " ")}\``);
});

test("outside of a tenant's role, the server sends tenants' tables the statements on the list and no others", async () => {
  const found = new Set((await statementsOf("mainstreet")).map(abridged));
  const listed = Object.entries(OWNER_STATEMENTS);
  const unlisted = [...found].filter((text) => !listed.some(([, known]) => known === text));
  const unseen = listed.filter(([, text]) => !found.has(text)).map(([name]) => name);
  expect(unlisted).toEqual([]);
  // The limiter's progress depends on how many deployments share one window.
  expect(unseen.filter((name) => !/limiter|wait/.test(name))).toEqual([]);
});

test("every statement of a tenant's role compares the user as often as it names a table of tenants", async () => {
  const found = await statementsOf("mainstreet_tenant");
  const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
  const tables = new RegExp(`\\b(?:from|join|update) (?:${await tenantTables()})\\b(?!\\.)`, "gi");
  const nameless = found.filter(
    (text) =>
      count(text, tables) >
      count(text, /\buser_id (?:=|is not distinct from)|\busers\.id = (?:\$|\w+\.user_id)/g),
  );
  expect(found.length).toBeGreaterThan(60);
  expect(nameless).toEqual([]);
});

/**
 * The provider fault matrix (docs/security.md §5, row 8): every call that our clients make to Netlify, S3, Cloudflare and Cashfree ×
 * every way in which it can go wrong, each in a user's scenario through the API.
 *
 * Faults (`test/faults/faults.ts`): connection refused · unknown host · TLS fails · silent, no effect · silent, effect ·
 * 429 Retry-After · 429 X-RateLimit-Reset · 429 bare (of S3: 503 SlowDown) · 5xx · cut in the response · slow drip · 200 with HTML ·
 * truncated body · partial list · effect twice · 403 clock skew · 403 credits used up · token revoked.
 * Calls (`test/faults/calls.ts`): thirteen of Netlify, four of S3's objects, ten of its buckets, 29 of Cloudflare, six of CloudFront,
 * five of Cashfree.
 *
 * In each cell (`test/faults/scenarios.ts`): responses are never a provider's 401 or 403, of the 5xx only the declared ones, and in a
 * text of ours; a deployment ends live or failed with such a text; what is live is one whole version; once the fault is
 * over, the same click works; a fault that ends at a time set by the provider needs no click. At the end the auditor finds nothing.
 *
 * The seed of a cell decides whether its fault occurs once or stays, which of several uploads it hits, and which scenario it is in.
 * FAULT_CELLS is a regular expression on "call × fault × seed" to run some alone. Without it `npm test` runs every 120th cell, and
 * `npm run test:long` all of them with twenty seeds.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS, type CallName } from "../test/faults/calls.ts";
import { callsInCode, filesThatCall } from "../test/faults/calls-in-code.ts";
import { type CellName, openCell } from "../test/faults/cell.ts";
import { type CellEnd, faultTable } from "../test/faults/fault-table.ts";
import {
  FAULTS,
  type ProviderFault,
  type FaultName,
  isOfConnection,
} from "../test/faults/faults.ts";
import { SCENARIOS } from "../test/faults/scenarios.ts";
import { assertRest, type OpenWorld, openWorld } from "../test/faults/world.ts";
import { IS_LONG } from "../test/is-long.ts";
import { ofToday } from "../test/of-today.ts";
import { forEachConcurrently } from "./platform/http-client/concurrency.ts";

const SEEDS = IS_LONG ? 20 : 1;
const ONLY = new RegExp(process.env["FAULT_CELLS"] ?? "");
/** One of so many cells is run, and the next day (UTC) the one after it: 120 days run all. */
const STEP = process.env["FAULT_CELLS"] === undefined ? 120 : 1;
/** Cells mostly wait. A cell with failing connections is recognised when it connects, which works only with few at a time. */
const LANES = { requests: 16, connections: 8 };
const MOST_GOES = 4;
const PATIENCE_MS = 3_600_000;

let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld();
}, PATIENCE_MS);
afterAll(() => world.close(), PATIENCE_MS);

const calls = Object.keys(CALLS) as CallName[];
const faults = Object.keys(FAULTS) as FaultName[];

function cells(): CellName[] {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  const all = seeds.flatMap((seed) =>
    faults.flatMap((fault) => calls.map((call) => ({ call, fault, seed }))),
  );
  const fitting = all.filter(({ call, fault, seed }) => {
    const { fits = () => true }: ProviderFault = FAULTS[fault];
    return fits(CALLS[call]) && ONLY.test(`${call} × ${fault} × ${seed}`);
  });
  return ofToday(fitting, STEP);
}

/** When a slow machine reached the time limit before the call, the cell gets another attempt. */
async function run(name: CellName): Promise<CellEnd> {
  for (let go = 1; ; go += 1) {
    const end = await runOnce({ ...name, go });
    if (end.hits > 0 || go === MOST_GOES) return end;
  }
}

async function runOnce(name: CellName): Promise<CellEnd> {
  const cell = openCell(world, name);
  const end = (failure?: string) => ({ ...name, hits: cell.hits(), ...(failure && { failure }) });
  try {
    await SCENARIOS[name.call](cell);
    return end(cell.hits() === 0 ? `${cell.name}: the fault met no call` : undefined);
  } catch (error) {
    return end(`${cell.name}: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    cell.heal();
  }
}

async function runAll(names: CellName[], lanes: number): Promise<CellEnd[]> {
  const ends: CellEnd[] = [];
  await forEachConcurrently(names, lanes, async (name) => ends.push(await run(name)));
  return ends;
}

test(
  "whatever goes wrong at a provider: live or plainly failed, and one press repairs it",
  async () => {
    const [inRequests, inConnections] = [false, true].map((isWanted) =>
      cells().filter(({ fault }) => isOfConnection(FAULTS[fault].trouble("aws", 0)) === isWanted),
    );
    const ends = await runAll(inRequests ?? [], LANES.requests);
    for (const door of Object.values(world.doors)) door.neverKeepAlive();
    const isOfOrder = ({ call }: CellName) => CALLS[call].provider === "cashfree";
    const others = (inConnections ?? []).filter((name) => !isOfOrder(name));
    const [ofSites, ofOrders] = await Promise.all([
      runAll(others, LANES.connections),
      runAll((inConnections ?? []).filter(isOfOrder), 1),
    ]);
    ends.push(...ofSites, ...ofOrders);
    console.log(`${ends.length} cells of the fault matrix; requests that met each fault:`);
    console.log(faultTable(ends));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    await assertRest(world);
  },
  PATIENCE_MS,
);

test("the matrix lists every call that the code makes, and every one that was made", () => {
  const known = new Set(Object.values(CALLS).map(({ code }) => code));
  expect(callsInCode()).toEqual([...known].toSorted());
  expect(filesThatCall().toSorted()).toEqual([
    // No deployment depends on the result of these two: their own tests cover their faults.
    "features/form-trials/try-form.ts",
    "features/index-notices/send-index-notice.ts",
    "features/payments/cashfree-client.ts",
    "hosting/aws/admin-client.ts",
    "hosting/aws/cloudfront-client.ts",
    "hosting/aws/find-account-id.ts",
    "hosting/aws/s3-connection.ts",
    "hosting/cloudflare/cloudflare-client.ts",
    "hosting/cloudflare/cloudflare-hosting.ts",
    "hosting/cloudflare/r2-connection.ts",
    "hosting/netlify/netlify-client.ts",
    // When a resolver fails, a domain stays as it is: its own test covers its faults.
    "platform/dns/resolver.ts",
    "platform/http-client/send-request.ts",
  ]);
  const strangers = Object.values(world.doors).flatMap(({ unknown }) => [...unknown]);
  expect(strangers).toEqual([]);
});

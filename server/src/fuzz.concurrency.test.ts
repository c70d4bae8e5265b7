import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { failure } from "@mainstreet/contract/responses";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzedRequest, fuzzedRequests } from "../test/fuzz/requests.ts";
import { type Product, startProduct, type Visitor } from "../test/harness.ts";
import { IS_LONG } from "../test/is-long.ts";
import { addSession } from "../test/tenancy/session-makers.ts";
import { makeWorld, type Tenant } from "../test/tenancy/world.ts";
import { buildApp } from "./app.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? (IS_LONG ? 1_000_000 : 1_000));
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_120);
const BATCH = 5_000;
const AT_ONCE = 16;
/** How much the heap may grow from the first batch to the last, however many there are. */
const GROWTH_MB = 40;

/** Calls that delete data. They are sent as a user of their own, since a success would delete what other requests need. */
const TAKES_AWAY = /^DELETE|\/cancel$/;
/** Success ends the session of the request, or replaces its token. */
const LEAVES =
  /\/(?:logout|change-password|change-email|fresh-proof|recovery-codes)$|\/auth\/(?:passkeys|totp)/;
/** Calls without a session that may return 401. */
const REFUSES_LOGIN = /auth\/login|payments\/webhook|^POST .*auth\/second-factor/;
/** The failures that a response may attribute to somebody else (docs/conventions.md). */
const DECLARED: Readonly<Record<number, RegExp>> = {
  502: /^(?:PROVIDER|DEPLOYMENT_FAILED)$/,
  503: /^(?:PROVIDER|NOT_CONFIGURED|BUSY|NO_MAIL)$/,
  504: /^PROVIDER$/,
};

/** Statuses that are possible before a request reaches its operation: a hostile path may lead to another operation, or none. */
const ROUTING = [404, 405];

/** The statuses that the OpenAPI document declares, by operation. */
const documented = new Map<string, string[]>();

let product: Product;
let app: FastifyInstance;
let worlds: Record<"kept" | "taken", Tenant>;
let revoked = "";
let leaving: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "60" });
  const stopping = AbortSignal.abort();
  app = await buildApp({ ...product.deps, stopping, log: pino({ level: "silent" }) });
  const { paths } = (await app.inject("/api/openapi.json")).json<Documented>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods))
      documented.set(`${method.toUpperCase()} ${path}`, Object.keys(responses));
  const [kept, taken] = await Promise.all(
    ["kept", "taken"].map((word) => makeWorld(product, word)),
  );
  if (!kept || !taken) throw new Error("No world was made.");
  worlds = { kept, taken };
  [revoked, leaving] = [await addSession(product.db, kept.visitor), await product.signUp()];
  const headers = { authorization: `Bearer ${revoked}` };
  await app.inject({ method: "POST", url: "/api/auth/logout", headers });
});
afterAll(async () => {
  await app.close();
  await product.close();
});

type Documented = { paths: Record<string, Record<string, { responses: object }>> };
type ApiResponse = { status: number; headers: Record<string, unknown>; body: string };

async function ask({
  route,
  caller,
  method,
  url,
  headers,
  payload,
}: FuzzedRequest): Promise<ApiResponse> {
  const { visitor } = TAKES_AWAY.test(route) ? worlds.taken : worlds.kept;
  const user = LEAVES.test(route) ? leaving.token : visitor.token;
  const token = { user, revoked, nobody: "" }[caller];
  const response = await app.inject({
    method: method as "GET",
    url,
    headers: { ...headers, ...(token !== "" && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  if (LEAVES.test(route) && response.statusCode === 200)
    leaving.token = response.json<{ token?: string }>().token ?? leaving.token;
  return { status: response.statusCode, headers: response.headers, body: response.body };
}

const OPEN_HEADERS = /^(?:set-cookie|access-control-|x-powered-by|server$)/;
const CLOSED = Object.keys(securityHeaders({ isProduction: false }));

/** Their success sets the only cookie there is, which identifies the device (decision 284). */
const SIGNS_IN = /\/auth\/(?:login|signup|second-factor|reset-password)$/;

function isDeviceCookie(header: unknown): boolean {
  const cookies = [header].flat();
  return cookies.length === 1 && /^__Host-device=[^;]+;.*HttpOnly/.test(String(cookies[0]));
}

/** What is wrong with a response; undefined when nothing is. */
function faultOf(
  { route, caller }: FuzzedRequest,
  { status, headers, body }: ApiResponse,
): string | undefined {
  if (CLOSED.some((name) => headers[name] === undefined)) return "a header is missing";
  const isDevice = SIGNS_IN.test(route) && isDeviceCookie(headers["set-cookie"]);
  const open = Object.keys(headers).filter((name) => OPEN_HEADERS.test(name));
  if (open.some((name) => !(isDevice && name === "set-cookie"))) return "a header too many";
  const isDocumented = documented.get(route)?.includes(String(status)) ?? true;
  if (!isDocumented && !ROUTING.includes(status)) return "a status that is not documented";
  if (status < 400) return undefined;
  const refusal = failure.safeParse(JSON.parse(body)).data;
  if (!refusal || refusal.message !== refusal.error) return "another shape";
  if (status >= 500 && !DECLARED[status]?.test(refusal.code)) return "an undeclared fault";
  if (status === 401 && caller === "user" && !REFUSES_LOGIN.test(route) && !LEAVES.test(route))
    return "a session refused";
  return /\.ts:\d|node_modules|ECONN|pg_|drizzle/.test(body)
    ? "something of our insides"
    : undefined;
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Sends a batch, a few requests at a time. Returns the faults found, described so that the requests can be sent again. */
async function sendBatch(seed: number, statuses: Map<number, number>): Promise<string[]> {
  const count = Math.min(BATCH, REQUESTS);
  const waiting = fuzzedRequests(worlds.kept, { seed, count }).entries();
  const faults: string[] = [];
  const work = async () => {
    for (const [at, request] of waiting) {
      const response = await ask(request);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const fault = faultOf(request, response);
      const described = () =>
        `seed ${seed} request ${at}: ${JSON.stringify(request).slice(0, 600)}`;
      if (fault !== undefined)
        faults.push(`${fault}, ${response.status} ${response.body.slice(0, 300)}\n${described()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

test(`${REQUESTS} requests, right, nearly right and hostile: no fault but declared ones, and the heap stays flat`, async () => {
  const statuses = new Map<number, number>();
  const begin = process.cpuUsage();
  let first = 0;
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    expect(await sendBatch(SEED + sent, statuses)).toEqual([]);
    if (sent === 0) first = heapMegabytes();
  }
  const grown = heapMegabytes() - first;
  const { user, system } = process.cpuUsage(begin);
  const described = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map((pair) => pair.join(": "));
  const spent = `${((user + system) / 1e6).toFixed(1)} s of processor time`;
  console.log(
    `Fuzzed ${REQUESTS}, ${spent}, heap +${grown.toFixed(1)} MB. ${described.join(", ")}`,
  );
  expect(grown).toBeLessThan(GROWTH_MB);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 100);
  await product.assertSound();
}, 3_600_000);

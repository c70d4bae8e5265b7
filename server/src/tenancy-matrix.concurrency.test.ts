import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IS_LONG } from "../test/is-long.ts";
import { buildApp } from "./app.ts";
import { type Product, startProduct } from "../test/harness.ts";
import { filled, slotsOf } from "../test/tenancy/fill-row.ts";
import { type IdKind, MALFORMED, REFUSED, type Row, ROWS } from "../test/tenancy/rows.ts";
import { DELETED_AT } from "../test/tenancy/deleted-at.ts";
import { tokenAfter } from "../test/tenancy/token-after.ts";
import { addSession } from "../test/tenancy/session-makers.ts";
import { makeErased, makersFor, makeWorld, type Tenant } from "../test/tenancy/world.ts";
import {
  type ApiResponse,
  comparable,
  dropPolicies,
  effectsOf,
  digestRows,
} from "../test/tenancy/observe.ts";
import { MALFORMED_IDS, randomIds } from "../test/tenancy/other-ids.ts";

/** Every method and address that is registered in Fastify, as `GET /api/health`. */
const routes = new Set<string>();

const noteRoutes = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", (route: RouteOptions) => {
    if (route.config?.isRefusal) return;
    for (const method of [route.method].flat()) routes.add(`${method} ${route.url}`);
  });

let product: Product;

let app: FastifyInstance;
let [owner, foreign, stranger]: Tenant[] = [];

let deleted: Record<IdKind, string> | undefined;

let revoked = "";
let [rowsBefore, effectsBefore, aloneSees]: unknown[] = [];

let cells = 0;
async function prepare(hasPolicies: boolean): Promise<void> {
  // Nothing is deployed, and requests that wait for a deployment respond at once: this test is about permissions.
  product = await startProduct({
    ROLE: "api",
    SIGNUP_CREDITS: "500",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  subscribe("fastify.initialization", noteRoutes);
  app = await buildApp({ ...product.deps, stopping: AbortSignal.abort() });
  unsubscribe("fastify.initialization", noteRoutes);
  if (!hasPolicies) await dropPolicies(product);
  stranger = await makeWorld(product, "bilby");
  aloneSees = await readsOf(stranger);
  [owner, foreign] = await Promise.all(
    ["quokka", "numbat"].map((word) => makeWorld(product, word)),
  );
  deleted = await makeDeleted(known(owner));
  revoked = await addSession(product.db, known(owner).visitor);
  await send({ method: "POST", path: "/api/auth/logout", token: revoked });
  [rowsBefore, effectsBefore] = [
    await digestRows(product, known(foreign)),
    await effectsOf(product, known(foreign)),
  ];
  cells = 0;
}

async function close(): Promise<void> {
  await app.close();
  await product.assertSound();
  await product.close();
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The world is not made yet.");
  return value;
}

type Sent = { method: string; path: string; token?: string; query?: object; body?: object };
async function send({ method, path, token, query, body }: Sent): Promise<ApiResponse> {
  const response = await app.inject({
    method: method as "GET",
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(query && { query: query as Record<string, string> }),
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.body };
}

/** Ids of one deleted thing of each kind. */
async function makeDeleted(world: Tenant): Promise<Record<IdKind, string>> {
  const make = makersFor(product.db);
  const remove = async (kind: keyof typeof DELETED_AT, of = world) => {
    const id = await make[kind](of);
    const path = `/api/${DELETED_AT[kind]}/${id}`;
    const body = kind === "session" ? { currentPassword: "correct horse" } : undefined;
    const { token } = world.visitor;
    const response = await send({ method: "DELETE", path, token, ...(body && { body }) });
    expect(response.status, response.body).toBe(200);
    // Deleted for good, and not only in the trash, which hides it by row-level security alone.
    if (DELETED_AT[kind] === "campaigns")
      await send({ method: "POST", path: "/api/trash/delete", token, body: { campaignIds: [id] } });
    if (kind === "passkey") world.visitor.token = JSON.parse(response.body).token;
    return id;
  };
  // A service exists as long as a campaign has it.
  const word = "wombat";
  await remove("campaign", { ...world, word });
  const gone = {} as Record<keyof typeof DELETED_AT, string>;
  for (const kind of Object.keys(DELETED_AT) as (keyof typeof DELETED_AT)[])
    gone[kind] = await remove(kind);
  return {
    ...gone,
    service: `Plumbing ${word}`,
    ...(await makeErased(product, world)),
    trashed: gone.campaign,
  };
}

type Cell = { route: string; row: Row; world: Tenant; token?: string | undefined };

async function ask({ route, row, world, token }: Cell, there?: { at: string; id: string }) {
  const [method = "", url = ""] = route.split(" ");
  const { params, query, body } = filled(row, world, there);
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const response = await send({
    method,
    path,
    ...(token !== undefined && { token }),
    ...(query && { query }),
    ...(body && { body }),
  });
  if (token !== undefined && token === world.visitor.token)
    world.visitor.token = tokenAfter({ route, row, token }, response);
  return response;
}

/** How long to wait before the next check of an order. */
const WAIT = /(?<="recheckAfter":)[\d.]+/g;

/** Checks that a response contains nothing of another user, except what the request itself contained. */
type CheckedSlot = { world: Tenant; id: string; at: string };

function expectNoLeak({ headers, body }: ApiResponse, { world, id, at }: CheckedSlot): void {
  const response = `${JSON.stringify(headers)} ${body}`.replaceAll(id, "");
  for (const other of [owner, foreign, stranger].map(known)) {
    if (other.word === world.word) continue;
    const { email } = other.visitor.user;
    for (const secret of [other.word, email, other.keys.accessKey, ...Object.values(other.ids)])
      expect(response.includes(secret), `${at} tells ${secret}`).toBe(false);
  }
}

/** All responses that a user gets from every GET, with their own ids. */
async function readsOf(world: Tenant): Promise<unknown> {
  const { token } = world.visitor;
  const answers: [string, unknown][] = [];
  for (const [route, given] of Object.entries(ROWS))
    for (const [at, row] of [given].flat().entries())
      if (route.startsWith("GET ") && !row.isPublic) {
        const { status, body } = comparable(await ask({ route, row, world, token }));
        answers.push([`${route} ${at}`, { status, body: body.replaceAll(WAIT, "<wait>") }]);
      }
  return Object.fromEntries(answers);
}

/** One slot of an id: five ids, requested by the owner, by a stranger, without a token and with a revoked one. */
async function checkSlot(route: string, row: Row, { at, kind }: { at: string; kind: IdKind }) {
  const mine = known(owner);
  const [random, malformed] = [randomIds()[kind], MALFORMED_IDS[kind]];
  const others = { foreign: known(foreign).ids[kind], deleted: known(deleted)[kind], random };
  const refused = row.refused?.[kind] ?? REFUSED[kind] ?? 404;
  const bad = row.malformed?.[kind] ?? MALFORMED[kind] ?? 400;
  const name = `${route} ${at}`;

  for (const world of [mine, known(stranger)]) {
    const cell = { route, row, world, token: world.visitor.token };
    const unlike = world === mine ? others : { own: mine.ids[kind], ...others };
    const like = await ask(cell, { at, id: random });
    expect(like.status, `${name} random: ${like.body}`).toBe(refused);
    for (const [which, id] of Object.entries(unlike)) {
      const response = await ask(cell, { at, id });
      expect(comparable(response, id), `${name} ${which}`).toEqual(comparable(like, random));
      expectNoLeak(response, { world, id, at: `${name} ${which}` });
      cells += 1;
    }
    const response = await ask(cell, { at, id: malformed });
    expect(response.status, `${name} malformed: ${response.body}`).toBe(bad);
    cells += 1;
  }
  await checkWithoutSession(
    { route, row, world: mine },
    { at, ids: [mine.ids[kind], ...Object.values(others), malformed] },
  );
  await checkOwn({ route, row, world: mine, token: mine.visitor.token }, { at, kind, refused });
}

async function checkWithoutSession(cell: Cell, { at, ids }: { at: string; ids: string[] }) {
  for (const token of [undefined, revoked]) {
    // The challenge distinguishes a revoked token from a missing one.
    const first = await ask({ ...cell, token });
    expect(first.status, `${cell.route} without a session`).toBe(401);
    for (const id of ids) {
      const response = await ask({ ...cell, token }, { at, id });
      expect(comparable(response), `${cell.route} ${at} without a session`).toEqual(
        comparable(first),
      );
      cells += 1;
    }
  }
}

/** The owner's own id works: without that, the other cells would prove nothing. */
async function checkOwn(
  cell: Cell,
  { at, kind, refused }: { at: string; kind: IdKind; refused: number },
) {
  const makers: Partial<Record<IdKind, (world: Tenant) => Promise<string>>> = makersFor(product.db);
  const consumed = cell.row.consumes === true ? kind : cell.row.consumes;
  const fresh = consumed && (await makers[consumed]?.(cell.world));
  const ids = consumed && fresh ? { ...cell.world.ids, [consumed]: fresh } : cell.world.ids;
  const id = ids[kind];
  const response = await ask({ ...cell, world: { ...cell.world, ids } }, { at, id });
  expect(Math.floor(response.status / 100), `${cell.route} ${at} own: ${response.body}`).toBe(2);
  expectNoLeak(response, { world: cell.world, id, at: `${cell.route} ${at} own` });
  if (refused >= 400) expect(response.status).not.toBe(refused);
  cells += 1;
}

/** A row without ids: nobody gets data of anybody else, and without a session nothing at all. */
async function checkSlotless(route: string, row: Row) {
  for (const world of [owner, stranger].map(known)) {
    const { visitor } = world;
    const token = row.endsSession ? await addSession(product.db, visitor) : visitor.token;
    const response = await ask({ route, row, world, token });
    if (row.status !== undefined)
      expect(response.status, `${route}: ${response.body}`).toBe(row.status);
    else if (!row.isPublic)
      expect(Math.floor(response.status / 100), `${route}: ${response.body}`).toBe(2);
    expectNoLeak(response, { world, id: "none", at: route });
    cells += 1;
  }
  const world = known(owner);
  for (const token of [undefined, revoked]) {
    const { status, body } = await ask({ route, row, world, token });
    const isAsked = status === 401 && !/BAD_SIGNATURE|LOGIN_REFUSED|CHALLENGE_OVER/.test(body);
    expect(isAsked, `${route}: ${body}`).toBe(!row.isPublic);
    cells += 1;
  }
}

/** Every GET can be sent as HEAD, except a stream of events. */
const methodsOf = (route: string) =>
  [route, route.replace(/^GET /, "HEAD ")].filter(
    (one, at) => at === 0 || (one !== route && routes.has(one)),
  );

const OWN_PAGES = /^(?:GET|HEAD) \/api\/docs(?:\/|$)/;

const inApi = () => [...routes].filter((route) => / \/api\//.test(route) && !OWN_PAGES.test(route));

// `npm test` runs this only without the policies, where a missing filter in a query shows; all its other tests run with the policies.
describe.each(IS_LONG ? [true, false] : [false])("policies: %s", (hasPolicies) => {
  beforeAll(() => prepare(hasPolicies));
  afterAll(close);

  test("other users' data changes nothing that a user sees", async () => {
    expect(await readsOf(known(stranger))).toEqual(aloneSees);
  });

  test("every route of the API is in the matrix, and outside of it only files can be requested", () => {
    const rows = new Set(Object.keys(ROWS).flatMap(methodsOf));
    expect(new Set(inApi())).toEqual(rows);
    const outside = [...routes].filter((route) => !/ \/api\//.test(route));
    expect(outside.filter((route) => !/^(?:GET|HEAD) /.test(route))).toEqual([]);
  });

  test.each(Object.entries(ROWS))(
    "%s shows nobody anything of another user",
    async (route, given) => {
      for (const row of [given].flat())
        for (const method of methodsOf(route)) {
          const slots = slotsOf(row);
          for (const slot of slots) await checkSlot(method, row, slot);
          if (slots.length === 0) await checkSlotless(method, row);
        }
    },
    60_000,
  );

  test("nothing of the other user has changed, and nothing was done with their credentials", async () => {
    expect(await digestRows(product, known(foreign))).toEqual(rowsBefore);
    expect(await effectsOf(product, known(foreign))).toBe(effectsBefore);
    console.log(`Tenancy matrix: ${cells} cells.`);
    expect(cells).toBeGreaterThan(900);
  });
});

import { creditBalance } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { createRequestLimits, type RequestLimits } from "../../platform/http/request-limits.ts";
import { requestLimits } from "../../platform/http/request-limits-table.ts";

let product: Product;
/** Two API processes of one installation, behind a proxy on this machine. */
let processes: FastifyInstance[];
let ofFirst: RequestLimits;

beforeAll(async () => {
  // Without a worker, queued deployments stay queued.
  product = await startProduct({ ROLE: "api" });
  const config = { ...product.deps.config, isProduction: true, trustProxy: "loopback" };
  const [first, second] = [limited(), limited()];
  processes = await Promise.all(
    [first, second].map((limits) => buildApp({ ...product.deps, config, limits })),
  );
  ofFirst = first;
});
afterAll(async () => {
  for (const app of processes) await app.close();
  await product.assertSound();
  await product.close();
});

const limited = () => createRequestLimits({ hasRateLimits: true }, product.db);

type Sent = {
  path: string;
  method?: "PUT" | "DELETE";
  from?: string;
  token?: string;
  body?: object;
  through?: 0 | 1;
};

async function call({ path, method, from = "192.0.2.1", token, body, through = 0 }: Sent) {
  const response = await processes[through]?.inject({
    method: method ?? (body ? "POST" : "GET"),
    url: `/api${path}`,
    headers: {
      "x-forwarded-for": from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { payload: body }),
  });
  const { message, code } = response?.json<{ message?: string; code?: string }>() ?? {};
  return {
    status: response?.statusCode,
    retryAfter: Number(response?.headers["retry-after"]),
    message,
    code,
  };
}

/** Counts this many earlier requests. The figures are literal: a limit that is raised must fail here. */
async function spend(times: number, [limit, who]: ReturnType<typeof byAccount>) {
  const limits = limited();
  for (let n = 0; n < times; n += 1) await limits.spend(limit, who);
}

const logIn = (email: string, password: string, more: Partial<Sent> = {}) =>
  call({ path: "/auth/login", body: { email, password }, ...more });

test("after ten wrong passwords an account, and one that nobody has, are closed for the rest of a quarter of an hour", async () => {
  const { user } = await product.signUp();
  for (const email of [user.email, "nobody-at-all@example.test"]) {
    await spend(8, byAccount("failedLogins", email));
    expect((await logIn(email, "wrong horse")).status).toBe(401);
    expect((await logIn(email, "wrong horse", { through: 1, from: "192.0.2.2" })).status).toBe(401);
    const refused = await logIn(email.toUpperCase(), "correct horse", { through: 1 });
    expect(refused).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(refused.message).toBe(texts.auth.tooManyPasswords(Math.ceil(refused.retryAfter / 60)));
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(900);
  }
});

test("right passwords are not counted, however many come at once", async () => {
  const { user } = await product.signUp();
  await spend(4, byAccount("failedLogins", user.email));
  for (const _ of [1, 2]) {
    const tries = [1, 2, 3, 4, 5].map(() => logIn(user.email, "correct horse"));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  }
});

test("of twenty wrong passwords at once only ten are checked", async () => {
  const { user } = await product.signUp();
  await spend(7, byAccount("failedLogins", user.email));
  const tries = Array.from({ length: 9 }, (_, n) =>
    logIn(user.email, "wrong horse", { through: n % 2 === 0 ? 0 : 1, from: `198.51.100.${n}` }),
  );
  expect(countByStatus(await Promise.all(tries))).toEqual({ 401: 3, 429: 6 });
});

test("an address is closed after thirty failures at any accounts, and so is its IPv6 neighbourhood", async () => {
  await spend(29, ["failedLoginsFromAddress", "2001:db8:0:7"]);
  const from = (end: string) => ({ from: `2001:DB8:0:7::${end}` });
  expect((await logIn("a@example.test", "wrong horse", from("1"))).status).toBe(401);
  expect((await logIn("b@example.test", "wrong horse", from("2"))).status).toBe(429);
  expect((await logIn("b@example.test", "wrong horse", { from: "2001:db8:0:8::1" })).status).toBe(
    401,
  );
});

test("five accounts an hour are made from one address, and the sixth gets the time to try again", async () => {
  const from = "203.0.113.9";
  await spend(4, ["signupsFromAddress", from]);
  const signUp = (email: string) =>
    call({ path: "/auth/signup", from, body: { name: "Asha", email, password: "correct horse" } });
  expect((await signUp("fifth@example.test")).status).toBe(201);
  const refused = await signUp("sixth@example.test");
  expect(refused).toMatchObject({ status: 429, message: texts.auth.tooManySignups(60) });
});

test("a signed-in user may guess the password ten times, and have keys checked at a provider ten times a minute", async () => {
  const { user, token } = await product.signUp();
  await spend(9, ["wrongPasswords", user.id]);
  const passwords = { currentPassword: "wrong horse", newPassword: "battery staple" };
  const guess = () => call({ path: "/auth/change-password", token, body: passwords });
  expect((await guess()).status).toBe(400);
  const tooMany = { status: 429, message: texts.auth.tooManyPasswords(15) };
  expect(await guess()).toMatchObject(tooMany);
  for (const path of ["/auth/sessions", `/auth/sessions/${user.id}`])
    expect(await call({ path, token, method: "DELETE", body: passwords })).toMatchObject(tooMany);

  await spend(7, ["keyChecks", user.id]);
  const body = { token: "no-token-of-netlify" };
  const keys = { accessKey: "AKIALIMITSSTORY00001", secretKey: "no-secret-of-this-key" };
  expect((await call({ path: "/netlify-tokens/verify", token, body })).status).toBe(200);
  expect((await call({ path: "/aws-credentials/verify", token, body: keys })).status).toBe(200);
  const named = { name: "Agency", ...body };
  expect((await call({ path: "/netlify-tokens", token, body: named })).status).toBe(400);
  for (const path of ["/netlify-tokens/verify", "/netlify-tokens"])
    expect(await call({ path, token, body: named })).toMatchObject({
      status: 429,
      message: texts.shell.tooManyRequests,
    });
});

test("a user has at most three thousand pages rendered in a minute, which is more than any form or file needs", async () => {
  const { user, token } = await product.signUp();
  await limited().spend("pagesChecked", user.id, 2_998);
  const score = () =>
    call({ path: "/quality", token, body: { siteKey: "limitsstory0", service: "Plumbing" } });
  const check = (rows: number) =>
    call({ path: "/campaigns/bulk/check", token, body: { rows: Array(rows).fill(PLUMBING) } });
  expect((await score()).status).toBe(200);
  expect(await check(2)).toMatchObject({ status: 429, message: texts.shell.tooManyRequests });
  const others = [
    score(),
    check(101),
    call({ path: "/places/facts", token, body: { places: [{ city: "Cary", state: "NC" }] } }),
    call({ path: `/campaigns/${user.id}`, token, method: "PUT", body: {} }),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(4).fill(429));
});

test("with 160 sites on their way to the provider, the next one is refused and costs nothing", async () => {
  const { send, token } = await product.signUp();
  const create = () => call({ path: "/campaigns", token, body: { ...PLUMBING } });
  expect((await create()).status).toBe(201);
  const { rows } = await product.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
    where table_name = 'campaigns' and is_generated = 'NEVER' and column_name <> 'id'`);
  const names = sql.raw(rows[0]?.names ?? "");
  await product.db.execute(sql`
    insert into campaigns (id, ${names}) select gen_random_uuid(), ${names}
    from campaigns, generate_series(2, 160) where deployment_status = 'queued'`);
  expect(await create()).toMatchObject({
    status: 429,
    retryAfter: 10,
    message: texts.campaigns.tooManyInFlight,
  });
  expect((await send(creditBalance, {})).response).toEqual({ credits: 4 });
  await product.db.execute(sql`
    delete from campaigns where not exists (select from credit_entries where campaign_id = campaigns.id)`);
  expect((await create()).status).toBe(201);
});

test("six hundred reads a minute are served, and cost the database twelve writes in all", async () => {
  const { user, token } = await product.signUp();
  const counted = async () =>
    (await product.db.select().from(requestLimits)).find(({ key }) => key === `reads:${user.id}`);
  const { spendRead } = ofFirst;
  for (let n = 0; n < 49; n += 1) await spendRead(user.id);
  expect(await counted()).toBeUndefined();
  for (let n = 49; n < 599; n += 1) await spendRead(user.id);
  expect((await counted())?.points).toBe(550);
  const read = () => call({ path: "/credits/balance", token });
  expect((await read()).status).toBe(200);
  expect(await read()).toMatchObject({ status: 429, message: texts.shell.tooManyRequests });
  expect((await read()).retryAfter).toBeLessThanOrEqual(60);
});

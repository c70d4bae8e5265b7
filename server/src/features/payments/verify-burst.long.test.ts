import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { openProductWorld, type ProductWorld } from "../../../test/product-world.ts";
import { control } from "../../../test/provider-controls.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";

/** 75 requests a second. */
const BURST = IS_LONG ? { requests: 600, ms: 8_000 } : { requests: 150, ms: 2_000 };
const MOST_MS = 2_000;

let world: ProductWorld;
let server: ServerProcess;
beforeAll(async () => {
  world = await openProductWorld();
  server = await startServerProcess({ ...world.settings, RATE_LIMITS: "on" });
}, 60_000);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.gone;
  await world.close();
}, 60_000);

async function call(token: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { token: string; order_id: string; status: string };
  return { status: response.status, response: answer };
}

async function signUp(name: string): Promise<string> {
  const body = { name, email: `${name}@example.test`, password: "correct horse" };
  return (await call("", "/auth/signup", body)).response.token;
}

async function order(token: string): Promise<string> {
  const body = { credits: 25, amount: 999, phone: "9999999999" };
  return (await call(token, "/payments/create-order", body)).response.order_id;
}

const verify = (token: string, id: string) => call(token, `/payments/verify?orderId=${id}`);

test(`${BURST.requests} verifications by one user in ${BURST.ms / 1_000} s keep no other buyer waiting`, async () => {
  const [busy, buyer] = [await signUp("busy"), await signUp("buyer")];
  const open = [await order(busy), await order(busy), await order(busy)];
  const paid = await order(buyer);
  const sent: ReturnType<typeof verify>[] = [];
  let confirmed: Promise<number> | undefined;
  for (let n = 0; n < BURST.requests; n += 1) {
    sent.push(verify(busy, open[n % open.length] ?? ""));
    if (n === BURST.requests / 2) confirmed = payAndConfirm(buyer, paid);
    // Sent even when the requests before have no response yet.
    await sleep(BURST.ms / BURST.requests);
  }
  const tookMs = await confirmed;
  console.log(`confirmed after ${Math.round(tookMs ?? 0)} ms`);
  // The time is meaningless on a machine that runs other tests at the same time.
  if (IS_LONG) expect(tookMs).toBeLessThan(MOST_MS);
  // All got a response; the last ones may be more than a user may send in a minute.
  const { 200: answered = 0, 429: refused = 0 } = countByStatus(await Promise.all(sent));
  expect(answered + refused).toBe(BURST.requests);
});

async function payAndConfirm(token: string, id: string): Promise<number> {
  await control(world.cashfree, "pay", { order_id: id, outcome: "SUCCESS" });
  const begin = performance.now();
  const { response } = await verify(token, id);
  expect(response.status).toBe("SUCCESS");
  return performance.now() - begin;
}

import { createHmac } from "node:crypto";
import { sandboxAppId, merchantSecretFor } from "@mainstreet/emulators/cashfree/merchants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  callOver,
  openProductWorld,
  type ProductWorld,
  type ServerClient,
  signUpOver,
} from "../../../test/product-world.ts";
import { control } from "../../../test/provider-controls.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

const PROCESSES = IS_LONG ? 4 : 2;
const REPLAYS = IS_LONG ? 1_000 : 200;

let world: ProductWorld;
let servers: ServerProcess[];
beforeAll(async () => {
  world = await openProductWorld();
  const settings = { ...world.settings, LOG_LEVEL: "fatal" };
  // The first migrates the database; the others find it done.
  const first = await startServerProcess(settings);
  const others = await Promise.all(
    Array.from({ length: PROCESSES - 1 }, () => startServerProcess(settings)),
  );
  servers = [first, ...others];
}, 60_000);
afterAll(async () => {
  for (const { child } of servers) child.kill("SIGTERM");
  await Promise.all(servers.map(({ gone }) => gone));
  const database = await openDatabase(world.database);
  expect(await audit(database.db)).toEqual([]);
  await database.close();
  await world.close();
}, 60_000);

/** A webhook of one attempt, good or altered after it was signed, to one of the processes. */
async function sendWebhook(url: string, orderId: string, { type = "SUCCESS", isAltered = false }) {
  const body = JSON.stringify({
    type: `PAYMENT_${type}_WEBHOOK`,
    data: { order: { order_id: orderId }, payment: { cf_payment_id: "1000000001" } },
  });
  const timestamp = String(Date.now());
  const secret = merchantSecretFor(sandboxAppId);
  const signature = createHmac("sha256", secret)
    .update(timestamp + body)
    .digest("base64");
  const response = await fetch(`${url}/api/payments/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-webhook-timestamp": timestamp,
      "x-webhook-signature": signature,
    },
    body: isAltered ? body.replace("crd_", "crD_") : body,
  });
  await response.arrayBuffer();
  return { status: response.status };
}

test(`${REPLAYS} webhooks in any order, with verify and status at once, on ${PROCESSES} processes: one grant`, async () => {
  await control(world.cashfree, "limits", { getOrder: 100_000, payments: 100_000 });
  const { token } = await signUpOver(servers[0]?.url ?? "");
  const at = (n: number): ServerClient => ({ url: servers[n % PROCESSES]?.url ?? "", token });
  const small = { credits: 25, amount: 999, phone: "9999999999" };
  const { order_id: id } = await callOver<{ order_id: string }>(
    at(0),
    "/payments/create-order",
    small,
  );
  await control(world.cashfree, "pay", { order_id: id, outcome: "FAILED" });
  await control(world.cashfree, "pay", { order_id: id, outcome: "SUCCESS" });

  const types = ["SUCCESS", "FAILED", "USER_DROPPED"];
  const genuine: { status: number }[] = [];
  const altered: { status: number }[] = [];
  const polls: unknown[] = [];
  const walk = async (start: number) => {
    for (let n = start; n < REPLAYS; n += 40) {
      const { url } = at(n);
      genuine.push(await sendWebhook(url, id, { type: types[n % 3] }));
      if (n % 10 === 0) altered.push(await sendWebhook(url, id, { isAltered: true }));
      if (n % 5 === 0) polls.push(await callOver(at(n + 1), `/payments/verify?orderId=${id}`));
      if (n % 7 === 0) polls.push(await callOver(at(n + 2), `/payments/status/${id}`));
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, n) => walk(n)));

  expect(countByStatus(genuine)).toEqual({ 200: REPLAYS });
  expect(countByStatus(altered)).toEqual({ 401: REPLAYS / 10 });
  expect(polls.length).toBeGreaterThan(0.3 * REPLAYS);
  await expect.poll(() => callOver(at(3), "/credits/balance")).toEqual({ credits: 30 });
  const { transactions } = await callOver<{ transactions: { type: string }[] }>(
    at(1),
    "/credits/history",
  );
  expect(transactions.map(({ type }) => type)).toEqual(["add", "initialize"]);
}, 120_000);

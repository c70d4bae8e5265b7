import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  callOver,
  openProductWorld,
  type ProductWorld,
  type ServerClient,
  signUpOver,
} from "../../../test/product-world.ts";
import { control, effects } from "../../../test/provider-controls.ts";
import {
  operatorProgram,
  programEnv,
  type ServerProcess,
  startServerProcess,
} from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { OPERATOR_CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

let world: ProductWorld;
let server: ServerProcess;
let session: ServerClient;
beforeAll(async () => {
  world = await openProductWorld();
  server = await startServerProcess({ ...world.settings, ROLE: "api" });
  session = await signUpOver(server.url);
}, 60_000);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.gone;
  const database = await openDatabase(world.database);
  expect(await audit(database.db)).toEqual([]);
  await database.close();
  await world.close();
}, 60_000);

/** A paid order of 25 credits. */
async function buy(): Promise<string> {
  // Without an Idempotency-Key each request creates an order of its own.
  const response = await fetch(`${session.url}/api/payments/create-order`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ credits: 25, amount: 999, phone: "9999999999" }),
  });
  const { order_id: id } = (await response.json()) as { order_id: string };
  await control(world.cashfree, "pay", { order_id: id, outcome: "SUCCESS" });
  await callOver(session, `/payments/verify?orderId=${id}`);
  return id;
}

/** The operator's command in a process of its own, which is killed at `crashAt` if that is set. */
async function refund(orderId: string, crashAt?: string) {
  const child = spawn(process.execPath, [...operatorProgram("operator"), "refund", orderId], {
    env: { ...programEnv, ...world.settings, ...(crashAt !== undefined && { CRASH_AT: crashAt }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { code: child.exitCode, signal: child.signalCode, output };
}

async function refundsOf(orderId: string): Promise<number> {
  const accepted = await effects(world.cashfree);
  return accepted.filter(({ kind, order }) => kind === "refund" && order === orderId).length;
}

test.runIf(IS_LONG)(
  "an operator who is killed on the way runs the command again, and the money goes back once",
  async () => {
    const before = await callOver(session, "/credits/balance");
    for (const point of OPERATOR_CRASH_POINTS) {
      const orderId = await buy();
      expect((await refund(orderId, point)).signal, point).toBe("SIGKILL");
      const again = await refund(orderId);
      expect(again, point).toMatchObject({ code: 0 });
      expect(again.output, point).toMatch(/refund rfd_\w+ of 25 credits, ₹999 is done/);
      expect(await refundsOf(orderId), point).toBe(1);
    }
    expect(await callOver(session, "/credits/balance")).toEqual(before);
  },
  120_000,
);

test("three operators at once refund an order once", async () => {
  const before = await callOver(session, "/credits/balance");
  const orderId = await buy();
  const ends = await Promise.all(Array.from({ length: 3 }, () => refund(orderId)));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(await refundsOf(orderId)).toBe(1);
  expect(await callOver(session, "/credits/balance")).toEqual(before);
}, 120_000);

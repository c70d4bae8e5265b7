import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { startCashfreeEmulator } from "./cashfree-emulator.ts";
import { anOrder, callCashfree, startReceiver, type Merchant } from "./drive-cashfree.ts";

let emulator: RunningEmulator;
let asha: Merchant;

beforeEach(async () => {
  emulator = await startCashfreeEmulator();
  asha = { origin: emulator.url, appId: "ashaPlumbing01" };
});
afterEach(() => emulator.close());

async function order(notifyUrl: string): Promise<void> {
  const body = anOrder({ order_meta: { notify_url: notifyUrl } });
  expect((await callCashfree(asha, "POST /orders", { body })).status).toBe(200);
}
const pay = (outcome: string) =>
  control(emulator.url, "POST pay", { order_id: "crd_0001", outcome });
const typeOf = ({ raw }: { raw: string }): string => JSON.parse(raw).type;

it("sends a webhook again after a failed attempt, and counts its attempts", async () => {
  const receiver = await startReceiver(500, 503);
  await control(emulator.url, "POST webhooks", { retryDelaysMs: [1, 1, 1] });
  await order(receiver.url);
  await pay("SUCCESS");
  await expect.poll(() => receiver.received.length).toBe(3);
  const attempts = receiver.received.map(({ headers }) => headers["x-webhook-attempt"]);
  expect(attempts).toEqual(["1", "2", "3"]);
  const keys = new Set(receiver.received.map(({ headers }) => headers["x-idempotency-key"]));
  expect(keys.size).toBe(1);
  await receiver.close();
});

it("holds webhooks and sends them in reverse order, each as often as set", async () => {
  const receiver = await startReceiver();
  await control(emulator.url, "POST webhooks", { hold: true });
  await order(receiver.url);
  await pay("FAILED");
  await pay("USER_DROPPED");
  await pay("SUCCESS");
  expect(receiver.received).toEqual([]);
  await control(emulator.url, "POST release", { reversed: true, copies: 2 });
  await expect.poll(() => receiver.received.length).toBe(6);
  expect(new Set(receiver.received.map(typeOf))).toEqual(
    new Set(["PAYMENT_SUCCESS_WEBHOOK", "PAYMENT_USER_DROPPED_WEBHOOK", "PAYMENT_FAILED_WEBHOOK"]),
  );
  await receiver.close();
});

it("sends no webhook for a pending payment until it ends", async () => {
  const receiver = await startReceiver();
  await order(receiver.url);
  await pay("PENDING");
  await pay("FAILED");
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received.map(typeOf)).toEqual(["PAYMENT_FAILED_WEBHOOK"]);
  await receiver.close();
});

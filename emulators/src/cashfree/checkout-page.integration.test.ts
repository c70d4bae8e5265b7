import { afterEach, beforeEach, expect, it } from "vitest";
import { control, send } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { startCashfreeEmulator } from "./cashfree-emulator.ts";
import { anOrder, callCashfree } from "./drive-cashfree.ts";

let emulator: RunningEmulator;
let session: string;

beforeEach(async () => {
  emulator = await startCashfreeEmulator();
  const asha = { origin: emulator.url, appId: "ashaPlumbing01" };
  const { text } = await callCashfree(asha, "POST /orders", { body: anOrder() });
  session = JSON.parse(text).payment_session_id;
});
afterEach(() => emulator.close());

async function openFrom(referer?: string): Promise<string> {
  const { status, text } = await send(emulator.url, `GET /pay/${session}?mode=production`, {
    headers: { ...(referer !== undefined && { referer }) },
  });
  const [, heading] = /<h1>(.*?)<\/h1>/.exec(text) ?? [];
  return `${status} ${heading}`;
}

it("opens for a listed domain only, and not without a referrer", async () => {
  expect(await openFrom("http://localhost:3000/")).toBe("200 Order details");
  expect(await openFrom()).toBe("403 Checkout refused");
  expect(await openFrom("https://shop.example/")).toBe("403 Checkout refused");
  await control(emulator.url, "POST checkout", { listedDomains: ["shop.example"] });
  expect(await openFrom("https://shop.example/")).toBe("200 Order details");
  // The real service lists no domain without https.
  expect(await openFrom("http://shop.example/")).toBe("403 Checkout refused");
  await expect(control(emulator.url, "POST checkout", { domains: [] })).rejects.toThrow("unknown");
});

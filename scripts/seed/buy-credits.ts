import { creditBalance } from "../../contract/src/credits.ts";
import { createOrder, verifyPayment } from "../../contract/src/payments.ts";
import { CREDIT_PACKAGES } from "../../contract/src/packages.ts";
import { call, control, eventually } from "./call.ts";
import type { Agency } from "./open-agency.ts";

const [small, , , large] = CREDIT_PACKAGES;
const PURCHASES = 4;

/** Four purchases that are paid, one that fails, and one that is never finished. */
export async function buyCredits(agency: Agency): Promise<void> {
  for (let made = 0; made < PURCHASES; made += 1) {
    const before = await balanceOf(agency);
    const orderId = await order(agency, large);
    await pay(agency, orderId, "SUCCESS");
    await call(agency, verifyPayment, { query: { orderId } });
    await eventually("the credits of a purchase", async () =>
      (await balanceOf(agency)) > before ? true : undefined,
    );
  }
  await pay(agency, await order(agency, small), "FAILED");
  await order(agency, small);
}

async function balanceOf(agency: Agency): Promise<number> {
  return (await call(agency, creditBalance, {})).credits;
}

async function order(
  agency: Agency,
  { amount, credits }: (typeof CREDIT_PACKAGES)[number],
): Promise<string> {
  const body = { amount, credits, phone: "3365550142" };
  return (await call(agency, createOrder, { body })).order_id;
}

async function pay({ sandbox }: Agency, orderId: string, outcome: string): Promise<void> {
  if (sandbox.cashfreeUrl === undefined) throw new Error("This sandbox has no Cashfree emulator.");
  await control(sandbox.cashfreeUrl, "pay", { order_id: orderId, outcome });
}

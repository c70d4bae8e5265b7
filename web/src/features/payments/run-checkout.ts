import { ORDER_LIMITS, ORDER_POLL_MS } from "@mainstreet/contract/limits";
import { isPaid, type PayableOrder } from "./api.ts";
import { showCheckout } from "./open-checkout.ts";
import type { CheckoutScript, CheckoutTarget } from "./open-checkout.ts";

/** `isPaid`: polling found the order paid while the provider's modal is still on the screen, which only its own script can close. */
export type CheckoutResult = { wasTried: boolean; isPaid: boolean };

/**
 * Opens the checkout of an order and resolves when it has ended, or when the order is paid: the provider's promise may never
 * resolve, so the order is polled while the checkout is open. A window that the browser blocked sends the user to the full page.
 */
export async function runCheckout(
  settings: CheckoutScript,
  order: PayableOrder,
  target: CheckoutTarget,
): Promise<CheckoutResult> {
  if (target === "_self") return payOnFullPage(settings, order);
  const stop = new AbortController();
  const checkout = showCheckout(settings, order.paymentSessionId, "_modal").finally(() =>
    stop.abort(),
  );
  const paid = pollUntilPaid(order, stop.signal).then(async () => {
    // The provider's own end, a moment later, also closes its modal.
    await sleep(GRACE_MS);
    return "paid" as const;
  });
  const end = await Promise.race([checkout, paid]);
  if (end === "blocked") return payOnFullPage(settings, order);
  return { wasTried: end !== "closed", isPaid: end === "paid" };
}

/** Shows the provider's page instead of ours. It resolves only if the user returns to this very page, or never leaves it. */
async function payOnFullPage(
  settings: CheckoutScript,
  { paymentSessionId }: PayableOrder,
): Promise<CheckoutResult> {
  const isBack = new Promise<void>((resolve) =>
    window.addEventListener("pageshow", () => resolve(), { once: true }),
  );
  await showCheckout(settings, paymentSessionId, "_self");
  await Promise.race([isBack, sleep(LEAVE_MS)]);
  return { wasTried: false, isPaid: false };
}

const GRACE_MS = 3_000;
const LEAVE_MS = 30_000;
/** After this many polls the pause grows by the shortest pause, up to the longest one. */
const POLLS_A_STEP = 6;
const LONGEST_PAUSE_MS = 30_000;

/** Resolves once the order is paid; otherwise never. Stops when the order can no longer be paid. */
async function pollUntilPaid(order: PayableOrder, signal: AbortSignal): Promise<void> {
  const until = Date.now() + ORDER_LIMITS.openMinutes * 60_000;
  for (let polls = 0; Date.now() < until; polls += 1) {
    const steps = 1 + Math.floor(polls / POLLS_A_STEP);
    await waitForPoll(Math.min(LONGEST_PAUSE_MS, steps * ORDER_POLL_MS), signal);
    if (signal.aborted) break;
    // A poll that fails is repeated, and the order is verified once more when the checkout has ended.
    if (await isPaid(order, signal).catch(() => false)) return;
  }
  await new Promise(() => undefined);
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for the next poll: less long when the user comes back from the bank's window or app, or when polling stops. */
function waitForPoll(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const end = () => {
      clearTimeout(timer);
      isOver.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { signal: isOver.signal });
    const check = () => document.visibilityState === "visible" && end();
    document.addEventListener("visibilitychange", check, { signal: isOver.signal });
  });
}

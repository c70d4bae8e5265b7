import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "../../lib/api-error.ts";

/** The part of Cashfree's script that we use (cashfree-js v3). */
type Cashfree = (options: { mode: CheckoutMode }) => {
  checkout(options: { paymentSessionId: string; redirectTarget: CheckoutTarget }): Promise<Ended>;
};
/** A modal over our page, or the provider's page instead of ours. */
export type CheckoutTarget = "_modal" | "_self";
/** With `paymentDetails` an attempt has ended, paid or not; with `error` the checkout was closed or never opened. */
type Ended = { paymentDetails?: object; error?: { message?: string; code?: string } };

/**
 * `attempted`: the user tried to pay, with success or without · `closed` before that · `blocked`: the browser did not open
 * the bank's window.
 */
export type CheckoutEnd = "attempted" | "closed" | "blocked";

declare global {
  interface Window {
    Cashfree?: Cashfree;
  }
}

type CheckoutMode = "production" | "sandbox";
/** Where the script comes from and the mode it runs in: `checkout` of the public settings. */
export type CheckoutScript = { sdkUrl: string; mode: CheckoutMode };

/**
 * Loads Cashfree's script.
 * @throws ApiError with the spec's text when it does not load.
 */
export async function loadCheckout({ sdkUrl }: CheckoutScript): Promise<void> {
  await loadScript(sdkUrl).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "SDK", message: texts.payments.sdkFailed, cause });
  });
}

/**
 * Opens the provider's checkout, with order details, card, netbanking, app and UPI (the order names them), and resolves with
 * its end. It may never resolve. Whatever it reports, only the server knows what happened to the order.
 * @throws ApiError when the script is not loaded.
 */
export async function showCheckout(
  settings: CheckoutScript,
  paymentSessionId: string,
  redirectTarget: CheckoutTarget,
): Promise<CheckoutEnd> {
  await loadCheckout(settings);
  if (typeof window.Cashfree !== "function")
    throw new ApiError({ status: 0, code: "SDK", message: texts.payments.sdkMissing });
  const cashfree = window.Cashfree({ mode: settings.mode });
  const ended = await cashfree.checkout({ paymentSessionId, redirectTarget });
  if (ended.paymentDetails !== undefined) return "attempted";
  // Cashfree documents no code for a blocked window.
  const reason = `${ended.error?.code} ${ended.error?.message}`;
  return /popup\W*(was )?block|block\w* .*popup/i.test(reason) ? "blocked" : "closed";
}

const loading = new Map<string, Promise<void>>();

/** Loads a script of another origin once. Rejects when it does not load; the next call tries again. */
function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading.delete(src);
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}

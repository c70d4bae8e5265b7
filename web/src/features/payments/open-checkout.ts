import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "../../lib/api-error.ts";

/** Cashfree's script, as far as we use it (cashfree-js v3). */
type Cashfree = (options: { mode: CheckoutMode }) => {
  checkout(options: { paymentSessionId: string; redirectTarget: "_modal" }): Promise<Ended>;
};
/** With `paymentDetails` an attempt has ended, paid or not; with `error` it was closed or never began. */
type Ended = { paymentDetails?: object; error?: object };

declare global {
  interface Window {
    Cashfree?: Cashfree;
  }
}

type CheckoutMode = "production" | "sandbox";
/** Where the script comes from and the mode it runs in: `checkout` of the public settings. */
export type CheckoutSettings = { sdkUrl: string; mode: CheckoutMode };

/** Loads Cashfree's script. @throws ApiError with the spec's text when it does not load. */
export async function loadCheckout({ sdkUrl }: CheckoutSettings): Promise<void> {
  await loadScript(sdkUrl).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "SDK", message: texts.payments.sdkFailed, cause });
  });
}

/**
 * Opens the provider's checkout in a modal of its own, with order details, card, netbanking, app and UPI (the order names
 * them). True when an attempt to pay was made, false when it was closed before: either way the order must be asked about.
 * @throws ApiError when the script is not there.
 */
export async function showCheckout(
  settings: CheckoutSettings,
  paymentSessionId: string,
): Promise<boolean> {
  await loadCheckout(settings);
  if (typeof window.Cashfree !== "function")
    throw new ApiError({ status: 0, code: "SDK", message: texts.payments.sdkMissing });
  const cashfree = window.Cashfree({ mode: settings.mode });
  const ended = await cashfree.checkout({ paymentSessionId, redirectTarget: "_modal" });
  return ended.paymentDetails !== undefined;
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

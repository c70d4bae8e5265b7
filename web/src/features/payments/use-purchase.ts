import type { CreditPackage } from "@mainstreet/contract/packages";
import { texts } from "@mainstreet/contract/texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { useUser } from "../../lib/use-user.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { orderToPay, type PayableOrder, pollVerification } from "./api.ts";
import type { CheckoutScript, CheckoutTarget } from "./open-checkout.ts";
import { runCheckout } from "./run-checkout.ts";

/** The state of a payment, wherever on the page it was started. */
const PAYING = ["purchase"];

type Options = {
  settings: CheckoutScript;
  /**
   * Called when the payment is decided, or may be, to show its result. `isModalOpen`: the provider's modal still covers this
   * page, and only loading another page removes it.
   */
  onResult: (orderId: string, isModalOpen: boolean) => void;
  /** Called when the checkout was closed or failed: the dialog closes (spec §4). */
  onFailed: () => void;
};

type Checkout = { order: PayableOrder; target: CheckoutTarget };

/**
 * Opens the provider's checkout of an order, then always fetches the server's result, since the end of a checkout does not
 * prove a payment (spec §4). `isOpen` while the provider's own modal is on the screen.
 */
function useCheckout({ settings, onResult, onFailed }: Options) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const checkout = useMutation({
    mutationKey: PAYING,
    mutationFn: async ({ order, target }: Checkout) => {
      setOpen(target === "_modal");
      const ended = runCheckout(settings, order, target).finally(() => setOpen(false));
      const { wasTried, isPaid } = await ended;
      const { orderId } = order;
      if (isPaid) return { orderId, status: "SUCCESS" as const, wasTried, isModalOpen: true };
      const { status } = await pollVerification(order);
      return { orderId, status, wasTried, isModalOpen: false };
    },
    onSuccess: ({ orderId, status, wasTried, isModalOpen }) => {
      if (status === "SUCCESS") toastSuccess(texts.payments.successful);
      if (status === "SUCCESS" || (status === "PENDING" && wasTried))
        return onResult(orderId, isModalOpen);
      toastFailure(wasTried ? texts.payments.failed : texts.payments.notCompleted);
      return onFailed();
    },
    onError: (error) => {
      toastFailure(messageOf(error, texts.payments.verifyFailed));
      onFailed();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["payment-history"] }),
  });
  return { ...checkout, isOpen };
}

type Purchase = { chosen: CreditPackage; phone: string; target: CheckoutTarget };

/**
 * The steps of a payment (spec §4): `buy` creates an order, or uses the one that was left unpaid, and opens its checkout;
 * `resume` opens the checkout of an existing order.
 */
export function usePurchase(options: Options) {
  const user = useUser();
  const client = useQueryClient();
  const checkout = useCheckout(options);
  const order = useMutation({
    mutationKey: PAYING,
    mutationFn: ({ chosen, phone }: Purchase) => orderToPay({ chosen, phone, userId: user?.id }),
    onSuccess: (payable, { target }) => checkout.mutate({ order: payable, target }),
    onError: (error) => {
      // The session has ended, and the dialog is removed with it.
      if (error instanceof ApiError && error.status === 401) toastFailure(error.message);
    },
  });
  // A second quick click may arrive before the button is rendered as busy, and Enter submits without the button.
  const isFree = () => client.isMutating({ mutationKey: PAYING }) === 0;
  return {
    buy: (...purchase: Parameters<typeof order.mutate>) => {
      if (isFree()) order.mutate(...purchase);
    },
    resume: (payable: PayableOrder) => {
      if (isFree()) checkout.mutate({ order: payable, target: "_modal" });
    },
    isBusy: order.isPending || checkout.isPending,
    isCheckoutOpen: checkout.isOpen,
    /** The checkout has closed, and the result is being fetched. */
    isVerifying: checkout.isPending && !checkout.isOpen,
    error: order.error,
    clear: () => {
      order.reset();
      checkout.reset();
    },
  };
}

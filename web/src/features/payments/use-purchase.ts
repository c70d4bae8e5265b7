import type { CreditPackage } from "@mainstreet/contract/packages";
import { texts } from "@mainstreet/contract/texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { useUser } from "../../lib/use-user.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { orderToPay, type PayableOrder, pollVerification } from "./api.ts";
import { showCheckout } from "./open-checkout.ts";
import type { CheckoutSettings } from "./open-checkout.ts";

/** The state of a payment, wherever on the page it was started. */
const PAYING = ["purchase"];

type Options = {
  settings: CheckoutSettings;
  /** The payment is decided or may be: where its result is shown. */
  onResult: (orderId: string) => void;
  /** It was closed or failed: the dialog closes (spec §4). */
  onFailed: () => void;
};

/**
 * The provider's checkout of an order and then always the server's word on it, since a checkout that ended says nothing of
 * money (spec §4). `isOpen` while the provider's own modal is on the screen.
 */
function useCheckout({ settings, onResult, onFailed }: Options) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const checkout = useMutation({
    mutationKey: PAYING,
    mutationFn: async (order: PayableOrder) => {
      setOpen(true);
      const checkoutEnd = showCheckout(settings, order.paymentSessionId);
      const wasTried = await checkoutEnd.finally(() => setOpen(false));
      const { status } = await pollVerification(order);
      return { orderId: order.orderId, status, wasTried };
    },
    onSuccess: ({ orderId, status, wasTried }) => {
      if (status === "SUCCESS") toastSuccess(texts.payments.successful);
      if (status === "SUCCESS" || (status === "PENDING" && wasTried)) return onResult(orderId);
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

/** The steps of a payment (spec §4): `buy` makes an order, or takes the one left unpaid, and opens its checkout; `resume` opens that of one there is. */
export function usePurchase(options: Options) {
  const user = useUser();
  const client = useQueryClient();
  const checkout = useCheckout(options);
  const order = useMutation({
    mutationKey: PAYING,
    mutationFn: ({ chosen, phone }: { chosen: CreditPackage; phone: string }) =>
      orderToPay({ chosen, phone, userId: user?.id }),
    onSuccess: (payable) => checkout.mutate(payable),
    onError: (error) => {
      // The session is over, and the dialog goes with it.
      if (error instanceof ApiError && error.status === 401) toastFailure(error.message);
    },
  });
  // The second of two quick clicks comes before the button is rendered as busy, and Enter submits without the button.
  const isFree = () => client.isMutating({ mutationKey: PAYING }) === 0;
  return {
    buy: (...purchase: Parameters<typeof order.mutate>) => {
      if (isFree()) order.mutate(...purchase);
    },
    resume: (payable: PayableOrder) => {
      if (isFree()) checkout.mutate(payable);
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

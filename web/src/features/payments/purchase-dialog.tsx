import type { CreditPackage } from "@mainstreet/contract/packages";
import { checkoutPhone } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
import { texts } from "@mainstreet/contract/texts";
import { Button, Modal, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { z } from "zod";
import { renewAttempt } from "../../lib/attempt.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { publicPages } from "../../app/paths.ts";
import { BillingPart } from "./billing-part.tsx";
import { purchaseAttempt, useCheckoutContact } from "./api.ts";
import { loadCheckout } from "./open-checkout.ts";
import type { CheckoutScript, CheckoutTarget } from "./open-checkout.ts";
import classes from "./payments.module.css";
import { PurchaseRefusal } from "./purchase-refusal.tsx";
import { usePurchase } from "./use-purchase.ts";

export type DialogProps = {
  /** Absent = closed. */
  chosen: CreditPackage | undefined;
  settings: CheckoutScript;
  onClose: () => void;
  onResult: (orderId: string, isModalOpen: boolean) => void;
};

/** The modal of a purchase (spec §2, §4). It closes while the provider's own modal is open. */
export function PurchaseDialog({ chosen, settings, onClose, onResult }: DialogProps) {
  const purchase = usePurchase({ settings, onFailed: onClose, onResult });
  const close = () => {
    if (purchase.isBusy) return;
    purchase.clear();
    onClose();
  };
  return (
    <Modal
      opened={chosen !== undefined && !purchase.isCheckoutOpen}
      onClose={close}
      title="Purchase Credits"
      size="26rem"
    >
      {chosen !== undefined && <Content chosen={chosen} settings={settings} purchase={purchase} />}
    </Modal>
  );
}

type ContentProps = {
  chosen: CreditPackage;
  settings: CheckoutScript;
  purchase: ReturnType<typeof usePurchase>;
};

function Content({ chosen, settings, purchase }: ContentProps) {
  const contact = useCheckoutContact();
  const sdk = useQuery({
    queryKey: ["checkout-sdk", settings.sdkUrl],
    // The script is loaded when the dialog opens, so that Pay Now does not wait for it.
    queryFn: () => loadCheckout(settings).then(() => true),
    retry: 2,
    retryDelay: 100,
    staleTime: Infinity,
  });
  return (
    <>
      <div className={classes.amount}>
        <p className="muted">Amount to pay</p>
        <p className={classes.figure}>{formatRupees(chosen.amount)}</p>
        <p>for {chosen.credits} credits</p>
      </div>
      <RefusalNotice error={sdk.error} fallback={texts.payments.sdkFailed} />
      {contact.isPending ? (
        <Placeholder lines={2} label="Loading" />
      ) : (
        <BillingPart>
          <PayForm chosen={chosen} phone={contact.data?.phone ?? ""} purchase={purchase} />
          <SaleTerms />
        </BillingPart>
      )}
    </>
  );
}

/** Links that open a new window, so that the purchase is not left. */
function SaleTerms() {
  const named = publicPages.filter(({ path }) => path === "/terms" || path === "/refunds");
  return (
    <p className={classes.terms}>
      <span>All taxes are included.</span>
      {named.map(({ path, name }) => (
        <a key={path} href={path} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}

const payValues = z.object({
  phone: checkoutPhone.refine((value) => value !== "", texts.payments.phoneRequired),
});

/** The number in Cashfree's own documents; its emulator accepts any. */
const TEST_NUMBER = "9999999999";

type FormProps = {
  chosen: CreditPackage;
  /** The phone number of the last purchase. */
  phone: string;
  purchase: ReturnType<typeof usePurchase>;
};

function PayForm({ chosen, phone, purchase }: FormProps) {
  const isSandbox = usePublicConfig().data?.sandbox?.cashfreeUrl !== undefined;
  const { form, submit, refuse } = useSchemaForm(payValues, {
    initial: { phone: phone || (isSandbox ? TEST_NUMBER : "") },
    onEdit: () => renewAttempt(purchaseAttempt(chosen)),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    const target = targetOf(event);
    submit(({ phone: given }) =>
      purchase.buy({ chosen, phone: given, target }, { onError: refuse }),
    )(event);
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="Phone number"
        description="The payment provider asks for it. It is kept for your next purchase."
        type="tel"
        autoComplete="tel"
        // The field may be rendered after the dialog has searched for its first field.
        data-autofocus
        autoFocus
        {...form.getInputProps("phone")}
      />
      <PurchaseRefusal error={purchase.error} />
      <SubmitButton
        busy={purchase.isBusy}
        busyText={purchase.isVerifying ? "Verifying payment..." : "Initializing payment..."}
      >
        Pay Now
      </SubmitButton>
      {!purchase.isBusy && (
        <Button type="submit" variant="default" value={FULL_PAGE}>
          Continue in full page
        </Button>
      )}
    </form>
  );
}

/** Where the browser blocks the window of the bank's page, the provider's page replaces ours. */
const FULL_PAGE = "_self";

/** The button that submitted the form decides; Enter means Pay Now. */
function targetOf({ nativeEvent }: FormEvent<HTMLFormElement>): CheckoutTarget {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button?.getAttribute("value") === FULL_PAGE ? FULL_PAGE : "_modal";
}

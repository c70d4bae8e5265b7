import { billingTexts } from "@mainstreet/contract/billing-texts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useBillingDetails } from "./billing-api.ts";
import classes from "./payments.module.css";

const BillingForm = lazy(() =>
  import("./billing-form.tsx").then((module) => ({ default: module.BillingForm })),
);

/**
 * Shows the buyer's details for the invoice, and lets the buyer change them in place of `children`, the rest of the
 * purchase: that stays mounted, so nothing typed there is lost.
 */
export function BillingPart({ children }: { children: ReactNode }) {
  const [isEditing, setEditing] = useState(false);
  const { data, isPending } = useBillingDetails();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button is hidden while the form is shown, and gets the focus back after that.
    flushSync(() => setEditing(false));
    opener.current?.focus();
  };
  const details = data?.details ?? null;
  return (
    <>
      {isEditing && (
        <Suspense fallback={<Placeholder lines={6} label="Loading the form" />}>
          <BillingForm details={details} onDone={close} />
        </Suspense>
      )}
      <div hidden={isEditing}>
        {!isPending && (
          <div className={classes.billing}>
            <p>
              {data === undefined && billingTexts.detailsFailed}
              {data !== undefined && details === null && (
                <>Invoice: only your name, without an address or GSTIN</>
              )}
              {details !== null && (
                <>
                  Invoice to <strong>{details.name}</strong>
                  {details.gstin !== "" && <>, GSTIN {details.gstin}</>}
                </>
              )}
            </p>
            {data !== undefined && (
              <Button
                ref={opener}
                variant="transparent"
                size="compact-sm"
                px={0}
                onClick={() => setEditing(true)}
              >
                {details === null ? "Add billing details" : "Change"}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </>
  );
}

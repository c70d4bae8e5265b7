import { billingTexts } from "@mainstreet/contract/billing-texts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useBillingDetails } from "./billing-api.ts";
import classes from "./payments.module.css";

const BillingForm = lazy(() =>
  import("./billing-form.tsx").then((module) => ({ default: module.BillingForm })),
);

/**
 * Says what the invoice will say about the buyer, and lets the buyer change it in place of `children`, the rest of the purchase:
 * that stays mounted, so nothing typed there is lost.
 */
export function BillingPart({ children }: { children: ReactNode }) {
  const [isEditing, setEditing] = useState(false);
  const { data, isPending } = useBillingDetails();
  const details = data?.details ?? null;
  return (
    <>
      {isEditing && (
        <Suspense fallback={<Placeholder lines={6} label="Loading the form" />}>
          <BillingForm details={details} onDone={() => setEditing(false)} />
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
              <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
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

import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import type { CreditPackage } from "@mainstreet/contract/packages";
import { formatRupees } from "@mainstreet/contract/rupees";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./payments.module.css";
import { PurchaseDialog } from "./purchase-dialog.tsx";
import type { DialogProps } from "./purchase-dialog.tsx";

/** The four packages of spec §9; 'Buy Now' opens the dialog. `onResult` is called with the order that was decided. */
export function PackagePicker({ onResult }: Pick<DialogProps, "onResult">) {
  const [chosen, setChosen] = useState<CreditPackage | undefined>();
  const { data: config } = usePublicConfig();
  const checkout = config?.checkout;
  return (
    <Card title="Purchase Credits" hint="Choose a credit package that suits your needs">
      {config !== undefined && checkout === undefined && (
        <Notice tone="plain" title={texts.payments.unavailable}>
          This installation has no payment provider. Contact your administrator for more credits.
        </Notice>
      )}
      <ul className={classes.packages}>
        {CREDIT_PACKAGES.map((one) => (
          <li key={one.credits} className={classes.package}>
            <h3 className={classes.title}>{one.credits} Credits</h3>
            <p className={classes.price}>
              <strong>{formatRupees(one.amount)}</strong>
              <span className="muted">/one-time</span>
            </p>
            <p className={classes.perfect}>Perfect for creating {one.credits} campaign(s)</p>
            <p className={classes.each}>{perCredit(one)} per credit</p>
            <Button
              variant="light"
              disabled={checkout === undefined}
              aria-label={`Buy Now, ${one.credits} credits`}
              onClick={() => setChosen(one)}
            >
              Buy Now
            </Button>
          </li>
        ))}
      </ul>
      {checkout !== undefined && (
        <PurchaseDialog
          chosen={chosen}
          settings={checkout}
          onClose={() => setChosen(undefined)}
          onResult={onResult}
        />
      )}
    </Card>
  );
}

function perCredit({ credits, amount }: CreditPackage): string {
  return formatRupees(Math.round((amount / credits) * 100) / 100);
}

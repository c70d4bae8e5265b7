import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useCreditBalance } from "./api.ts";
import classes from "./credits.module.css";

const CreditsHistory = lazy(() =>
  import("./credits-history.tsx").then(({ CreditsHistory: component }) => ({
    default: component,
  })),
);

/** The dashboard's credits card: the balance, and its history on demand (spec §2). */
export function CreditsCard() {
  const balance = useCreditBalance();
  const [isHistoryShown, setIsHistoryShown] = useState(false);
  if (balance.isPending)
    return (
      <Card title="Credits">
        <Placeholder lines={2} label="Loading credits" />
      </Card>
    );
  if (balance.data === undefined)
    return (
      <Card title="Credits">
        <FailurePanel
          title={
            isUnauthorized(balance.error) ? texts.credits.pleaseLogIn : texts.credits.balanceFailed
          }
          onRetry={() => void balance.refetch()}
        />
      </Card>
    );
  return (
    <Card title="Credits">
      <div className={classes.stack}>
        <p className={classes.balance}>{balance.data} available</p>
        <Button
          variant="default"
          aria-expanded={isHistoryShown}
          onClick={() => setIsHistoryShown(!isHistoryShown)}
        >
          {isHistoryShown ? "Hide transaction history" : "View transaction history"}
        </Button>
        {isHistoryShown && (
          <Suspense fallback={<Placeholder lines={3} label="Loading transactions" />}>
            <CreditsHistory />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function isUnauthorized(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

import { texts } from "@mainstreet/contract/texts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useCreditBalance } from "./api.ts";
import classes from "./credits.module.css";

export function BalanceCard() {
  const { data: credits, isPending, refetch } = useCreditBalance();
  return (
    <Card title="Your Credit Balance" hint="Credits are used to create sites">
      {isPending && <Placeholder lines={1} label="Loading credits" />}
      {!isPending && credits === undefined && (
        <FailurePanel title={texts.credits.loadFailed} onRetry={() => void refetch()} />
      )}
      {credits !== undefined && (
        <p className={`${classes.balance} ${classes.large}`}>
          {credits} {credits === 1 ? "credit" : "credits"}
        </p>
      )}
    </Card>
  );
}

import { Card } from "../../ui/card.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useCreditBalance } from "./api.ts";
import classes from "./credits.module.css";

export function BalanceCard() {
  const { data: credits, isPending } = useCreditBalance();
  return (
    <Card title="Your Credit Balance" hint="Credits are used to create sites">
      {isPending ? (
        <Placeholder lines={1} label="Loading credits" />
      ) : (
        <p className={`${classes.balance} ${classes.large}`}>
          {credits ?? "–"} {credits === 1 ? "credit" : "credits"}
        </p>
      )}
    </Card>
  );
}

import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import table from "../../ui/table.module.css";
import { useFirstPart } from "../../ui/use-first-part.tsx";
import { When } from "../../ui/when.tsx";
import { useCreditBalance, useCreditHistory } from "./api.ts";
import classes from "./credits.module.css";
import { Description, signedAmount, TransactionType } from "./transaction-cells.tsx";

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
        {isHistoryShown && <History />}
      </div>
    </Card>
  );
}

function isUnauthorized(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

function History() {
  const { data, isPending, refetch } = useCreditHistory();
  if (isPending) return <Placeholder lines={3} label="Loading transactions" />;
  if (data === undefined)
    return <FailurePanel title={texts.credits.loadFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="muted">No transactions found</p>;
  return <Transactions transactions={data} />;
}

function Transactions({ transactions }: { transactions: CreditTransaction[] }) {
  const [shown, more] = useFirstPart(transactions, 50);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={table.scroll} role="region" aria-label="Transaction history" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.wide}>
              Date
            </th>
            <th scope="col">Type</th>
            <th scope="col" className={table.number}>
              Amount
            </th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((transaction) => (
            <tr key={transaction.id}>
              <td className={`${table.nowrap} ${table.wide}`}>
                <When iso={transaction.timestamp} />
              </td>
              <td>
                <TransactionType type={transaction.type} />
              </td>
              <td className={table.number}>{signedAmount(transaction)}</td>
              <td>
                <Description transaction={transaction} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import table from "../../ui/table.module.css";
import { type OlderPages, useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import { useCreditHistory } from "./history-api.ts";
import { Description, signedAmount, TransactionType } from "./transaction-cells.tsx";

/** The history in the credits card (spec §2). Loaded on demand. */
export function CreditsHistory() {
  const history = useCreditHistory();
  const { data, isPending, refetch } = history;
  if (isPending) return <Placeholder lines={3} label="Loading transactions" />;
  if (data === undefined)
    return <FailurePanel title={texts.credits.loadFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="muted">No transactions found</p>;
  return <Transactions transactions={data} older={history} />;
}

type TransactionsProps = { transactions: CreditTransaction[]; older: OlderPages };

function Transactions({ transactions, older }: TransactionsProps) {
  const [shown, more] = useShowMore(transactions, 50, older);
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

import { CREDIT_HISTORY_CSV } from "@mainstreet/contract/credits";
import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { Card } from "../../ui/card.tsx";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import table from "../../ui/table.module.css";
import { type OlderPages, useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import { useCreditHistory } from "./history-api.ts";
import { Description, signedAmount, TransactionType } from "./transaction-cells.tsx";

/** Every movement of credits, newest first, each with the balance it left. */
export function TransactionHistory() {
  const history = useCreditHistory();
  const { data, isPending, isFetching, refetch } = history;
  const actions = (
    <div className="buttons">
      <DownloadButton path={CREDIT_HISTORY_CSV} failure={texts.credits.loadFailed}>
        Export CSV
      </DownloadButton>
      <RefreshButton size="sm" isFetching={isFetching} onClick={() => void refetch()}>
        Refresh
      </RefreshButton>
    </div>
  );
  return (
    <Card title="Transaction History" actions={actions}>
      {isPending && <Placeholder lines={4} label="Loading transactions" />}
      {!isPending && data === undefined && (
        <FailurePanel title={texts.credits.loadFailed} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="muted">No transactions yet</p>}
      {data !== undefined && data.length > 0 && <Rows transactions={data} older={history} />}
    </Card>
  );
}

/** Few enough that the orders below stay in reach. */
const SHOWN_AT_FIRST = 10;

type RowsProps = { transactions: CreditTransaction[]; older: OlderPages };

function Rows({ transactions, older }: RowsProps) {
  const [shown, more] = useShowMore(transactions, SHOWN_AT_FIRST, older);
  return (
    <div className={table.fit}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" className={table.number}>
              Amount
            </th>
            <th scope="col">Description</th>
            <th scope="col" className={table.wide}>
              Date
            </th>
            <th scope="col" className={`${table.number} ${table.wide}`}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((transaction) => (
            <tr key={transaction.id}>
              <td>
                <TransactionType type={transaction.type} />
              </td>
              <td className={table.number}>{signedAmount(transaction)}</td>
              <td>
                <Description transaction={transaction} />
              </td>
              <td className={`${table.nowrap} ${table.wide}`}>
                <When iso={transaction.timestamp} />
              </td>
              <td className={`${table.number} ${table.wide}`}>{transaction.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

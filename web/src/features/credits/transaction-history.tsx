import { CREDIT_HISTORY_CSV } from "@mainstreet/contract/credits";
import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table.tsx";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { When } from "../../ui/when.tsx";
import { useCreditHistory } from "./history-api.ts";
import { Description, signedAmount, TransactionType } from "./transaction-cells.tsx";

/** Every credit transaction, newest first, with the balance after it. */
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
      {data !== undefined && data.length > 0 && (
        // Few rows at first, so that the orders below them are visible.
        <DataTable
          rows={data}
          rowKey={({ id }) => id}
          columns={COLUMNS}
          step={10}
          older={history}
        />
      )}
    </Card>
  );
}

const COLUMNS: readonly Column<CreditTransaction>[] = [
  { title: "Type", cell: ({ type }) => <TransactionType type={type} /> },
  { title: "Amount", cell: signedAmount, look: ["number"] },
  { title: "Description", cell: (transaction) => <Description transaction={transaction} /> },
  { title: "Date", cell: ({ timestamp }) => <When iso={timestamp} />, look: ["nowrap", "wide"] },
  { title: "Balance", cell: ({ balance }) => balance, look: ["number", "wide"] },
];

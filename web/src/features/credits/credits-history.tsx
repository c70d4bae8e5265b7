import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
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
  return (
    <DataTable
      rows={data}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      step={50}
      older={history}
      scrollLabel="Transaction history"
    />
  );
}

const COLUMNS: readonly Column<CreditTransaction>[] = [
  { title: "Date", cell: ({ timestamp }) => <When iso={timestamp} />, look: ["nowrap", "wide"] },
  { title: "Type", cell: ({ type }) => <TransactionType type={type} /> },
  { title: "Amount", cell: signedAmount, look: ["number"] },
  { title: "Description", cell: (transaction) => <Description transaction={transaction} /> },
];

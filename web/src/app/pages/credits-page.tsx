import { texts } from "@mainstreet/contract/texts";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCreditBalance } from "../../features/credits/api.ts";
import creditsClasses from "../../features/credits/credits.module.css";
import { useCreditHistory } from "../../features/credits/history-api.ts";
import { TransactionHistory } from "../../features/credits/transaction-history.tsx";
import { usePaymentHistory } from "../../features/payments/api.ts";
import { OrderHistory } from "../../features/payments/order-history.tsx";
import { PackagePicker } from "../../features/payments/package-picker.tsx";
import { useUser } from "../../lib/use-user.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import classes from "./credits-page.module.css";

export function CreditsPage() {
  const navigate = useNavigate();
  const lost = useLost();
  const showResult = (orderId: string, isModalOpen: boolean) =>
    void navigate({ to: paths.paymentStatus, search: { orderId }, reloadDocument: isModalOpen });
  return (
    <>
      <PageHeader
        title="Credits"
        subtitle="One credit makes one site; deploying it again is free"
      />
      <div className={classes.page}>
        <div className={classes.columns}>
          {lost === undefined ? <BalanceCard /> : <LostCard onRetry={lost} />}
          <CreditUsage />
        </div>
        <PackagePicker onResult={showResult} />
        {lost === undefined && (
          <>
            <TransactionHistory />
            <OrderHistory
              onResult={showResult}
              receiptLink={(orderId) => (
                <Link to={paths.receipt} params={{ orderId }}>
                  Receipt
                </Link>
              )}
              invoiceLink={(orderId) => (
                <Link to={paths.invoice} params={{ orderId }}>
                  Invoice
                </Link>
              )}
            />
          </>
        )}
      </div>
    </>
  );
}

/** When several requests failed, one error with one retry instead of one for each. */
function useLost(): (() => void) | undefined {
  const queries = [useCreditBalance(), useCreditHistory(), usePaymentHistory(useUser()?.id)];
  const lost = queries.filter(({ isPending, data }) => !isPending && data === undefined);
  return lost.length < 2 ? undefined : () => lost.forEach(({ refetch }) => void refetch());
}

function LostCard({ onRetry }: { onRetry: () => void }) {
  return (
    <Card title="Your Credit Balance" hint="Credits are used to create sites">
      <FailurePanel isNext title={texts.credits.loadFailed} onRetry={onRetry}>
        Your credits and orders are safe; only this page could not be loaded.
      </FailurePanel>
    </Card>
  );
}

function BalanceCard() {
  const { data: credits, isPending, refetch } = useCreditBalance();
  return (
    <Card title="Your Credit Balance" hint="Credits are used to create sites">
      {isPending && <Placeholder lines={1} label="Loading credits" />}
      {!isPending && credits === undefined && (
        <FailurePanel title={texts.credits.loadFailed} onRetry={() => void refetch()} />
      )}
      {credits !== undefined && (
        <p className={`${creditsClasses.balance} ${creditsClasses.large}`}>
          {credits} {credits === 1 ? "credit" : "credits"}
        </p>
      )}
    </Card>
  );
}

const USAGE = [
  "Single page site",
  "Each location of a multi-location site",
  "Each location in bulk creation",
];

/** What things cost (spec §2). */
function CreditUsage() {
  return (
    <Card title="Credit Usage">
      <ul className={creditsClasses.usage}>
        {USAGE.map((use) => (
          <li key={use}>
            {use} <span className={creditsClasses.cost}>1 credit</span>
          </li>
        ))}
      </ul>
      <p className="muted">Moving a live site to another service or place costs 1 credit too.</p>
    </Card>
  );
}

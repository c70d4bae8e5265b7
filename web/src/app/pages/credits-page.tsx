import { Link, useNavigate } from "@tanstack/react-router";
import { BalanceCard } from "../../features/credits/balance-card.tsx";
import { CreditUsage } from "../../features/credits/credit-usage.tsx";
import { TransactionHistory } from "../../features/credits/transaction-history.tsx";
import { OrderHistory } from "../../features/payments/order-history.tsx";
import { PackagePicker } from "../../features/payments/package-picker.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";
import classes from "./credits-page.module.css";

export function CreditsPage() {
  const navigate = useNavigate();
  const showResult = (orderId: string) =>
    void navigate({ to: paths.paymentStatus, search: { orderId } });
  return (
    <>
      <PageHeader
        title="Credits"
        subtitle="One credit makes one site; deploying it again is free"
      />
      <div className={classes.page}>
        <div className={classes.columns}>
          <BalanceCard />
          <CreditUsage />
        </div>
        <PackagePicker onResult={showResult} />
        <TransactionHistory />
        <OrderHistory
          onResult={showResult}
          receiptLink={(orderId) => (
            <Link to={paths.receipt} params={{ orderId }}>
              Receipt
            </Link>
          )}
        />
      </div>
    </>
  );
}

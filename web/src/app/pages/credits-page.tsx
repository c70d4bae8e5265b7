import { BalanceCard } from "../../features/credits/balance-card.tsx";
import { CreditUsage } from "../../features/credits/credit-usage.tsx";
import { TransactionHistory } from "../../features/credits/transaction-history.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "./credits-page.module.css";

export function CreditsPage() {
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
        <TransactionHistory />
      </div>
    </>
  );
}

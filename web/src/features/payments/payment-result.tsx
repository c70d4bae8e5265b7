import { PAYMENT_REDIRECT_MS } from "@mainstreet/contract/limits";
import { formatRupees } from "@mainstreet/contract/rupees";
import { texts } from "@mainstreet/contract/texts";
import { Button, Loader } from "@mantine/core";
import { CircleCheck, OctagonAlert } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { useNow } from "../../lib/use-now.ts";
import { mayStillBePaid, usePaymentStatus } from "./api.ts";
import classes from "./payments.module.css";

type Props = { orderId: string; onDone: () => void };

/** The result of an order (spec §2, 'Payment result'). `onDone` leads to the dashboard. */
export function PaymentResult({ orderId, onDone }: Props) {
  const [since] = useState(() => Date.now());
  const now = useNow(1_000);
  const { data, error } = usePaymentStatus(orderId);
  if (orderId === "") return <Broken message={texts.payments.noOrderId} onDone={onDone} />;
  if (data === undefined && error !== null)
    return <Broken message={messageOf(error, texts.payments.statusFailed)} onDone={onDone} />;
  if (data === undefined || mayStillBePaid(data, since, now)) return <Checking />;
  if (data.status === "PAID") return <Paid {...data} onDone={onDone} />;
  return <Failed orderId={orderId} onDone={onDone} />;
}

function Checking() {
  return (
    <div className={classes.result} role="status">
      <Loader aria-hidden />
      <h1>Checking payment status...</h1>
      <p className="muted">Your bank may take a moment. Nothing is lost if you leave this page.</p>
    </div>
  );
}

type PaidProps = { orderId: string; amount: number; credits: number; onDone: () => void };

function Paid({ orderId, amount, credits, onDone }: PaidProps) {
  useEffect(() => {
    const timer = setTimeout(onDone, PAYMENT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className={classes.result} role="status">
      <CircleCheck size={48} className={classes.good} aria-hidden />
      <h1>Payment Successful!</h1>
      <p>
        Your payment of {formatRupees(amount)} was received and {credits} credits were added to your
        account.
      </p>
      <OrderId orderId={orderId} />
      <p className="muted">Redirecting to dashboard...</p>
    </div>
  );
}

function Failed({ orderId, onDone }: Props) {
  return (
    <Outcome title="Payment Failed" text={texts.payments.failed}>
      <OrderId orderId={orderId} />
      <div className={classes.actions}>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <Button variant="default" onClick={onDone}>
          Go to Dashboard
        </Button>
      </div>
    </Outcome>
  );
}

function Broken({ message, onDone }: { message: string; onDone: () => void }) {
  return (
    <Outcome title="Error" text={message}>
      <Button onClick={onDone}>Go to Dashboard</Button>
    </Outcome>
  );
}

type OutcomeProps = { title: string; text: string; children: ReactNode };

function Outcome({ title, text, children }: OutcomeProps) {
  return (
    <div className={classes.result} role="alert">
      <OctagonAlert size={48} className={classes.bad} aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

function OrderId({ orderId }: { orderId: string }) {
  return (
    <p className={classes.order}>
      Order ID: <span className="mono">{orderId}</span>
    </p>
  );
}

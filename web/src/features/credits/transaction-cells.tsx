import type { CreditTransaction } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { Gift, Minus, Plus, Undo2 } from "lucide-react";
import table from "../../ui/table.module.css";
import { When } from "../../ui/when.tsx";
import classes from "./credits.module.css";

type Type = CreditTransaction["type"];

const LOOKS: Record<Type, { icon: typeof Plus; word: string; sign: string }> = {
  // Decision D14: the spec shows additions in red.
  addition: { icon: Plus, word: "Addition", sign: "+" },
  add: { icon: Plus, word: "Add", sign: "+" },
  deduct: { icon: Minus, word: "Deduct", sign: "−" },
  initialize: { icon: Gift, word: "Initialize", sign: "+" },
  refund: { icon: Undo2, word: "Refund", sign: "+" },
};

export function TransactionType({ type }: { type: Type }) {
  const { icon: Icon, word } = LOOKS[type];
  return (
    <span className={`${classes.type} ${type === "addition" ? classes.red : ""}`}>
      <span className={classes.icon}>
        <Icon size={14} aria-hidden />
      </span>
      <span className={classes.word}>{word}</span>
    </span>
  );
}

/** Amounts are positive; the type determines the sign. */
export function signedAmount({ type, amount }: CreditTransaction): string {
  return `${LOOKS[type].sign}${amount}`;
}

/** The description; on narrow screens with its date. */
export function Description({ transaction }: { transaction: CreditTransaction }) {
  return (
    <>
      {transaction.description || texts.credits.noDescription}
      <span className={`${table.narrow} note`}>
        <When iso={transaction.timestamp} />
      </span>
    </>
  );
}

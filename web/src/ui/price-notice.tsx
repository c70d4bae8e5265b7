import { Notice } from "./notice.tsx";

type Price = { text: string; warning?: string | undefined; isAboveFreePlan: boolean };

/** The host's own price of a publication, where it is more than pennies. */
export function PriceNotice({ price }: { price: Price }) {
  const { warning, text, isAboveFreePlan } = price;
  if (warning === undefined) return null;
  return (
    <Notice tone={isAboveFreePlan ? "waiting" : "plain"} title={warning}>
      {text}
    </Notice>
  );
}

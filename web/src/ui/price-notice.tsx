import { Notice } from "./notice.tsx";

type Price = { text: string; warning?: string | undefined; isAboveFreePlan: boolean };

/** What a host charges of its own for a publication, where that is more than pennies. */
export function PriceNotice({ price }: { price: Price }) {
  const { warning, text, isAboveFreePlan } = price;
  if (warning === undefined) return null;
  return (
    <Notice tone={isAboveFreePlan ? "waiting" : "plain"} title={warning}>
      {text}
    </Notice>
  );
}

import type { HostPrice } from "@mainstreet/contract/hosts/forecast";
import { Notice } from "./notice.tsx";

/** What a host charges of its own for a publication, where that is more than pennies. */
export function PriceNotice({ price }: { price: HostPrice }) {
  const { warning, text, isAboveFreePlan } = price;
  if (warning === undefined) return null;
  return (
    <Notice tone={isAboveFreePlan ? "waiting" : "plain"} title={warning}>
      {text}
    </Notice>
  );
}

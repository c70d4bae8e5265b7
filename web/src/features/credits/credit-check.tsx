import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { useCreditBalance } from "./api.ts";

/** Whether a balance covers `cost`. An unknown balance counts as enough, as the server decides. */
export function isEnough(credits: number | undefined, cost: number): boolean {
  return credits === undefined || credits >= cost;
}

/** Shows on a form whether the credits suffice for `cost` (spec §2). */
export function CreditCheck({ cost }: { cost: number }) {
  const { data: credits, isPending } = useCreditBalance();
  if (isPending) return null;
  if (credits === undefined) return <Notice tone="waiting" title={texts.credits.unableToFetch} />;
  if (isEnough(credits, cost))
    return <Notice tone="good" title={texts.credits.sufficient(credits)} />;
  return (
    <Notice tone="bad" role="status" title={texts.credits.shortage(cost - credits)}>
      {texts.credits.shortageNote} <Link to={paths.credits}>See your credits</Link>
    </Notice>
  );
}

import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { useCreditBalance } from "./api.ts";
import classes from "./credits-pill.module.css";

/** '{n} Credits' in the header; a dash when unknown, nothing while loading (spec §2). */
export function CreditsPill() {
  const { data: credits, isPending } = useCreditBalance();
  // Its space is reserved, so that nothing next to it moves.
  if (isPending) return <span className={classes.pill} aria-hidden data-hidden />;
  return (
    <Link to={paths.credits} className={`${classes.pill} ${credits === 0 ? classes.empty : ""}`}>
      {credits ?? "–"} Credits
    </Link>
  );
}

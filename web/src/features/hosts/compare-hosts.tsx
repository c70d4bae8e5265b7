import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { AccountReading } from "@mainstreet/contract/hosts/forecast";
import { lazy, Suspense } from "react";
import classes from "./host-comparison.module.css";

const HostComparison = lazy(async () => ({
  default: (await import("./host-comparison.tsx")).HostComparison,
}));

type Props = {
  /** How many new sites the choice is for. */
  sites: number;
  chosen: DeploymentType;
  account?: AccountReading | undefined;
};

/** The comparison of hosts, whose code is loaded with the first form that shows it. */
export function CompareHosts(props: Props) {
  if (props.sites === 0) return null;
  return (
    <Suspense fallback={<div className={classes.space} />}>
      <HostComparison {...props} />
    </Suspense>
  );
}

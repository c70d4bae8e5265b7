import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import type { ReactNode } from "react";
import classes from "./state-shape.module.css";

const DRAWINGS: Record<DeploymentStatus, ReactNode> = {
  none: <path d="M1.5 5h7" />,
  queued: <circle cx="5" cy="5" r="4" />,
  deploying: <path className={classes.turning} d="M5 1a4 4 0 1 1-4 4" />,
  deployed: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  failed: <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />,
};

/** One shape per state, so that no state is shown by color alone: ring, turning arc, disc, cross, dash. */
export function StateShape({ status, size = 9 }: { status: DeploymentStatus; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 10 10" className={classes.shape} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        {DRAWINGS[status]}
      </g>
    </svg>
  );
}

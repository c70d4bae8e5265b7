import { count } from "@mainstreet/contract/count";
import type { DeploymentStatus } from "@mainstreet/contract/deployment-status";
import { StateShape } from "../../../ui/state-shape.tsx";
import { countByStatus } from "./cluster.ts";
import classes from "./map.module.css";
import type { Site } from "./spots.ts";

const WORDS: Record<DeploymentStatus, string> = {
  deployed: "live",
  none: "not deployed",
  queued: "queued",
  deploying: "deploying",
  failed: "failed",
};

/** What the shapes on the map mean, with how many sites are in each state. */
export function MapLegend({ sites }: { sites: readonly Site[] }) {
  return (
    <ul className={classes.legend} aria-label="Sites by state">
      {countByStatus(sites).map(([status, found]) => (
        <li key={status} className={classes.state} data-status={status}>
          <StateShape status={status} /> {count(found)} {WORDS[status]}
        </li>
      ))}
    </ul>
  );
}

import { count } from "@mainstreet/contract/count";
import type { DeploymentStatus, StatusCounts } from "@mainstreet/contract/deployment-status";
import { Link } from "@tanstack/react-router";
import { paths } from "../../../app/paths.ts";
import { StateShape } from "../../../ui/state-shape.tsx";
import classes from "./map.module.css";

const WORDS: Record<DeploymentStatus, string> = {
  deployed: "live",
  none: "not deployed",
  queued: "queued",
  deploying: "deploying",
  failed: "failed",
};
const ORDER = ["deployed", "deploying", "queued", "failed", "none"] as const;

/** What the shapes on the map mean, with how many sites are in each state: each the way to a list of them. */
export function MapLegend({ statuses }: { statuses: StatusCounts | undefined }) {
  return (
    <ul className={classes.legend} aria-label="Sites by state">
      {ORDER.filter((status) => (statuses?.[status] ?? 0) > 0).map((status) => (
        <li key={status}>
          <Link
            to={paths.sites}
            search={{ deploymentStatus: status }}
            className={classes.state}
            data-status={status}
          >
            <StateShape status={status} /> {count(statuses?.[status] ?? 0)} {WORDS[status]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

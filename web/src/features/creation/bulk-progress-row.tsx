import type { RunSite, RunSiteStatus } from "@mainstreet/contract/creation-runs";
import { Badge } from "../../ui/badge.tsx";
import type { Tone } from "../../ui/badge.tsx";
import classes from "./bulk-run.module.css";

export const PROGRESS_COLUMNS = ["City", "State", "Status", "Message", "URL"];

const TONES: Record<RunSiteStatus, Tone> = {
  pending: "plain",
  processing: "waiting",
  success: "good",
  error: "bad",
  cancelled: "plain",
};

/** The cells of one row of the progress table (spec §3). */
export function BulkProgressRow({ site }: { site: RunSite }) {
  const { city, state, status, message, deploymentUrl } = site;
  return (
    <>
      <div role="cell" className={classes.city}>
        {city}
      </div>
      <div role="cell">{state}</div>
      <div role="cell">
        <Badge tone={TONES[status]}>{status}</Badge>
      </div>
      <div role="cell" className={classes.message}>
        {message}
      </div>
      <div role="cell" className={classes.url}>
        {deploymentUrl !== null && (
          <a href={deploymentUrl} target="_blank" rel="noreferrer" className="mono">
            {deploymentUrl.replace(/^https?:\/\//, "")}
          </a>
        )}
      </div>
    </>
  );
}

import type { Activity } from "@mainstreet/contract/dashboard";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./recent-activity.module.css";

/** The ten latest changes (decision D18); absent until they are known. */
export function RecentActivity({ activities }: { activities: Activity[] | undefined }) {
  return (
    <Card
      title="Recent Activity"
      actions={
        <Link to={paths.creationRuns} className={classes.runs}>
          Past runs
        </Link>
      }
    >
      {activities === undefined && <Placeholder lines={12} label="Loading dashboard" />}
      {activities?.length === 0 && <p className="muted">No recent activity found.</p>}
      <ul className={classes.rows}>
        {activities?.map((activity) => (
          <li key={activity.id}>
            <Row activity={activity} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ activity }: { activity: Activity }) {
  const { id, name, type, date, isNew, deploymentStatus, deploymentUrl } = activity;
  return (
    <div className={classes.row}>
      <Link to={paths.campaign} params={{ id }} className={classes.name}>
        {name}
      </Link>
      <span className={classes.state}>
        <DeploymentBadge status={deploymentStatus} />
      </span>
      <span className={classes.about}>
        <Badge>{type === "single" ? "Single page" : "Multi-location"}</Badge>
        {isNew && <Badge>New</Badge>}
        <span className={classes.date}>
          {isNew ? "Created" : "Updated"} <When iso={date} />
        </span>
      </span>
      <span className={`mono ${classes.address}`}>
        {deploymentUrl === null ? "No address yet" : hostAndPath(deploymentUrl)}
      </span>
    </div>
  );
}

function hostAndPath(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

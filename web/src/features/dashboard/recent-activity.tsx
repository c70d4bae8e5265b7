import type { Activity } from "@mainstreet/contract/dashboard";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./dashboard.module.css";

export function RecentActivity({ activities }: { activities: Activity[] }) {
  return (
    <Card title="Recent Activity">
      {activities.length === 0 && <p className="muted">No recent activity found.</p>}
      <ul className={classes.rows}>
        {activities.map((activity) => (
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
      <div className={classes.line}>
        <div className={classes.name}>
          <Link to={paths.campaign} params={{ id }}>
            {name}
          </Link>
          <Badge>{type === "single" ? "Single page" : "Multi-location"}</Badge>
          {isNew && <Badge>New</Badge>}
        </div>
        <DeploymentBadge status={deploymentStatus} />
      </div>
      <div className={classes.line}>
        <div className={`mono ${classes.address}`}>
          {deploymentUrl === null ? "No address yet" : hostAndPath(deploymentUrl)}
        </div>
        <div className={classes.date}>
          {isNew ? "Created" : "Updated"} <When iso={date} />
        </div>
      </div>
    </div>
  );
}

function hostAndPath(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useRuns } from "./api.ts";
import classes from "./run-list.module.css";
import { runOutcome, runSubject } from "./run-words.ts";

/** The user's newest runs, so that a run can be found again after its page was left; nothing before the first run. */
export function RunList() {
  const { data, error } = useRuns();
  if (error !== null && data === undefined)
    return <Notice tone="bad">{messageOf(error, texts.shell.unexpected)}</Notice>;
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={classes.list}>
      <Card
        title="Your runs"
        hint="Each has a page of its own, also once it has ended"
        actions={<Link to={paths.creationRuns}>Past runs</Link>}
      >
        <RunLines runs={data} />
      </Card>
    </div>
  );
}

/** Runs as links: each with its services, the number of sites, the time and its state. */
export function RunLines({ runs }: { runs: readonly CreationRun[] }) {
  return (
    <ul className={classes.runs}>
      {runs.map((run) => (
        <li key={run.id}>
          <Link to={paths.creationRun} params={{ id: run.id }} className={classes.run}>
            <strong>{runSubject(run)}</strong>
            <span>{runOutcome(run)}</span>
            <time dateTime={run.createdAt}>{formatDate(run.createdAt)}</time>
            <ArrowRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

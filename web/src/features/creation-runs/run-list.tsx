import { countOf } from "@mainstreet/contract/count";
import { listRuns } from "@mainstreet/contract/creation-runs";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/dates.ts";
import { send } from "../../lib/send.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./run-list.module.css";
import { outcomeOf } from "./run-words.ts";

/** The user's newest runs, so that one whose page was left is found again; nothing before the first. */
export function RunList() {
  const { data, error } = useQuery({
    queryKey: ["creation-runs"],
    queryFn: ({ signal }) => send(listRuns, { query: {} }, { signal }),
  });
  if (error !== null && data === undefined)
    return <Notice tone="bad">{messageOf(error, texts.shell.unexpected)}</Notice>;
  if (data === undefined || data.runs.length === 0) return null;
  return (
    <div className={classes.list}>
      <Card title="Your runs" hint="Each has a page of its own, also once it has ended">
        <ul className={classes.runs}>
          {data.runs.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function RunLine({ run }: { run: CreationRun }) {
  const { id, total, createdAt } = run;
  return (
    <li>
      <Link to={paths.creationRun} params={{ id }} className={classes.run}>
        <strong>{countOf(total, "site")}</strong>
        <span>{outcomeOf(run)}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

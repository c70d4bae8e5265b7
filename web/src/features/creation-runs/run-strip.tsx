import { count } from "@mainstreet/contract/count";
import type { RunUnderWay } from "@mainstreet/contract/dashboard";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { paths } from "../../app/paths.ts";
import bar from "../../ui/progress-bar.module.css";
import classes from "./run-strip.module.css";

/** A link to a run in progress. */
export function RunStrip({ run }: { run: RunUnderWay }) {
  const { id, isPaused, live, total, perWeek } = run;
  const plan = perWeek === null ? "" : `, ${count(perWeek)} a week`;
  const figure = `${count(live)} of ${count(total)} live${plan}`;
  return (
    <Link to={paths.creationRun} params={{ id }} className={classes.strip}>
      <span>
        <strong>{isPaused ? "A run is paused" : "A run is under way"}:</strong> {figure}
      </span>
      <ArrowRight size={16} aria-hidden />
      <progress className={bar.bar} max={total} value={live} aria-label={figure} />
    </Link>
  );
}

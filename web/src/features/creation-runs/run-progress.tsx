import { count } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { useId } from "react";
import { useNow } from "../../lib/use-now.ts";
import bar from "../../ui/progress-bar.module.css";
import { progressText, wallLabel } from "./run-words.ts";
import classes from "./run-progress.module.css";
import type { Tally } from "./site-state.ts";
import { Wall } from "./wall.tsx";
import { WallLegend } from "./wall-legend.tsx";

type Props = {
  run: CreationRun;
  sites: readonly RunSite[];
  tally: Tally;
  onPick: (site: RunSite) => void;
};

/** How far a run is: the figure, the time left, the bar and the wall. */
export function RunProgress({ run, sites, tally, onPick }: Props) {
  const id = useId();
  const now = useNow(10_000);
  const { total } = run;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.figure}>
          {count(tally.live)} of {count(total)} live
        </h2>
        <p className="muted">{progressText(run, tally, now)}</p>
      </div>
      <div className={classes.bar}>
        <progress className={bar.bar} max={total} value={tally.live} aria-labelledby={id} />
      </div>
      <Wall total={total} sites={sites} label={wallLabel(tally)} onPick={onPick} />
      <WallLegend tally={tally} />
    </section>
  );
}

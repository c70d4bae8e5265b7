import classes from "./campaign-grid.module.css";

const CARDS = 9;

/** Holds the place of cards on their way; `label` is what a screen reader hears. */
export function WaitingGrid({ label }: { label: string }) {
  return (
    <div role="status" className={classes.waitingGrid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={`${classes.waiting} ${classes.filled}`} aria-hidden>
          <div className={classes.block} />
          <div className={classes.lines}>
            <div className={classes.line} />
            <div className={classes.line} />
            <div className={classes.line} />
          </div>
        </div>
      ))}
      <span className={classes.hidden}>{label}</span>
    </div>
  );
}

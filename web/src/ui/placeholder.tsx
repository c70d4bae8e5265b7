import classes from "./placeholder.module.css";

/** Holds the place of text that is on its way; `label` is what a screen reader hears. */
export function Placeholder({ lines, label }: { lines: number; label: string }) {
  return (
    <div role="status" className={classes.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes.line} aria-hidden />
      ))}
      <span className={classes.hidden}>{label}</span>
    </div>
  );
}

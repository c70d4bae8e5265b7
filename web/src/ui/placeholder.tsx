import classes from "./placeholder.module.css";

/** Keeps the space of text that is loading; `label` is what a screen reader reads out. */
export function Placeholder({ lines, label }: { lines: number; label: string }) {
  return (
    <div role="status" className={classes.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes.line} aria-hidden />
      ))}
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

import type { Label } from "@mainstreet/contract/label";
import classes from "./label-badges.module.css";

/** The labels of a site; the colour is decoration, as the name is next to it. */
export function LabelBadges({ labels }: { labels: readonly Label[] | undefined }) {
  if (labels === undefined || labels.length === 0) return null;
  return (
    <ul className={classes.labels} aria-label="Labels">
      {labels.map(({ id, name, colour }) => (
        <li key={id} className={classes.label}>
          <span className={`${classes.dot} ${classes[colour]}`} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A label by its name, with its colour; a label that does not exist yet has none. */
export function NamedLabel({
  name,
  labels = [],
}: {
  name: string;
  labels?: readonly Label[] | undefined;
}) {
  const known = labels.find((label) => label.name === name);
  return (
    <span className={classes.named}>
      {known && <span className={`${classes.dot} ${classes[known.colour]}`} aria-hidden />}
      {name}
    </span>
  );
}

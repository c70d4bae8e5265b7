import { Card } from "../../ui/card.tsx";
import classes from "./credits.module.css";

const USAGE = [
  "Single page site",
  "Each location of a multi-location site",
  "Each location in bulk creation",
];

/** What things cost (spec §2). */
export function CreditUsage() {
  return (
    <Card title="Credit Usage">
      <ul className={classes.usage}>
        {USAGE.map((use) => (
          <li key={use}>
            {use} <span className={classes.cost}>1 credit</span>
          </li>
        ))}
      </ul>
      <p className="muted">Moving a live site to another service or place costs 1 credit too.</p>
    </Card>
  );
}

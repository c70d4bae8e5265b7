import { count } from "@mainstreet/contract/count";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import classes from "./dashboard.module.css";

type Figures = {
  singlePageSites: number;
  multiLocationSites: number;
  deployedSites: number;
  cloudAccounts: number;
};

/** The four figures of spec §2, each with a link to what it counts; absent until they are known. */
export function StatCards({ figures }: { figures: Figures | undefined }) {
  const cards = [
    { label: "Single Page Sites", value: figures?.singlePageSites, to: paths.singlePageSites },
    {
      label: "Multi-Location Sites",
      value: figures?.multiLocationSites,
      to: paths.multiLocationSites,
    },
    { label: "Deployed Sites", value: figures?.deployedSites, to: paths.singlePageSites },
    { label: "Cloud Accounts", value: figures?.cloudAccounts, to: paths.settings },
  ];
  return (
    <div className={classes.stats}>
      {cards.map(({ label, value, to }) => (
        <Link key={label} to={to} className={classes.stat}>
          <span className={classes.label}>{label}</span>
          <span className={classes.value}>
            {value === undefined ? <span className={classes.unknown} /> : count(value)}
          </span>
        </Link>
      ))}
    </div>
  );
}

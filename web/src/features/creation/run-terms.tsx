import { count, countOf } from "@mainstreet/contract/count";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./run-terms.module.css";
import type { Forecast } from "./run-forecast.ts";
import type { Spread } from "./run-spread.ts";

type Props = { sites: number; spread: Spread; forecast: Forecast };

/** What a run costs, here and at the host, how long it takes, and what search engines may think of it: before it begins. */
export function RunTerms({ sites, spread, forecast }: Props) {
  const { time, charge } = forecast;
  return (
    <div className={classes.terms}>
      <dl className={classes.figures}>
        <Figure name="Sites" value={count(sites)} note={placesOf(sites, spread)} />
        <Figure name="Credits" value={count(sites)} note="one a site, taken at the start" />
        <Figure name="Time" value={time.about} note={time.because} />
      </dl>
      {charge && (
        <Notice tone={charge.isAboveFreePlan ? "waiting" : "plain"} title={charge.title}>
          {charge.text}
        </Notice>
      )}
      {spread.crowded > 0 && <Doorway {...spread} />}
    </div>
  );
}

/** Where the sites are: "one a city" only where each has a city of its own. */
function placesOf(sites: number, { cities }: Spread): string {
  return sites === cities ? "one a city" : `in ${countOf(cities, "city", "cities")}`;
}

/** GS-12. */
function Doorway({ crowded, mostCities }: Spread) {
  const title =
    crowded === 1
      ? `${count(mostCities)} cities for one business: mind the doorway rule`
      : `${count(crowded)} businesses with more than 50 cities each: mind the doorway rule`;
  return (
    <Notice tone="waiting" title={title}>
      Search engines may drop many like pages that lead to one firm. A single site with a page for
      each city often does better.{" "}
      <Link to={paths.create} search={{ tab: "multi-location" }}>
        Make one multi-location site
      </Link>
    </Notice>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} <span className={classes.note}>{note}</span>
      </dd>
    </div>
  );
}

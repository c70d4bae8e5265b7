import { count, countOf } from "@mainstreet/contract/count";
import { PriceNotice } from "../../ui/price-notice.tsx";
import classes from "./run-terms.module.css";
import type { Forecast } from "./run-forecast.ts";
import type { Spread } from "./run-spread.ts";
import type { Pace } from "./slow-start.tsx";
import { SlowStart } from "./slow-start.tsx";

type Props = { sites: number; spread: Spread; forecast: Forecast; pace: Pace };

/** What a run costs, here and at the host, how long it takes, and how search engines may see it; shown before it starts. */
export function RunTerms({ sites, spread, forecast, pace }: Props) {
  const { time, price, obstacle } = forecast;
  return (
    <div className={classes.terms}>
      <dl className={classes.figures}>
        <Figure name="Sites" value={count(sites)} note={placesOf(sites, spread)} />
        <Figure name="Credits" value={count(sites)} note="one a site, taken at the start" />
        {obstacle ? (
          <Figure name="Time" value="Not possible" note="why: see below the account" />
        ) : (
          <Figure name="Time" value={time.about} note={time.because} />
        )}
      </dl>
      <PriceNotice price={price} />
      <SlowStart {...spread} pace={pace} />
    </div>
  );
}

/** Where the sites are: "one a city" only if each site has a city of its own. */
function placesOf(sites: number, { cities }: Spread): string {
  return sites === cities ? "one a city" : `in ${countOf(cities, "city", "cities")}`;
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

import { countOf } from "@mainstreet/contract/count";
import { Link } from "@tanstack/react-router";
import { paths } from "../../../app/paths.ts";
import { firstLeadDay } from "../../../lib/lead-period.ts";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import { StateShape } from "../../../ui/state-shape.tsx";
import { useShowMore } from "../../../ui/use-show-more.tsx";
import classes from "./map.module.css";
import type { MapSite } from "./spots.ts";

/** Links to sites with their states, a hundred at a time. */
export function SiteLinks({ sites }: { sites: readonly MapSite[] }) {
  const [shown, more] = useShowMore(sites, 100);
  return (
    <>
      <ul className={classes.links}>
        {shown.map(({ id, name, status, leads }) => (
          <li key={id}>
            <Link to={paths.campaign} params={{ id }} className={classes.link}>
              {name}
            </Link>
            {leads > 0 && (
              <Link
                to={paths.leads}
                search={{ campaignId: id, from: firstLeadDay() }}
                className={classes.leads}
              >
                {countOf(leads, "lead")}
              </Link>
            )}
            <span className={classes.state} data-status={status}>
              <StateShape status={status} /> {stateWord(status)}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

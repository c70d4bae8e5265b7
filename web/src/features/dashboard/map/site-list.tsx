import { count, countOf } from "@mainstreet/contract/count";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { stateName } from "@mainstreet/contract/us-states";
import { useState } from "react";
import { useShowMore } from "../../../ui/use-show-more.tsx";
import classes from "./map.module.css";
import { SiteLinks } from "./site-links.tsx";
import { stateInName } from "./spots.ts";
import type { MapSite } from "./spots.ts";
import type { CityWithLeads } from "./use-leads-of-sites.ts";

type Props = { sites: readonly MapSite[]; cities: readonly CityWithLeads[] };

/** The sites of the map as text: by state, those without a known state last. The cities with leads follow. */
export function SiteList({ sites, cities }: Props) {
  const groups = [...Map.groupBy(sites, (site) => stateName(stateInName(site)) ?? "Other places")];
  return (
    <div className={classes.list}>
      {groups
        .toSorted(([a], [b]) => a.localeCompare(b, "en-US"))
        .map(([state, members]) => (
          <StateGroup key={state} state={state} sites={members} />
        ))}
      {cities.length > 0 && <CityLeads cities={cities} />}
    </div>
  );
}

/** Leads by the city of the page, since the map shows all leads of a multi-location site at its main city. */
function CityLeads({ cities }: Pick<Props, "cities">) {
  const [shown, more] = useShowMore(cities, 100);
  return (
    <details className={classes.group}>
      <summary>
        Leads by city in {LEAD_COUNT_DAYS} days{" "}
        <span className="muted">{count(cities.length)}</span>
      </summary>
      <ul className={classes.links}>
        {shown.map(({ city, region, leads }) => (
          <li key={`${city}, ${region}`}>
            <span>{[city, region].filter(Boolean).join(", ") || "Not known"}</span>
            <span className={classes.leads}>{countOf(leads, "lead")}</span>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}

function StateGroup({ state, sites }: { state: string; sites: MapSite[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.group} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {state} <span className="muted">{count(sites.length)}</span>
      </summary>
      {isOpen && <SiteLinks sites={sites} />}
    </details>
  );
}

import { count } from "@mainstreet/contract/count";
import { stateName } from "@mainstreet/contract/us-states";
import { useState } from "react";
import classes from "./map.module.css";
import { SiteLinks } from "./site-links.tsx";
import { stateInName } from "./spots.ts";
import type { MapSite } from "./spots.ts";

/** The same sites as the map, as words: by state, those without a known one last. */
export function SiteList({ sites }: { sites: readonly MapSite[] }) {
  const groups = [...Map.groupBy(sites, (site) => stateName(stateInName(site)) ?? "Other places")];
  return (
    <div className={classes.list}>
      {groups
        .toSorted(([a], [b]) => a.localeCompare(b, "en-US"))
        .map(([state, members]) => (
          <StateGroup key={state} state={state} sites={members} />
        ))}
    </div>
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

import { countOf } from "@mainstreet/contract/count";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { placeInName } from "./spots.ts";
import type { MapSite } from "./spots.ts";
import classes from "./map.module.css";
import { SiteLinks } from "./site-links.tsx";

type Props = { sites: readonly MapSite[]; onClose: () => void };

/** A panel over the map with sites that no zoom can separate: those of one place, or those without a place. */
export function SitesPanel({ sites, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("a")?.focus(), []);
  const places = new Set(sites.map(placeInName));
  const [only = ""] = places;
  const title = `${countOf(sites.length, "site")}${places.size === 1 ? ` in ${only}` : ""}`;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      // A press on the panel must not drag the map under it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div className={classes.panelHead}>
        <h3>{title}</h3>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <SiteLinks sites={sites} />
    </div>
  );
}

import { count } from "@mainstreet/contract/count";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import type { DeploymentStatus, StatusCounts } from "@mainstreet/contract/deployment-status";
import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { List, Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { paths } from "../../../app/paths.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { Card } from "../../../ui/card.tsx";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { StateShape } from "../../../ui/state-shape.tsx";
import { useStatuses } from "../api.ts";
import type { useMapPoints } from "../api.ts";
import space from "../map-card.module.css";
import { MapFrame } from "./map-frame.tsx";
import classes from "./map.module.css";
import { spotsOf } from "./spots.ts";
import { useLeadCounts, useLeadsOfSites } from "./use-leads-of-sites.ts";

const SiteList = lazy(() =>
  import("./site-list.tsx").then(({ SiteList: component }) => ({ default: component })),
);

const TITLE = "Where your sites are";

type Props = { points: ReturnType<typeof useMapPoints> };

/** Every site as a dot at its city, or the same as a list. */
export function SiteMap({ points }: Props) {
  const { data, error, refetch } = points;
  const [isList, setIsList] = useState(false);
  const statuses = useStatuses();
  const { leadsOf, cities } = useLeadCounts();
  const { spots, unplaced } = useMemo(() => spotsOf(data ?? [], leadsOf), [data, leadsOf]);
  const sites = useMemo(
    () =>
      (data ?? []).map(([id, , , status, name]) => {
        const leads = leadsOf.get(id) ?? 0;
        return { id, status, name, leads };
      }),
    [data, leadsOf],
  );
  if (data === undefined)
    return (
      <Card title={TITLE}>
        <FailurePanel
          title={messageOf(error, texts.campaignLists.listFailed)}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  return (
    <Card
      title={TITLE}
      actions={
        <span className={space.toggle}>
          <Link to={paths.sites} search={{ layout: "map" }} className={space.filter}>
            Filter
          </Link>
          <IconButton
            icon={isList ? MapIcon : List}
            label={isList ? "Show as map" : "Show as list"}
            onClick={() => setIsList(!isList)}
          />
        </span>
      }
    >
      <MapLegend statuses={statuses} />
      {isList ? (
        <Suspense fallback={<div className={space.space} />}>
          <SiteList sites={sites} cities={cities} />
        </Suspense>
      ) : (
        <MapFrame spots={spots} unplaced={unplaced} />
      )}
    </Card>
  );
}

type PlacedSite = {
  id: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  deploymentStatus: DeploymentStatus;
};

/** Some of the sites as dots at their cities. */
export function MapOfSites({ sites }: { sites: readonly PlacedSite[] }) {
  const leadsOf = useLeadsOfSites();
  const { spots, unplaced } = useMemo(
    () =>
      spotsOf(
        sites.map(({ id, longitude, latitude, deploymentStatus, name }) => [
          id,
          longitude,
          latitude,
          deploymentStatus,
          name,
        ]),
        leadsOf,
      ),
    [sites, leadsOf],
  );
  return <MapFrame spots={spots} unplaced={unplaced} />;
}

/** Points as dots at their cities, with a legend of the shapes and the number of sites in each state. */
export function MapOfPoints({ points }: { points: readonly MapPoint[] }) {
  const leadsOf = useLeadsOfSites();
  const { spots, unplaced } = useMemo(() => spotsOf(points, leadsOf), [points, leadsOf]);
  const found = useMemo(() => Map.groupBy(points, ([, , , status]) => status), [points]);
  return (
    <>
      <ul className={classes.legend} aria-label="Sites by state">
        {ORDER.filter((status) => found.has(status)).map((status) => (
          <li key={status} className={classes.state} data-status={status}>
            <StateShape status={status} /> {count(found.get(status)?.length ?? 0)} {WORDS[status]}
          </li>
        ))}
      </ul>
      <MapFrame spots={spots} unplaced={unplaced} />
    </>
  );
}

const WORDS: Record<DeploymentStatus, string> = {
  deployed: "live",
  none: "not deployed",
  queued: "queued",
  deploying: "deploying",
  failed: "failed",
};
const ORDER = ["deployed", "deploying", "queued", "failed", "none"] as const;

/** The legend of the map's shapes, with the number of sites in each state: each links to a list of those sites. */
function MapLegend({ statuses }: { statuses: StatusCounts | undefined }) {
  return (
    <ul className={classes.legend} aria-label="Sites by state">
      {ORDER.filter((status) => (statuses?.[status] ?? 0) > 0).map((status) => (
        <li key={status}>
          <Link
            to={paths.sites}
            search={{ deploymentStatus: status }}
            className={classes.state}
            data-status={status}
          >
            <StateShape status={status} /> {count(statuses?.[status] ?? 0)} {WORDS[status]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

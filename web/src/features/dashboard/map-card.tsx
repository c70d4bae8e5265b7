import { lazy, Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import { useMapPoints } from "./api.ts";
import classes from "./map-card.module.css";

const SiteMap = lazy(() =>
  import("./map/site-map.tsx").then(({ SiteMap: component }) => ({ default: component })),
);
const FirstSite = lazy(() =>
  import("./first-site.tsx").then(({ FirstSite: component }) => ({ default: component })),
);

/**
 * The map, or the empty street of an account without sites: only the code of the one that is needed is loaded. Its space is
 * reserved until then.
 */
export function MapCard() {
  const points = useMapPoints();
  const waiting = (
    <Card title="Where your sites are">
      <div className={classes.space} />
    </Card>
  );
  if (points.isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      {points.data?.length === 0 ? <FirstSite /> : <SiteMap points={points} />}
    </Suspense>
  );
}

import type { MapPoint } from "@mainstreet/contract/dashboard";
import { lazy, Suspense } from "react";
import space from "../../features/dashboard/map-card.module.css";

/** With the dashboard's map in one file, so that the dashboard loads no more of them. */
const PointsMap = lazy(() =>
  import("../../features/dashboard/map/site-map.tsx").then(({ MapOfPoints: component }) => ({
    default: component,
  })),
);

/** In a list: what it finds, on the map. */
export function mapOfPoints(points: readonly MapPoint[]) {
  return (
    <Suspense fallback={<div className={space.space} />}>
      <PointsMap points={points} />
    </Suspense>
  );
}

import type { MapPoint } from "@mainstreet/contract/dashboard";
import { lazy, Suspense } from "react";
import space from "../../features/dashboard/map-card.module.css";

/** In one file with the dashboard's map, so that the dashboard does not load more files. */
const PointsMap = lazy(() =>
  import("../../features/dashboard/map/site-map.tsx").then(({ MapOfPoints: component }) => ({
    default: component,
  })),
);

/** The sites that a list finds, on the map. */
export function mapOfPoints(points: readonly MapPoint[]) {
  return (
    <Suspense fallback={<div className={space.space} />}>
      <PointsMap points={points} />
    </Suspense>
  );
}

import { lazy, Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import classes from "./map-card.module.css";

const SiteMap = lazy(() =>
  import("./map/site-map.tsx").then(({ SiteMap: component }) => ({ default: component })),
);

/** The map's place on the dashboard, held free until its code is there. */
export function MapCard() {
  return (
    <Suspense
      fallback={
        <Card title="Where your sites are">
          <div className={classes.space} />
        </Card>
      }
    >
      <SiteMap />
    </Suspense>
  );
}

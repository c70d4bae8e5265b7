import { lazy, Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import classes from "./map-card.module.css";

const SiteMap = lazy(() =>
  import("./map/site-map.tsx").then(({ SiteMap: component }) => ({ default: component })),
);
const FirstSite = lazy(() =>
  import("./first-site.tsx").then(({ FirstSite: component }) => ({ default: component })),
);

/** The map, or the empty street of an account without sites. Their place is held until their code is there. */
export function MapCard({ hasNoSites }: { hasNoSites: boolean }) {
  return (
    <Suspense
      fallback={
        <Card title="Where your sites are">
          <div className={classes.space} />
        </Card>
      }
    >
      {hasNoSites ? <FirstSite /> : <SiteMap />}
    </Suspense>
  );
}

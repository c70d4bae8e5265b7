import { texts } from "@mainstreet/contract/texts";
import { List, Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { messageOf } from "../../../lib/api-error.ts";
import { Card } from "../../../ui/card.tsx";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useStatuses } from "../api.ts";
import type { useMapPoints } from "../api.ts";
import space from "../map-card.module.css";
import { MapFrame } from "./map-frame.tsx";
import { MapLegend } from "./map-legend.tsx";
import { spotsOf } from "./spots.ts";

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
  const { spots, unplaced } = useMemo(() => spotsOf(data ?? []), [data]);
  const sites = useMemo(
    () => (data ?? []).map(([id, , , status, name]) => ({ id, status, name })),
    [data],
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
          <SiteList sites={sites} />
        </Suspense>
      ) : (
        <MapFrame spots={spots} unplaced={unplaced} />
      )}
    </Card>
  );
}

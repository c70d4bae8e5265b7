import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { cluster, gapFor } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import { framePlace } from "./frame-place.ts";
import { MapControls } from "./map-controls.tsx";
import classes from "./map.module.css";
import { MarksLayer } from "./marks-layer.tsx";
import { MAP } from "./project.ts";
import type { Site, Spot } from "./spots.ts";
import outline from "./us-outline.svg";
import { useDrag } from "./use-drag.ts";
import { useWidth } from "./use-width.ts";
import { onMap, viewOf, WHOLE } from "./view.ts";
import type { View } from "./view.ts";

const SitesPanel = lazy(() =>
  import("./sites-panel.tsx").then(({ SitesPanel: component }) => ({ default: component })),
);

type Props = { spots: readonly Spot[]; unplaced: readonly Site[] };

/** The outline with the marks on it: pointed at, walked with the arrow keys, opened, zoomed and dragged. */
export function MapFrame({ spots, unplaced }: Props) {
  const [frame, width] = useWidth();
  const layer = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const [panel, setPanel] = useState<readonly Site[]>();
  const place = useMemo(() => framePlace(view, width), [view, width]);
  const { scale } = place;
  const gap = useMemo(() => gapFor(spots, width / MAP.width), [spots, width]);
  const marks = useMemo(
    () => (scale === 0 ? [] : cluster(spots, { scale, gap })),
    [spots, scale, gap],
  );
  const drag = useDrag(view.zoom > 1, (dx, dy) =>
    setView((from) => ({
      ...onMap({ ...from, x: from.x - dx / scale, y: from.y - dy / scale }),
      isDragged: true,
    })),
  );
  const zoom = useCallback(
    (factor: number) => setView((from) => onMap({ ...from, zoom: from.zoom * factor })),
    [],
  );
  const open = (mark: Mark) => {
    const closer = viewOf(mark.spots, view);
    if (closer === undefined) setPanel(mark.sites);
    else setView(closer);
  };
  const closePanel = () => {
    setPanel(undefined);
    layer.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  };
  return (
    <div className={classes.map}>
      <div ref={frame} className={classes.frame} data-zoomed={view.zoom > 1} {...drag}>
        <svg className={classes.outline} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden>
          <g
            data-dragged={view.isDragged}
            style={{
              transform: `translate(${MAP.width / 2}px, ${MAP.height / 2}px) scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)`,
            }}
          >
            <use href={`${outline}#land`} className={classes.land} />
            <use href={`${outline}#borders`} className={classes.borders} />
          </g>
        </svg>
        <MarksLayer
          layer={layer}
          marks={marks}
          place={place}
          onOpen={open}
          onZoom={zoom}
          onReset={() => setView(WHOLE)}
        />
        {panel !== undefined && (
          <Suspense>
            <SitesPanel sites={panel} onClose={closePanel} />
          </Suspense>
        )}
      </div>
      <MapControls
        unplaced={unplaced.length}
        onZoom={zoom}
        onReset={() => setView(WHOLE)}
        onUnplaced={() => setPanel(unplaced)}
      />
    </div>
  );
}

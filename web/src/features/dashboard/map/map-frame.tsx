import { countOf } from "@mainstreet/contract/count";
import { useElementSize } from "@mantine/hooks";
import { Maximize, Minus, Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { cluster, gapFor } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import { framePlace } from "./frame-place.ts";
import classes from "./map.module.css";
import { MarksLayer } from "./marks-layer.tsx";
import { MAP } from "./project.ts";
import type { MapSite, SiteSpot } from "./spots.ts";
import outline from "./us-outline.svg";
import { viewOnMap, viewOf, WHOLE } from "./view.ts";
import type { MapView } from "./view.ts";

const SitesPanel = lazy(() =>
  import("./sites-panel.tsx").then(({ SitesPanel: component }) => ({ default: component })),
);

/** The sites that the panel lists, and a selector of the element that opened it, to which the focus returns. */
type Panel = { sites: readonly MapSite[]; from: string };

const ACTIVE_MARK = "[data-mark][tabindex='0']";

type Props = { spots: readonly SiteSpot[]; unplaced: readonly MapSite[] };

/** The outline with the marks on it. Marks can be pointed at, reached with the arrow keys and opened; the map can be zoomed and dragged. */
export function MapFrame({ spots, unplaced }: Props) {
  const { ref: frame, width } = useElementSize<HTMLDivElement>();
  const map = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>(WHOLE);
  const [panel, setPanel] = useState<Panel>();
  const place = useMemo(() => framePlace(view, width), [view, width]);
  const { scale } = place;
  const gap = useMemo(() => gapFor(spots, width / MAP.width), [spots, width]);
  const marks = useMemo(
    () => (scale === 0 ? [] : cluster(spots, { scale, gap })),
    [spots, scale, gap],
  );
  const drag = useDrag(view.zoom > 1, (dx, dy) =>
    setView((from) => ({
      ...viewOnMap({ ...from, x: from.x - dx / scale, y: from.y - dy / scale }),
      isDragged: true,
    })),
  );
  const zoom = useCallback(
    (factor: number) => setView((from) => viewOnMap({ ...from, zoom: from.zoom * factor })),
    [],
  );
  const open = (mark: Mark) => {
    const closer = viewOf(mark.spots, view);
    if (closer === undefined) setPanel({ sites: mark.sites, from: ACTIVE_MARK });
    else setView(closer);
  };
  const closePanel = () => {
    setPanel(undefined);
    if (panel !== undefined) map.current?.querySelector<HTMLElement>(panel.from)?.focus();
  };
  return (
    <div ref={map} className={classes.map}>
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
            <SitesPanel sites={panel.sites} onClose={closePanel} />
          </Suspense>
        )}
      </div>
      <MapControls
        unplaced={unplaced.length}
        onZoom={zoom}
        onReset={() => setView(WHOLE)}
        onUnplaced={() => setPanel({ sites: unplaced, from: `#${UNPLACED}` })}
      />
    </div>
  );
}

/** How many pixels a pointer may move before the movement counts as dragging. */
const TREMBLE = 4;

/**
 * Handlers for an element that can be dragged: `onMove` gets each further step in CSS pixels. The click that ends a drag
 * opens nothing.
 */
function useDrag(isEnabled: boolean, onMove: (dx: number, dy: number) => void) {
  const from = useRef<{ x: number; y: number; isMoving: boolean }>(undefined);
  const wasDragged = useRef(false);
  const down = (event: PointerEvent) => {
    wasDragged.current = false;
    if (isEnabled && event.button === 0)
      from.current = { x: event.clientX, y: event.clientY, isMoving: false };
  };
  const move = (event: PointerEvent) => {
    if (from.current === undefined) return;
    const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (!from.current.isMoving && Math.hypot(dx, dy) < TREMBLE) return;
    wasDragged.current = true;
    from.current = { x: event.clientX, y: event.clientY, isMoving: true };
    onMove(dx, dy);
  };
  const end = () => {
    from.current = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onClickCapture: click,
    // Without this, the browser would drag the links themselves.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

/** The id of the button that shows the sites without a place. */
const UNPLACED = "unplaced-sites";

type UNPLACEDProps = {
  /** How many sites the map cannot show. */
  unplaced: number;
  onZoom: (factor: number) => void;
  onReset: () => void;
  onUnplaced: () => void;
};

/** The bar under the map: sites without a place, and the zoom buttons. */
function MapControls({ unplaced, onZoom, onReset, onUnplaced }: UNPLACEDProps) {
  return (
    <div className={classes.controls}>
      {unplaced > 0 && (
        <button type="button" id={UNPLACED} className={classes.unplaced} onClick={onUnplaced}>
          {countOf(unplaced, "site")} without a place
        </button>
      )}
      <span className={classes.tools}>
        <IconButton icon={Maximize} label="Show the whole country" onClick={onReset} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => onZoom(0.5)} />
        <IconButton icon={Plus} label="Zoom in" onClick={() => onZoom(2)} />
      </span>
    </div>
  );
}

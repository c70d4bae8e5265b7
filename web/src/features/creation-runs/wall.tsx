import type { RunSite } from "@mainstreet/contract/creation-runs";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PointerEvent } from "react";
import { StateShape } from "../../ui/state-shape.tsx";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { type SiteState, siteStateOf } from "./site-state.ts";
import { runSitePlace, STATE_STYLES } from "./site-words.ts";
import { layOutWall, placeOfTile, tileAt } from "./wall-layout.ts";
import { wallPainter } from "./wall-painter.ts";
import classes from "./wall.module.css";

/** In pixels; a wall that is higher even with the smallest tiles stays higher. */
const MAX_HEIGHT = 400;

type Props = {
  total: number;
  /** Fewer than `total` while sites are still being loaded. */
  sites: readonly RunSite[];
  /** The content of the wall in words. */
  label: string;
  onPick: (site: RunSite) => void;
};

/**
 * One tile per site, on one canvas, so that ten thousand tiles are one element. It is made for eye and pointer; the list
 * under it has every site for the keyboard and for screen readers.
 */
export function Wall({ total, sites, label, onPick }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { width = 0 } = usePagePosition(frame) ?? {};
  const layout = useMemo(() => layOutWall(total, width, MAX_HEIGHT), [total, width]);
  const states = useMemo(() => statesOf(sites, total), [sites, total]);
  const canvas = usePainting({ states, layout, width });
  const [pointed, setPointed] = useState<number>();
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setPointed(tileAt({ x: clientX - left, y: clientY - top }, total, layout));
  };
  const site = pointed === undefined ? undefined : sites[pointed];
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      className={classes.wall}
      style={{ height: layout.height }}
      data-pointed={site !== undefined || undefined}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
      onClick={() => site !== undefined && onPick(site)}
    >
      <canvas ref={canvas} className={classes.canvas} />
      {site !== undefined && pointed !== undefined && (
        <WallTip site={site} at={placeOfTile(pointed, layout)} size={layout.size} width={width} />
      )}
    </div>
  );
}

/** A site without an event yet is waiting. */
function statesOf(sites: readonly RunSite[], total: number): SiteState[] {
  return Array.from({ length: total }, (_, index) => {
    const site = sites[index];
    return site === undefined ? "waiting" : siteStateOf(site);
  });
}

type Painting = Parameters<ReturnType<typeof wallPainter>["paint"]>[0];

/** Keeps a canvas painted, in the colours of the page's scheme. */
function usePainting(painting: Painting) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof wallPainter>>(null);
  const { states, layout, width } = painting;
  useLayoutEffect(() => {
    if (canvas.current === null || width === 0) return;
    painter.current ??= wallPainter(canvas.current);
    painter.current.paint({ states, layout, width });
  }, [states, layout, width]);
  useEffect(() => {
    const schemes = new MutationObserver(() => painter.current?.repaint());
    schemes.observe(document.documentElement, { attributeFilter: ["data-mantine-color-scheme"] });
    return () => {
      schemes.disconnect();
      painter.current?.dispose();
    };
  }, []);
  return canvas;
}

type WallTipProps = {
  site: RunSite;
  /** The tile's upper left corner and its size, in pixels of a wall that is `width` pixels wide. */
  at: { x: number; y: number };
  size: number;
  width: number;
};

/** Half of the tip's largest width, so that it stays within the wall. */
const HALF = 110;

/** Names the tile under the pointer. For the eye only. */
function WallTip({ site, at, size, width }: WallTipProps) {
  const { word, shape } = STATE_STYLES[siteStateOf(site)];
  const middle = at.x + size / 2;
  return (
    <>
      <div
        className={classes.pointed}
        style={{ left: at.x, top: at.y, width: size, height: size }}
      />
      <div
        className={classes.tip}
        style={{ left: Math.min(Math.max(middle, HALF), width - HALF), top: at.y - 6 }}
      >
        <strong>{runSitePlace(site)}</strong>
        <span className={classes.tipState} data-state={siteStateOf(site)}>
          <StateShape status={shape} /> {word}
        </span>
      </div>
    </>
  );
}

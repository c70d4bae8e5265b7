import type { HubMap } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html } from "../html.ts";
import { numberSpots, round } from "./number-spots.ts";

/** More numbers would cover one another. */
const MAX_NUMBERS = 12;

type Numbering = "numbered" | "plain";

/**
 * All locations of a site on the outlines around them, the main one ringed. If requested, and if they are few enough, the others have the
 * numbers of the list next to the drawing. Colored by classes of the theme.
 */
export function hubMap({ caption, outlines, dots }: HubMap, numbering: Numbering): Html {
  const [home, ...others] = dots;
  const near = outlines.filter(({ isOwn }) => !isOwn);
  const own = outlines.filter(({ isOwn }) => isOwn);
  const isNumbered = numbering === "numbered" && others.length <= MAX_NUMBERS;
  // Many small dots have whole coordinates: the pages of a large site must stay small.
  const at = isNumbered ? round : Math.round;
  return html`<svg class="map" viewBox="-108 -92 216 184" role="img" aria-label="${caption}">
    <g class="map-near">${near.map(outline)}</g>
    <g class="map-own">${own.map(outline)}</g>
    ${home && html`<circle class="map-ring" cx="${at(home.x)}" cy="${at(home.y)}" r="${isNumbered ? 9 : 7}" />`}
    <g class="map-dot">
      ${dots.map(({ x, y }) => html`<circle cx="${at(x)}" cy="${at(y)}" r="${isNumbered ? 3.6 : 2.6}" />`)}
    </g>
    ${isNumbered && html`<g class="plot-numbers">${numbersOf(others, home ?? { x: 0, y: 0 })}</g>`}
  </svg>`;
}

/** Whether the list next to the drawing is numbered as the drawing is. */
export function isNumberedList({ dots }: HubMap): boolean {
  return dots.length - 1 <= MAX_NUMBERS;
}

const outline = ({ path, transform }: HubMap["outlines"][number]) =>
  html`<path d="${path}"${transform !== "" && html` transform="${transform}"`} />`;

function numbersOf(dots: HubMap["dots"], home: { x: number; y: number }): Html[] {
  const placed = dots.map((dot) => ({ ...dot, outward: bearingFrom(home, dot) }));
  return numberSpots(placed, [home]).map(
    ({ x, y }, index) => html`<text x="${round(x)}" y="${round(y + 3.4)}">${index + 1}</text>`,
  );
}

/** The bearing on the drawing, in degrees from north. */
const bearingFrom = (home: { x: number; y: number }, { x, y }: { x: number; y: number }) =>
  (Math.atan2(x - home.x, home.y - y) * 180) / Math.PI;

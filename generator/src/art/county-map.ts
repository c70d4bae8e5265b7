import type { Html } from "../html.ts";
import { html } from "../html.ts";
import type { CountyOutline } from "../local-facts.ts";

/** The county with the city's point, its neighbors faint around it (GS-20). Colored by classes of the theme. */
export function countyMap(outline: CountyOutline, title: string): Html {
  const { dot } = outline;
  return html`<svg class="map" viewBox="-12 -12 144 144" role="img" aria-label="${title}">
    <g class="map-near">${neighbourOutlines(outline)}</g>
    <path class="map-own" d="${outline.path}" />
    <circle class="map-ring" cx="${dot.x}" cy="${dot.y}" r="9" />
    <circle class="map-dot" cx="${dot.x}" cy="${dot.y}" r="3.6" />
  </svg>`;
}

/** The outlines of a county's neighbors, in place around its own. */
export function neighbourOutlines({ neighbours }: CountyOutline): Html[] {
  return neighbours.map(
    ({ path, x, y, scale }) =>
      html`<path d="${path}" transform="translate(${x} ${y}) scale(${scale})" />`,
  );
}

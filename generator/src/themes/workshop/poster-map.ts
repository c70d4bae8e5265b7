import { neighbourOutlines } from "../../art/county-map.ts";
import type { Html } from "../../html.ts";
import { html } from "../../html.ts";
import type { CountyOutline } from "../../local-facts.ts";

/** The county large and solid, a surveyor's cross through the city; its neighbors run out of the picture. */
export function posterMap(outline: CountyOutline, title: string): Html {
  const { path, dot } = outline;
  const { x, y } = dot;
  return html`<svg class="map" viewBox="-14 -14 148 148" role="img" aria-label="${title}">
    <g class="map-near">${neighbourOutlines(outline)}</g>
    <path class="map-own" d="${path}" />
    <path class="map-cross" d="M${x}-300V${y - 11}M${x} ${y + 11}V420M-500 ${y}H${x - 11}M${x + 11} ${y}H620" />
    <circle class="map-ring" cx="${x}" cy="${y}" r="11" />
    <circle class="map-dot" cx="${x}" cy="${y}" r="4" />
  </svg>`;
}

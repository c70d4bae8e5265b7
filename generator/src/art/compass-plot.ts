import type { Html } from "../html.ts";
import { html } from "../html.ts";
import type { NearbyPlace } from "../local-facts.ts";
import type { Spot } from "./number-spots.ts";
import { numberSpots, polar, round } from "./number-spots.ts";

const RADIUS = 90;
const RING_STEPS = [1, 2, 5, 10, 20];
const MAX_RINGS = 4;

const HOME: Spot = { x: 0, y: 0 };

/** Possible places of the rings' labels: directions of one unit. */
const RING_LABEL_SIDES = [180, 160, 200, 135, 225, 45, 315, 20, 340].map((angle) =>
  polar(angle, 1),
);

/** Nearby places as seen from the city: north up, rings at even miles, numbered like the list next to it. */
export function compassPlot(nearby: readonly NearbyPlace[], title: string): Html {
  const farthest = nearby.reduce((most, { miles }) => Math.max(most, miles), 1);
  const step = RING_STEPS.find((miles) => farthest / miles <= MAX_RINGS) ?? 20;
  const rings = Array.from({ length: Math.ceil(farthest / step) }, (_, index) => index + 1);
  const width = RADIUS / rings.length;
  const spots = nearby.map(({ bearing, miles }) => polar(bearing, (miles * width) / step));
  const numbers = numberSpots(
    spots.map((spot, index) => ({ ...spot, outward: nearby[index]?.bearing ?? 0 })),
    [HOME],
  );
  const side = clearestSide(
    rings.map((ring) => ring * width),
    [...spots, ...numbers],
  );
  return html`<svg class="plot" viewBox="-108 -108 216 216" role="img" aria-label="${title}">
    <g class="plot-rings">
      ${rings.map((ring) => html`<circle r="${round(ring * width)}" />`)}
      <path d="M0-90V90M-90 0H90" />
    </g>
    <g class="plot-miles">
      ${rings.map((ring) => text(side.x * ring * width, side.y * ring * width + 2.6, `${ring * step} mi`))}
      <text class="plot-north" y="-96">N</text>
    </g>
    <circle class="plot-home" r="4.5" />
    <g class="plot-dots">
      ${spots.map(({ x, y }) => html`<circle cx="${round(x)}" cy="${round(y)}" r="3.2" />`)}
    </g>
    <g class="plot-numbers">
      ${numbers.map(({ x, y }, index) => text(x, y + 3.4, `${index + 1}`))}
    </g>
  </svg>`;
}

const text = (x: number, y: number, label: string): Html =>
  html`<text x="${round(x)}" y="${round(y)}">${label}</text>`;

/** The side on which the rings' labels stay farthest from every dot and number. */
function clearestSide(radii: readonly number[], taken: readonly Spot[]): Spot {
  let [best, most] = [HOME, -1];
  for (const side of RING_LABEL_SIDES) {
    const clearance = clearanceOf(side, radii, taken);
    if (clearance > most) [best, most] = [side, clearance];
  }
  return best;
}

/** The square of the least distance between a label and a dot or number. */
function clearanceOf(side: Spot, radii: readonly number[], taken: readonly Spot[]): number {
  let least = Infinity;
  for (const radius of radii) {
    const [x, y] = [side.x * radius, side.y * radius];
    for (const spot of taken) least = Math.min(least, (spot.x - x) ** 2 + (spot.y - y) ** 2);
  }
  return least;
}

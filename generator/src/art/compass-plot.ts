import type { Html } from "../html.ts";
import { html } from "../html.ts";
import type { NearbyPlace } from "../local-facts.ts";

const RADIUS = 90;
const LABEL_OFFSET = 11;
const CLEAR = 10.5;
const RING_STEPS = [1, 2, 5, 10, 20];
const MAX_RINGS = 4;
/** Turns tried for a number, in degrees from straight outward, until it covers nothing. */
const TURNS = [0, 40, -40, 80, -80, 120, -120, 180];

const RING_LABEL_ANGLES = [180, 160, 200, 135, 225, 45, 315, 20, 340];

type Spot = { x: number; y: number };

/** Nearby places as seen from the city: north up, rings at even miles, numbered like the list beside it. */
export function compassPlot(nearby: readonly NearbyPlace[], title: string): Html {
  const farthest = Math.max(1, ...nearby.map(({ miles }) => miles));
  const step = RING_STEPS.find((miles) => farthest / miles <= MAX_RINGS) ?? 20;
  const rings = Array.from(
    { length: Math.ceil(farthest / step) },
    (_, index) => (index + 1) * step,
  );
  const scale = RADIUS / (rings.length * step);
  const spots = nearby.map(({ bearing, miles }) => polar(bearing, miles * scale));
  const numbers = placeLabels(spots, nearby);
  const angle = clearestAngle(
    rings.map((miles) => miles * scale),
    [...spots, ...numbers],
  );
  const ringLabels = rings.map((miles) => ({ miles, ...polar(angle, miles * scale) }));
  return html`<svg class="plot" viewBox="-108 -108 216 216" role="img" aria-label="${title}">
    <g class="plot-rings">
      ${rings.map((miles) => html`<circle r="${round(miles * scale)}" />`)}
      <path d="M0-${RADIUS}V${RADIUS}M-${RADIUS} 0H${RADIUS}" />
    </g>
    <g class="plot-miles">
      ${ringLabels.map(({ miles, x, y }) => html`<text x="${round(x)}" y="${round(y + 2.6)}">${miles} mi</text>`)}
      <text class="plot-north" y="-96">N</text>
    </g>
    <circle class="plot-home" r="4.5" />
    <g class="plot-dots">
      ${spots.map(({ x, y }) => html`<circle cx="${round(x)}" cy="${round(y)}" r="3.2" />`)}
    </g>
    <g class="plot-numbers">
      ${numbers.map(({ x, y }, index) => html`<text x="${round(x)}" y="${round(y + 3.4)}">${index + 1}</text>`)}
    </g>
  </svg>`;
}

/** The diagonal or near-vertical on which the rings' labels stay farthest from every dot and number. */
function clearestAngle(radii: readonly number[], taken: readonly Spot[]): number {
  const rooms = RING_LABEL_ANGLES.map((angle) => ({ angle, room: nearest(angle, radii, taken) }));
  return rooms.reduce((best, other) => (other.room > best.room ? other : best)).angle;
}

/** The square of the least distance between a ring's label at that angle and anything drawn. */
function nearest(angle: number, radii: readonly number[], taken: readonly Spot[]): number {
  const unit = polar(angle, 1);
  let least = Infinity;
  for (const radius of radii)
    for (const spot of taken)
      least = Math.min(least, squared(spot, { x: unit.x * radius, y: unit.y * radius }));
  return least;
}

const squared = (one: Spot, other: Spot) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** With one digit after the point, put together from whole numbers, which is several times faster. */
function round(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && tenths !== 0 ? "-" : "";
  return `${sign}${Math.floor(tenths / 10)}${tenths % 10 === 0 ? "" : `.${tenths % 10}`}`;
}

/** North is up, and the screen's y grows downward. */
function polar(degrees: number, distance: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

function placeLabels(spots: readonly Spot[], nearby: readonly NearbyPlace[]): Spot[] {
  const placed: Spot[] = [];
  spots.forEach((spot, index) => {
    const outward = nearby[index]?.bearing ?? 0;
    const at = (turn: number): Spot => {
      const offset = polar(outward + turn, LABEL_OFFSET);
      return { x: spot.x + offset.x, y: spot.y + offset.y };
    };
    const taken = [...placed, ...spots.filter((other) => other !== spot), { x: 0, y: 0 }];
    const isFree = (turn: number) => {
      const label = at(turn);
      return taken.every((other) => squared(other, label) >= CLEAR ** 2);
    };
    placed.push(at(TURNS.find(isFree) ?? 0));
  });
  return placed;
}

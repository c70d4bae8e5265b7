/** A point of a drawing; y grows downward. */
export type Spot = { x: number; y: number };

const LABEL_OFFSET = 11;
/** The square of the room that a number needs. */
const CLEAR = 10.5 ** 2;
/** Turns tried for a number, in degrees from straight outward, until it covers nothing. */
const TURNS = [0, 40, -40, 80, -80, 120, -120, 180];

/** Where the numbers of dots stand: beside them, away from the middle, over no other dot, number or `taken` spot. */
export function numberSpots(
  dots: readonly (Spot & { outward: number })[],
  taken: readonly Spot[],
): Spot[] {
  const filled = [...taken];
  return dots.map((dot) => {
    const others = [...filled, ...dots.filter((other) => other !== dot)];
    const label = freeLabel(dot, others);
    filled.push(label);
    return label;
  });
}

function freeLabel({ x, y, outward }: Spot & { outward: number }, others: readonly Spot[]): Spot {
  const at = (turn: number): Spot => {
    const offset = polar(outward + turn, LABEL_OFFSET);
    return { x: x + offset.x, y: y + offset.y };
  };
  for (const turn of TURNS) {
    const label = at(turn);
    if (nearest(label.x, label.y, others) >= CLEAR) return label;
  }
  return at(0);
}

/** The square of the distance from a point to the nearest spot. */
export function nearest(x: number, y: number, spots: readonly Spot[]): number {
  let least = Infinity;
  for (const spot of spots) {
    const square = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (square < least) least = square;
  }
  return least;
}

/** With one digit after the point, put together from whole numbers, which is several times faster. */
export function round(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && tenths !== 0 ? "-" : "";
  return `${sign}${Math.floor(tenths / 10)}${tenths % 10 === 0 ? "" : `.${tenths % 10}`}`;
}

/** North is up, and the screen's y grows downward. */
export function polar(degrees: number, distance: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

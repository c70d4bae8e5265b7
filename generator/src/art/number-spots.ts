/** A point of a drawing; y grows downward. */
export type Spot = { x: number; y: number };

const LABEL_OFFSET = 11;
/** The square of the distance that a number needs from everything else. */
const CLEAR = 10.5 ** 2;
/** Angles tried for a number, in degrees from straight outward, until it covers nothing. */
const ANGLES = [0, 40, -40, 80, -80, 120, -120, 180];

/** The places of the dots' numbers: next to them, away from the middle, over no other dot, number or `taken` spot. */
export function numberSpots(
  dots: readonly (Spot & { outward: number })[],
  taken: readonly Spot[],
): Spot[] {
  const filled: Spot[] = [...taken, ...dots];
  return dots.map((dot) => {
    const label = freeLabel(dot, filled);
    filled.push(label);
    return label;
  });
}

/** The dot itself is among the filled spots; each candidate spot is just far enough from it. */
function freeLabel(dot: Spot & { outward: number }, filled: readonly Spot[]): Spot {
  for (const angle of ANGLES) {
    const label = labelAt(dot, angle);
    if (isClear(label, filled)) return label;
  }
  return labelAt(dot, 0);
}

function labelAt({ x, y, outward }: Spot & { outward: number }, angle: number): Spot {
  const offset = polar(outward + angle, LABEL_OFFSET);
  return { x: x + offset.x, y: y + offset.y };
}

const isClear = ({ x, y }: Spot, spots: readonly Spot[]): boolean =>
  spots.every((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 >= CLEAR);

/** Rounds to one digit after the decimal point; halves are rounded away from zero. */
export function round(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
}

/** North is up, and the screen's y grows downward. */
export function polar(degrees: number, distance: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

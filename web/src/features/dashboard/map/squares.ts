import type { Point } from "./project.ts";

/** Enough rows for any map, so that a column and a row are one number. */
const ROWS = 1 << 20;

/** Points kept by squares of `size`: those that can be within it of a point are found without looking at all. */
export function squaresOf<P extends Point>(size: number) {
  const squares = new Map<number, P[]>();
  const indexOf = ({ x, y }: Point) => Math.floor(x / size) * ROWS + Math.floor(y / size);
  return {
    add(point: P): void {
      const index = indexOf(point);
      const square = squares.get(index);
      if (square === undefined) squares.set(index, [point]);
      else square.push(point);
    },
    /** The points of the square that holds `point` and of the eight around it. */
    around(point: Point): P[] {
      const found: P[] = [];
      const middle = indexOf(point);
      for (let column = -1; column <= 1; column += 1)
        for (let row = -1; row <= 1; row += 1)
          found.push(...(squares.get(middle + column * ROWS + row) ?? []));
      return found;
    },
  };
}

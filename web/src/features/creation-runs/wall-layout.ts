/** Where the tiles of a wall lie: how many in a row, and the pixels of a tile and of the gap after it. */
export type WallLayout = { columns: number; size: number; gap: number; height: number };

/** From large, so that few tiles can be counted, to small, so that ten thousand fit on one screen. */
const SIZES = [
  { size: 32, gap: 6 },
  { size: 20, gap: 4 },
  { size: 15, gap: 3 },
  { size: 11, gap: 3 },
  { size: 8, gap: 2 },
  { size: 6, gap: 2 },
] as const;
const SMALLEST = { size: 5, gap: 1 };

/** The largest tiles with which `count` of them are no higher than `maxHeight`, over the whole width, in pixels. */
export function layOutWall(count: number, width: number, maxHeight: number): WallLayout {
  const layouts = [...SIZES, SMALLEST].map((tile) => layOut(count, width, tile));
  const smallest = layOut(count, width, SMALLEST);
  return layouts.find(({ height }) => height <= maxHeight) ?? smallest;
}

function layOut(
  count: number,
  width: number,
  { size, gap }: { size: number; gap: number },
): WallLayout {
  const columns = Math.max(1, Math.floor((width + gap) / (size + gap)));
  // The pixels left over are shared among the tiles, so that both sides of the wall are straight.
  const isFull = count >= columns;
  const step = isFull ? (width + gap) / columns : size + gap;
  const height = Math.ceil(count / columns) * step - gap;
  return { columns, size: step - gap, gap, height: Math.max(0, height) };
}

/** The upper left corner of a tile, in pixels. */
export function placeOfTile(index: number, { columns, size, gap }: WallLayout) {
  const step = size + gap;
  return { x: (index % columns) * step, y: Math.floor(index / columns) * step };
}

/** The tile at a point of the wall; undefined where there is none. The gap after a tile belongs to that tile. */
export function tileAt(
  { x, y }: { x: number; y: number },
  count: number,
  { columns, size, gap }: WallLayout,
): number | undefined {
  const step = size + gap;
  const column = Math.floor(x / step);
  const index = Math.floor(y / step) * columns + column;
  return x >= 0 && y >= 0 && column < columns && index < count ? index : undefined;
}

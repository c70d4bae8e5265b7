import { readFileSync } from "node:fs";

/** One plain blue picture of 512 by 512 pixels. */
const TILE = readFileSync(
  new URL("../../src/features/pictures/test-files/tile.heic", import.meta.url),
);
const TILE_SIZE = 512;

const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A box of the file format: its size, its type and what it holds. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([number(content.length + 8, 4), Buffer.from(type), content]);
}

const fullBox = (type: string, version: number, ...contents: Buffer[]) =>
  box(type, number(version, 1), number(0, 3), ...contents);

/** What the box of this type holds, and where that begins. */
function contentOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at + 8, at + file.readUInt32BE(at));
}

const ispe = (width: number, height: number) =>
  fullBox("ispe", 0, number(width, 4), number(height, 4));

type Grid = {
  columns: number;
  rows: number;
  /** The size that the file names; that of its tiles, where it names none. */
  width?: number;
  height?: number;
};

/** A HEIC file as phones make it, of tiles that a grid puts together; all are the same one. */
export function heicGrid({ columns, rows, ...named }: Grid): Buffer {
  const { width = columns * TILE_SIZE, height = rows * TILE_SIZE } = named;
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const data = contentOf(TILE, "mdat");
  const grid = Buffer.concat([
    Buffer.from([0, 1, rows - 1, columns - 1]),
    number(width, 4),
    number(height, 4),
  ]);
  const entry = (id: number, type: string) =>
    fullBox("infe", 2, number(id, 2), number(0, 2), Buffer.from(`${type}\0`));
  const metaAt = (dataAt: number) =>
    fullBox(
      "meta",
      0,
      fullBox("hdlr", 0, number(0, 4), Buffer.from("pict"), Buffer.alloc(13)),
      fullBox("pitm", 0, number(1, 2)),
      fullBox(
        "iinf",
        0,
        number(tiles.length + 1, 2),
        entry(1, "grid"),
        ...tiles.map((id) => entry(id, "hvc1")),
      ),
      fullBox(
        "iref",
        0,
        box("dimg", number(1, 2), number(tiles.length, 2), ...tiles.map((id) => number(id, 2))),
      ),
      properties(width, height, tiles),
      locations(tiles, { gridAt: dataAt, gridLength: grid.length, tileLength: data.length }),
    );
  const head = box("ftyp", Buffer.from("heic"), number(0, 4), Buffer.from("mif1heic"));
  const dataAt = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(dataAt), box("mdat", grid, data)]);
}

/** The first is of the grid; the second and the third, with the decoder's settings, are of every tile. */
function properties(width: number, height: number, tiles: number[]): Buffer {
  const settings = box("hvcC", contentOf(TILE, "hvcC"));
  const ipco = box("ipco", ispe(width, height), ispe(TILE_SIZE, TILE_SIZE), settings);
  const ofTiles = tiles.map((id) => Buffer.concat([number(id, 2), Buffer.from([2, 2, 0x83])]));
  const ofGrid = Buffer.concat([number(1, 2), Buffer.from([1, 1])]);
  return box("iprp", ipco, fullBox("ipma", 0, number(tiles.length + 1, 4), ofGrid, ...ofTiles));
}

type Places = { gridAt: number; gridLength: number; tileLength: number };

function locations(tiles: number[], { gridAt, gridLength, tileLength }: Places): Buffer {
  const place = (id: number, at: number, length: number) =>
    Buffer.concat([number(id, 2), number(0, 2), number(1, 2), number(at, 4), number(length, 4)]);
  const ofTiles = tiles.map((id) => place(id, gridAt + gridLength, tileLength));
  const sizes = Buffer.from([0x44, 0x00]);
  return fullBox(
    "iloc",
    0,
    sizes,
    number(tiles.length + 1, 2),
    place(1, gridAt, gridLength),
    ...ofTiles,
  );
}

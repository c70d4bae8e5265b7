/** The metrics that a stand-in must share with a typeface so that the page does not move, in em. */
export type Metrics = { ascent: number; descent: number; advance: (text: string) => number };

/** Reads a TrueType font (OpenType specification: head, hhea, hmtx, and cmap in format 4). Throws Error without them. */
export function readMetrics(font: Buffer): Metrics {
  const table = tables(font);
  const unitsPerEm = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const lastWidth = hhea.readUInt16BE(34) - 1;
  const hmtx = table("hmtx");
  const glyphOf = characterMap(table("cmap"));
  const widthOf = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, lastWidth) * 4);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    advance: (text) => {
      const widths = Array.from(text, (character) =>
        widthOf(glyphOf(character.codePointAt(0) ?? 0)),
      );
      return widths.reduce((sum, width) => sum + width, 0) / unitsPerEm;
    },
  };
}

function tables(font: Buffer): (tag: string) => Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(12 + index * 16, 28 + index * 16),
  );
  return (tag) => {
    const record = records.find((other) => other.toString("latin1", 0, 4) === tag);
    if (record === undefined) throw new Error(`The font has no table ${tag}`);
    const start = record.readUInt32BE(8);
    return font.subarray(start, start + record.readUInt32BE(12));
  };
}

/** Glyph of a code point of the basic plane; 0 for one the font lacks. */
function characterMap(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4");
  const map = cmap.subarray(start);
  const size = map.readUInt16BE(6);
  const ends = 14;
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > map.readUInt16BE(ends + at)) continue;
      const first = ends + 2 + size + at;
      if (code < map.readUInt16BE(first)) return 0;
      const delta = map.readUInt16BE(first + size);
      const rangeAt = first + 2 * size;
      const range = map.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(rangeAt + range + 2 * (code - map.readUInt16BE(first)));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

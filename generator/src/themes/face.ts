/** A heading face, cut down to the letters of headings, that comes with every site of its theme (GS-18). */
export type Face = {
  family: string;
  weight: number;
  /** Holds a digest of its bytes, so that it may be kept for ever. */
  path: string;
  /** In percent, by which Arial Bold takes the same room until the face is there: so nothing moves. */
  standIn: { sizeAdjust: number; ascent: number; descent: number };
  /** The WOFF2 file. */
  base64: string;
};

const STAND_INS = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];

/**
 * The rules of a face, which style sheets call `Head`, and of its stand-in, `Spare`. `root` leads from the
 * page to the site's front, as all links are relative (GS-24).
 */
export function faceRules({ weight, path, standIn }: Face, root: string): string {
  const { sizeAdjust, ascent, descent } = standIn;
  const local = STAND_INS.map((name) => `local("${name}")`).join(",");
  return (
    `@font-face{font-family:Head;font-weight:${weight};font-display:swap;src:url(${root}${path}) format("woff2")}` +
    `@font-face{font-family:Spare;font-weight:${weight};src:${local};` +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%}`
  );
}

import { html, raw } from "../html.ts";
import type { PictureRequest, TextFile } from "../site.ts";
import type { Palette } from "../themes/palettes.ts";

type PictureLook = { motif: string; palette: Palette };

/** The trade's motif on a rounded square, for tabs and home screens. The corner radius is of 64. */
function iconSvg({ motif, palette }: PictureLook, cornerRadius: number): string {
  const { accent, onAccent } = palette.light;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="${cornerRadius}" fill="${accent}" />
    <g
      transform="translate(11 11) scale(1.75)"
      fill="none"
      stroke="${onAccent}"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round">${raw(motif)}</g>
  </svg>`.markup;
}

/** Streets of a town that is none: the picture is shared by all sites of a trade, theme and palette (decision D24). */
const BLOCKS =
  "M-20 150L1240 60M-20 400L1240 300M-20 600L1240 500M160-20L250 660M470-20L520 660M790-20L800 660M1060-20L1030 660";

/** The picture of a shared link, 1200 × 630, without a word in it. */
function socialSvg({ motif, palette }: PictureLook): string {
  const { band, onBand, accent, onAccent } = palette.light;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${band}" />
    <path d="${BLOCKS}" fill="none" stroke="${onBand}" stroke-opacity=".13" stroke-width="13" />
    <path
      d="M-20 430C260 330 420 560 700 420S1080 120 1240 170"
      fill="none"
      stroke="${onBand}"
      stroke-opacity=".22"
      stroke-width="34"
    />
    <circle cx="600" cy="315" r="208" fill="${accent}" fill-opacity=".45" />
    <circle cx="600" cy="315" r="150" fill="${accent}" />
    <g
      transform="translate(498 213) scale(8.5)"
      fill="none"
      stroke="${onAccent}"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round">${raw(motif)}</g>
  </svg>`.markup;
}

const TAB_CORNER = 14;

type Pictures = { favicon: TextFile; requests: PictureRequest[] };

const drawn = new WeakMap<Palette, Map<string, Pictures>>();

/** The icon as a file of its own, and requests for all other pictures: one set for each motif and palette. */
export function picturesOf(look: PictureLook): Pictures {
  const inPalette = drawn.get(look.palette) ?? new Map<string, Pictures>();
  const known = inPalette.get(look.motif);
  if (known !== undefined) return known;
  const favicon = { path: "favicon.svg", text: iconSvg(look, TAB_CORNER) };
  const pictures = { favicon, requests: pictureRequests(look) };
  drawn.set(look.palette, inPalette.set(look.motif, pictures));
  return pictures;
}

/** Icons for home screens are square, since the device cuts their corners. */
function pictureRequests(look: PictureLook): PictureRequest[] {
  const square = iconSvg(look, 0);
  const icon = (path: string, size: number): PictureRequest => ({
    path,
    kind: "icon",
    format: "png",
    svg: square,
    width: size,
    height: size,
  });
  const tab = iconSvg(look, TAB_CORNER);
  return [
    { path: "favicon.ico", kind: "icon", format: "ico", svg: tab, width: 32, height: 32 },
    icon("apple-touch-icon.png", 180),
    icon("icon-192.png", 192),
    icon("icon-512.png", 512),
    {
      path: "og.png",
      kind: "social",
      format: "png",
      svg: socialSvg(look),
      width: 1200,
      height: 630,
    },
  ];
}

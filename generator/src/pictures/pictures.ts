import { html, raw } from "../html.ts";
import type { PictureRequest, TextFile } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";
import type { PictureLook } from "../themes/social-picture.ts";

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
      stroke-linejoin="round">${motif}</g>
  </svg>`.markup;
}

const TAB_CORNER = 14;

type Pictures = { favicon: TextFile; requests: PictureRequest[] };

const drawn = new WeakMap<Look, Map<string, Pictures>>();

/** The icon as a file of its own, and requests for all other pictures: one set for each trade's motif and look. */
export function picturesOf(motif: string, look: Look): Pictures {
  const inLook = drawn.get(look) ?? new Map<string, Pictures>();
  const known = inLook.get(motif);
  if (known !== undefined) return known;
  const { theme, palette } = look;
  const colored = { motif: raw(motif), palette };
  const favicon: TextFile = {
    path: "favicon.svg",
    text: iconSvg(colored, TAB_CORNER),
    isCommon: true,
  };
  const social = theme.social.draw(colored).markup;
  const pictures = { favicon, requests: [...iconRequests(colored), socialRequest(social)] };
  drawn.set(look, inLook.set(motif, pictures));
  return pictures;
}

/** Icons for home screens are square, since the device cuts their corners. */
function iconRequests(look: PictureLook): PictureRequest[] {
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
  ];
}

const socialRequest = (svg: string): PictureRequest => ({
  path: "og.png",
  kind: "social",
  format: "png",
  svg,
  width: 1200,
  height: 630,
});

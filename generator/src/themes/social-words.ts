import { html, type Html } from "../html.ts";
import { capitalise } from "../text.ts";
import type { Palette } from "./palettes.ts";
import type { Face } from "./theme.ts";

/** The trade's name on a band at the foot of the picture of a shared link. */
export const socialWords = (
  name: string,
  { family, weight }: Face,
  { light: { band, onBand } }: Palette,
): Html =>
  html`<rect y="510" width="1200" height="120" fill="${band}" />
    <text x="60" y="594" font-family="${family}" font-weight="${weight}" font-size="72" fill="${onBand}">${capitalise(name)}</text>`;

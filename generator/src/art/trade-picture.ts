import type { HeroPicture } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html, raw } from "../html.ts";
import { DRAWINGS } from "./trade-drawings.ts";

/** The drawing of a trade's family, shown until the firm has photos. It fills its box. Colored by classes of the theme. */
export function tradePicture({
  family,
  variant,
  alt,
}: Extract<HeroPicture, { kind: "drawn" }>): Html {
  return html`<svg class="drawing" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${alt}">${raw(DRAWINGS[family][variant])}</svg>`;
}

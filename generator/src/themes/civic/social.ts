import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

/** Streets of a town that is none. */
const BLOCKS =
  "M-20 150L1240 60M-20 400L1240 300M-20 600L1240 500M160-20L250 660M470-20L520 660M790-20L800 660M1060-20L1030 660";

/** A map with the trade as its marked place. */
export const social: SocialPicture = {
  alt: "Abstract street map with a marked place",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.band}" />
      <path d="${BLOCKS}" fill="none" stroke="${light.onBand}" stroke-opacity=".13" stroke-width="13" />
      <path
        d="M-20 430C260 330 420 560 700 420S1080 120 1240 170"
        fill="none"
        stroke="${light.onBand}"
        stroke-opacity=".22"
        stroke-width="34"
      />
      <circle cx="600" cy="315" r="208" fill="${light.accent}" fill-opacity=".45" />
      <circle cx="600" cy="315" r="150" fill="${light.accent}" />
      <g
        transform="translate(498 213) scale(8.5)"
        fill="none"
        stroke="${light.onAccent}"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`,
};

import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

/** A house with a lit door, which is the trade's mark. */
export const social: SocialPicture = {
  alt: "House front with a lit door that bears the mark of a trade",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.tint}" />
      <circle cx="980" cy="140" r="92" fill="${light.accent}" fill-opacity=".18" />
      <path d="M-20 630V560Q600 490 1220 560V630z" fill="${light.accent}" fill-opacity=".3" />
      <path d="M250 560V268L600 84 950 268V560z" fill="${light.card}" />
      <path
        d="M196 300L600 86 1004 300"
        fill="none"
        stroke="${light.band}"
        stroke-width="34"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M440 560V372a160 160 0 0 1 320 0V560z" fill="${light.accent}" />
      <path d="M380 560H820" stroke="${light.band}" stroke-width="26" stroke-linecap="round" />
      <g
        transform="translate(502 296) scale(8.2)"
        fill="none"
        stroke="${light.onAccent}"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`,
};

import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

/** Fields of a grid, one of which holds the trade's mark. */
export const social: SocialPicture = {
  alt: "Fields of a grid with the mark of a trade",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.ground}" />
      <rect width="630" height="630" fill="${light.accent}" />
      <rect x="915" width="285" height="315" fill="${light.band}" />
      <rect x="630" y="315" width="285" height="315" fill="${light.tint}" />
      <circle cx="1057" cy="472" r="118" fill="${light.accent}" />
      <path d="M630 0H915V315z" fill="${light.ink}" />
      <g
        transform="translate(99 99) scale(18)"
        fill="none"
        stroke="${light.onAccent}"
        stroke-width="1.7">${motif}</g>
    ${words}</svg>`,
};

import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";
import { colors } from "./styles.ts";

/** Slanted bands from edge to edge. */
const BANDS = Array.from({ length: 13 }, (_, index) => `M${index * 140 - 520} 650l680-680`).join(
  "",
);

/** A shop sign on ruled bands: the trade's mark on a plate, held by a bar. */
export const social: SocialPicture = {
  alt: "Shop sign with the mark of a trade",
  render: ({ words, motif, palette }) => {
    const { band, onBand, lamp, onLamp } = colors(palette).light;
    return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${band}" />
      <path d="${BANDS}" fill="none" stroke="${lamp}" stroke-opacity=".12" stroke-width="70" />
      <path d="M0 96H1200M470 96V140M730 96V140" fill="none" stroke="${onBand}" stroke-width="14" />
      <rect x="375" y="130" width="450" height="450" fill="${band}" />
      <rect x="389" y="144" width="422" height="422" fill="${lamp}" />
      <g
        transform="translate(444 199) scale(13)"
        fill="none"
        stroke="${onLamp}"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`;
  },
};

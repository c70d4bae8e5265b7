import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";
import { colors } from "./styles.ts";

const RINGS = [500, 410, 320, 230] as const;

/** A light in the dark: rings around the trade's mark. */
export const social: SocialPicture = {
  alt: "Light in the dark around the mark of a trade",
  render: ({ words, motif, palette }) => {
    const { night, light, onLight } = colors(palette).light;
    const rings = RINGS.map(
      (radius, index) =>
        html`<circle cx="600" cy="315" r="${radius}" fill="${light}" fill-opacity="${0.05 + index * 0.02}" />`,
    );
    return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${night}" />
      <path d="M600 315L-60-40V-400H500zM600 315L1260 670V1030H700z" fill="${light}" fill-opacity=".12" />
      ${rings}
      <circle cx="600" cy="315" r="150" fill="${light}" />
      <g
        transform="translate(498 213) scale(8.5)"
        fill="none"
        stroke="${onLight}"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`;
  },
};

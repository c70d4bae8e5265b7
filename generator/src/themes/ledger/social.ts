import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

/** Lines of a column, each as long as a line of text is. */
const column = (x: number, top: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((line) => `M${x} ${top + line * 34}h${line === 7 ? 120 : 250 - ((line * 37) % 3) * 9}`)
    .join("");

/** The first page of a paper whose picture is the trade's mark. */
export const social: SocialPicture = {
  alt: "First page of a paper with the mark of a trade",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.tint}" />
      <rect x="90" y="60" width="1020" height="600" fill="${light.ground}" />
      <path d="M150 176H1050M150 186H1050" stroke="${light.ink}" stroke-width="3" />
      <path d="M330 122H870" stroke="${light.ink}" stroke-width="34" />
      <rect x="450" y="230" width="600" height="400" fill="${light.accent}" />
      <path d="${column(150, 254)}" stroke="${light.border}" stroke-width="9" stroke-opacity=".7" />
      <path d="M424 230V630" stroke="${light.line}" stroke-width="3" />
      <path d="M150 540h210M150 580h150" stroke="${light.accent}" stroke-width="18" />
      <g
        transform="translate(612 292) scale(11.5)"
        fill="none"
        stroke="${light.onAccent}"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`,
};

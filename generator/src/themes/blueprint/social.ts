import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

const steps = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index * 60 + 15)).join("");

/** A ruled sheet with the trade's mark, its measures and an empty title block. */
export const social: SocialPicture = {
  alt: "Plan on a ruled sheet with the mark of a trade",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.band}" />
      <path
        d="${steps(20, (at) => `M${at} 0V630`)}${steps(11, (at) => `M0 ${at}H1200`)}"
        stroke="${light.onBand}"
        stroke-opacity=".12"
        stroke-width="2"
      />
      <g fill="none" stroke="${light.onBand}" stroke-width="4">
        <path d="M30 30H1170V600H30zM850 600V470H1170M850 535H1170M1010 470V535" />
        <path d="M372 540H732M372 522V558M732 522V558M292 105V465M274 105H310M274 465H310" stroke-width="3" />
        <path d="M332 285H772M552 65V505" stroke-width="2" stroke-dasharray="22 8 4 8" stroke-opacity=".55" />
      </g>
      <g
        transform="translate(372 105) scale(15)"
        fill="none"
        stroke="${light.onBand}"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`,
};

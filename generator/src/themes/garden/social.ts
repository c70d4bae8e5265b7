import { html } from "../../html.ts";
import type { SocialPicture } from "../theme.ts";

/** Hills under a sun, which is the trade's mark. */
export const social: SocialPicture = {
  alt: "Hills under a sun that bears the mark of a trade",
  render: ({ words, motif, palette: { light } }) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${light.tint}" />
      <path d="M600 60c160-16 236 92 214 232s-122 214-256 190-206-118-182-252S470 74 600 60z" fill="${light.accent}" />
      <path d="M-20 630V470Q220 350 520 470T1220 400V630z" fill="${light.accent}" fill-opacity=".42" />
      <path d="M-20 640V560Q320 450 640 540T1220 500V640z" fill="${light.band}" />
      <path
        d="M150 560C150 470 170 420 230 370M150 500C120 460 100 450 60 440M170 440c50-10 80-30 100-70"
        fill="none"
        stroke="${light.band}"
        stroke-width="10"
        stroke-linecap="round"
      />
      <g
        transform="translate(506 156) scale(7.6)"
        fill="none"
        stroke="${light.onAccent}"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round">${motif}</g>
    ${words}</svg>`,
};

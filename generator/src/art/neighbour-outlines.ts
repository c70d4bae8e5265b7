import type { Html } from "../html.ts";
import { html } from "../html.ts";
import type { CountyOutline } from "../local-facts.ts";

/** The outlines of a county's neighbors, in place around its own. */
export function neighbourOutlines({ neighbours }: CountyOutline): Html[] {
  return neighbours.map(
    ({ path, x, y, scale }) =>
      html`<path d="${path}" transform="translate(${x} ${y}) scale(${scale})" />`,
  );
}

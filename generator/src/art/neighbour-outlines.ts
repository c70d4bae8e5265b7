import { decimal } from "../decimal.ts";
import type { Html } from "../html.ts";
import { escapeHtml, raw } from "../html.ts";
import type { CountyOutline } from "../local-facts.ts";

/** The outlines of a county's neighbors, in place around its own. */
export function neighbourOutlines({ neighbours }: CountyOutline): Html {
  let paths = "";
  for (const { path, x, y, scale } of neighbours) {
    const place = `translate(${decimal(x)} ${decimal(y)}) scale(${decimal(scale)})`;
    paths += `<path d="${escapeHtml(path)}" transform="${place}" />`;
  }
  return raw(paths);
}

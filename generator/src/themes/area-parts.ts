import { hubMap } from "../art/hub-map.ts";
import type { AreaSection } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { countedNoun } from "../text.ts";
import { link, row, term } from "./parts.ts";

/** The picture of the places, or nothing where no outline is known. */
export const areaPicture = ({ map }: AreaSection): Html | null => map && hubMap(map, "numbered");

/** The places of the picture, by their numbers. */
export const nearbyList = ({ nearby }: AreaSection): Html | null =>
  nearby.length === 0
    ? null
    : html`<ol class="places">
    ${nearby.map(({ name, state, miles, compass }, index) => html`<li><b>${index + 1}</b> <span>${`${name}, ${state}`}</span> <span>${`${countedNoun(miles, "mile")} ${compass}`}</span></li>`)}
  </ol>`;

/** Places that the business named, the local facts, the ZIP codes, and links to maps. */
export function areaFacts({ served, facts, zips, mapLinks }: AreaSection): Html {
  const more = zips.total - zips.listed.length;
  const codes = [zips.listed.join(" "), more > 0 && ` and ${more} more`];
  const lines: HtmlValue[] = [
    served.length > 0 && term("Also served", served.join(", "), "area.served"),
    facts.map(row),
    zips.total > 0 && term("ZIP codes", codes, "area.zips"),
    mapLinks.length > 0 &&
      term(
        "Maps",
        mapLinks.map((item) => html`${link(item)} `),
      ),
  ];
  return html`<dl class="rows">${lines}</dl>`;
}

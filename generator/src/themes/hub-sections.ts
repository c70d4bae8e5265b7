import { hubMap, isNumberedList } from "../art/hub-map.ts";
import type {
  HubMap,
  HubSection,
  Link,
  Offer,
  PlaceLink,
  StatePlaces,
} from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { link } from "./parts.ts";

type Of<Kind extends HubSection["kind"]> = Extract<HubSection, { kind: Kind }>;

/**
 * The content of a section that only sites of many pages have, the same for every theme: lists of the classes
 * `tiles`, `rows`, `near hub` and `note`, to be formed by its style sheets.
 */
export function hubInside(content: HubSection): HtmlValue {
  switch (content.kind) {
    case "hub":
      return hub(content);
    case "directory":
      return directory(content);
    case "nearest":
      return nearest(content);
    case "offers":
    default:
      return offers(content);
  }
}

/** A few places are listed next to the map, with its numbers; many are listed below it. */
function hub({ map, places, all }: Of<"hub">): HtmlValue {
  if (map !== null && !isNumberedList(map))
    return [mapCard(map), DOTS, chips(places), all && more(all)];
  const items = places.map(
    ({ href, name, detail }, index) =>
      html`<li><b>${index + 1}</b>${place(href, name)} <span>${detail}</span></li>`,
  );
  return html`<div class="near hub">
    ${map && hubMap(map, "numbered")}
    <div>
      <ol>
        ${items}
      </ol>
      ${all && more(all)}
    </div>
  </div>`;
}

/** The explanation where there are too many dots for numbers. */
const DOTS = html`<p class="by">The ring marks the first place; every other dot is one of the places on this site.</p>`;

const mapCard = (map: HubMap) => html`<div class="near hub">${hubMap(map, "plain")}</div>`;

const chips = (places: readonly PlaceLink[]) =>
  html`<ul class="chips">
    ${places.map(({ href, name }) => html`<li>${place(href, name)}</li>`)}
  </ul>`;

const directory = ({ states }: Of<"directory">): HtmlValue => states.map(stateList);

const stateList = ({ name, counties }: StatePlaces): Html =>
  html`<h3 class="state">${name}</h3>
    <dl class="rows">
      ${counties.map(
        (county) => html`<div>
        <dt>${county.name ?? "Other places"}</dt>
        <dd>${county.places.map(({ href, name: city, detail }) => html`<p>${place(href, city)} ${detail}</p>`)}</dd>
      </div>`,
      )}
    </dl>`;

function nearest({ places, all }: Of<"nearest">): HtmlValue {
  return [tiles(places.map(nearTile)), more(all)];
}

const nearTile = ({ href, name, detail }: PlaceLink): Html =>
  html`<li>
    <h3>${place(href, name)}</h3>
    <p>${detail}</p>
  </li>`;

function offers({ items, all }: Of<"offers">): HtmlValue {
  return [tiles(items.map(offer)), all && more(all)];
}

const offer = ({ title, text, href }: Offer): Html =>
  html`<li>
    <h3>${place(href, title)}</h3>
    ${text && html`<p>${text}</p>`}
  </li>`;

const tiles = (items: readonly Html[]) => html`<ul class="tiles">${items}</ul>`;
const more = (all: Link) => html`<p class="note">${link(all)}</p>`;
const place = (href: string | null, name: string): HtmlValue =>
  href === null ? html`<b class="here">${name}</b>` : link({ href, text: name });
